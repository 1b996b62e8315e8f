import Testing

@testable import EarshotServe

@Suite("Dialogues") struct DialogueTests {
  /// The answer to a line about an engine: what it has besides what all have, and its events.
  private func answer(_ members: String = "", now: String = "0", voiceOver: String, _ events: String...)
    -> String
  {
    #"{"ok":true,\#(members)"now":\#(now),"deadline":null,"cursors":{"voiceover":\#(voiceOver),"#
      + #""switchcontrol":null},"events":[\#(events.joined(separator: ","))]}"#
  }

  private func stop(_ sequence: Int, _ node: Int, _ label: String, _ caption: String, time: String = "0")
    -> String
  {
    #"{"event":"stop","sequence":\#(sequence),"time":\#(time),"technology":"voiceover","node":\#(node),"#
      + #""label":"\#(label)"},{"event":"sound","sequence":\#(sequence + 1),"time":\#(time),"#
      + #""sound":"focusMoved","node":\#(node)},"#
      + #"{"event":"utterance","sequence":\#(sequence + 2),"time":\#(time),"node":\#(node),"caption":"\#(caption)","#
      + #""description":"\#(caption)","hint":"","language":"","isAudible":true},"#
      + request(node, "scrollToVisible")
  }

  private func request(_ node: Int, _ action: String) -> String {
    #"{"event":"request","node":\#(node),"action":"\#(action)","technology":"voiceover"}"#
  }

  @Test func aSessionBeginsWithItsVersion() {
    let conversation = Conversation(hasBegun: false)
    #expect(
      conversation.say(#"{"id":1,"op":"create"}"#)
        == #"{"id":1,"error":{"code":"version","path":"","message":"#
        + #""Begin with {\"op\":\"hello\",\"version\":1}, so that both speak the same version."}}"#)
    #expect(
      conversation.say(#"{"id":2,"op":"hello","version":1}"#)
        == #"{"id":2,"ok":true,"version":1,"maxLine":1048576,"maxNodes":1000000,"maxEngines":256}"#)
    #expect(conversation.say(#"{"id":3,"op":"create"}"#) == #"{"id":3,"ok":true}"#)
  }

  @Test func whatTheUserDoesIsAnsweredWithWhatHappens() {
    let conversation = Conversation()
    #expect(conversation.say(Conversation.form) == answer(voiceOver: "null"))
    #expect(conversation.say(#"{"op":"enable","technology":"voiceover"}"#) == answer(voiceOver: "null"))
    #expect(
      conversation.say(#"{"op":"settle"}"#)
        == answer(voiceOver: "2", stop(1, 2, "Subscribe", "Subscribe, Heading")))
    #expect(
      conversation.say(#"{"op":"item","node":4}"#)
        == answer(
          #""done":false,"#, voiceOver: "4",
          stop(4, 4, "Newsletter", "Newsletter, Switch button, off, Double tap to toggle setting")
            .replacing(
              #""description":"Newsletter, Switch button, off, Double tap to toggle setting","hint":"""#,
              with: #""description":"Newsletter, Switch button, off","hint":"Double tap to toggle setting""#))
    )
    #expect(
      conversation.say(#"{"op":"voiceover","command":"activate"}"#)
        == answer(
          #""done":false,"#, voiceOver: "4",
          #"{"event":"sound","sequence":7,"time":0,"sound":"activated","node":4}"#, request(4, "activate")))
    #expect(
      conversation.say(#"{"op":"apply","nodes":[{"id":4,"role":"toggle","label":"Newsletter","value":"1"}]}"#)
        == answer(voiceOver: "4"))
    #expect(
      conversation.say(#"{"op":"settle"}"#)
        == answer(
          voiceOver: "4",
          #"{"event":"utterance","sequence":8,"time":0,"node":4,"caption":"on","description":"on","hint":"","#
            + #""language":"","isAudible":true}"#))
    #expect(
      conversation.say(#"{"op":"voiceover","command":"last"}"#).contains(#""cursors":{"voiceover":5,"#))
    #expect(
      conversation.say(#"{"op":"voiceover","command":"next"}"#)
        == answer(
          #""done":true,"#, voiceOver: "5",
          #"{"event":"sound","sequence":12,"time":0,"sound":"boundary","node":null}"#))
  }

  @Test func bindingsFollowAndMoveTheCursorsOfTheirScope() throws {
    let conversation = Conversation()
    conversation.showForm()
    conversation.say(#"{"op":"enable","technology":"switchcontrol"}"#)
    conversation.say(#"{"op":"createBinding","binding":"at","type":"enum"}"#)
    conversation.say(#"{"op":"createBinding","binding":"here","type":"bool","technologies":["voiceover"]}"#)
    for (node, name) in [(3, "name"), (4, "news"), (5, "send")] {
      conversation.say(#"{"op":"bind","binding":"at","node":\#(node),"value":"\#(name)"}"#)
    }
    conversation.say(#"{"op":"bind","binding":"here","node":4,"value":true}"#)
    #expect(
      try conversation.events(#"{"op":"settle"}"#, "focus") == [
        ["event": "focus", "binding": "at", "value": "name"]
      ])
    conversation.say(#"{"op":"setBinding","binding":"here","value":true}"#)
    #expect(
      try conversation.events(#"{"op":"settle"}"#, "focus") == [
        ["event": "focus", "binding": "at", "value": "news"],
        ["event": "focus", "binding": "here", "value": true],
      ])
    let state = try conversation.ask(#"{"op":"state"}"#)
    #expect(state["cursors"] == ["voiceover": 4, "switchcontrol": 3])
    #expect(state["bindings"] == ["at": "news", "here": true])
    conversation.say(#"{"op":"setBinding","binding":"here","value":false}"#)
    conversation.say(#"{"op":"settle"}"#)
    #expect(try conversation.ask(#"{"op":"state"}"#)["cursors"] == ["voiceover": .null, "switchcontrol": 3])
  }

  @Test func aRequestThatNobodyMeetsIsADiagnosticInTheProgramsNames() throws {
    let conversation = Conversation()
    conversation.showForm()
    conversation.say(#"{"op":"createBinding","binding":"at","type":"enum"}"#)
    conversation.say(#"{"op":"setBinding","binding":"at","value":"moon"}"#)
    #expect(
      try conversation.events(#"{"op":"settle"}"#, "diagnostic") == [
        [
          "event": "diagnostic",
          "message": """
          Focus binding "at" was set to value "moon", but no element that can be reached carries it; the binding stays as \
          it was. Write it in the turn that shows the element.
          """,
        ]
      ])
  }

  @Test func enginesAreSeparate() throws {
    let conversation = Conversation()
    conversation.showForm()
    conversation.say(#"{"op":"create","engine":"b"}"#)
    let tree = #"{"op":"apply","engine":"b","root":7,"nodes":[{"id":7,"children":[8]},{"id":8,"label":"B"}]}"#
    conversation.say(tree.replacing(#""id":7,"#, with: #""id":7,"role":"window","#))
    conversation.say(#"{"op":"enable","engine":"b","technology":"voiceover"}"#)
    #expect(try conversation.events(#"{"op":"settle","engine":"b"}"#, "stop").count == 1)
    #expect(try conversation.ask(#"{"op":"state","engine":"b"}"#)["speech"] == "B")
    #expect(try conversation.ask(#"{"op":"state"}"#)["speech"] == "Subscribe, Heading")
    #expect(conversation.say(#"{"op":"destroy","engine":"b"}"#) == #"{"ok":true}"#)
    #expect(conversation.say(#"{"op":"settle","engine":"b"}"#).contains(#""code":"unknown""#))
    #expect(conversation.say(#"{"op":"create","engine":"b"}"#) == #"{"ok":true}"#)
  }

  @Test func timeGoesOnWhenToldAndWhatIsDueHappens() throws {
    let conversation = Conversation()
    conversation.showForm()
    conversation.say(#"{"op":"announce","text":"Saved","priority":"low"}"#)
    let waiting = try conversation.ask(#"{"op":"settle"}"#)
    #expect(waiting["deadline"] == 1080)
    #expect(try conversation.events(#"{"op":"advance","to":1079.999}"#, "utterance") == [])
    let spoken = try conversation.events(#"{"op":"advance","to":1080}"#, "utterance")
    #expect(spoken.count == 1 && spoken[0].text.contains(#""time":1080,"node":null,"caption":"Saved""#))
    #expect(
      try conversation.events(#"{"op":"advance","to":5000}"#, "announcement") == [
        ["event": "announcement", "text": "Saved", "wasSuccessful": true]
      ])
  }

  @Test func theTextOfASecureFieldIsACount() throws {
    let conversation = Conversation()
    conversation.say(
      #"{"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[2]},"#
        + #"{"id":2,"role":"secureTextField","label":"Code","value":"4"}]}"#)
    conversation.say(#"{"op":"enable","technology":"voiceover"}"#)
    let spoken = try conversation.events(#"{"op":"settle"}"#, "utterance")
    #expect(spoken.count == 1 && spoken[0].text.contains("Code, 4 characters, Secure text field"))
  }

  @Test func logsAreToldInParts() throws {
    let conversation = Conversation()
    conversation.showForm()
    for _ in 0..<3 { conversation.say(#"{"op":"voiceover","command":"next"}"#) }
    let part = try conversation.ask(#"{"op":"stops","from":1,"count":2}"#)
    #expect(part["total"] == 4)
    guard case .array(let stops) = part["stops"] else {
      Issue.record("\(part)")
      return
    }
    #expect(stops.map { $0.text.contains(#""label":"Name""#) } == [true, false])
    #expect(part["first"] == 1)
    #expect(try conversation.ask(#"{"op":"utterances","from":9}"#)["utterances"] == [])
  }

  @Test func logsAreForgotten() throws {
    let conversation = Conversation()
    conversation.showForm()
    for _ in 0..<2 { conversation.say(#"{"op":"voiceover","command":"next"}"#) }
    #expect(conversation.say(#"{"op":"forgetLogs"}"#) == answer(voiceOver: "4"))
    let stops = try conversation.ask(#"{"op":"stops"}"#)
    #expect(stops["total"] == 3 && stops["first"] == 3 && stops["stops"] == [])
    #expect(
      conversation.say(#"{"op":"voiceover","command":"next"}"#)
        == answer(
          #""done":false,"#, voiceOver: "5",
          stop(10, 5, "Send", "Send, Button, Actions available")
            .replacing(
              #""description":"Send, Button, Actions available""#, with: #""description":"Send, Button""#)))
    let utterances = try conversation.ask(#"{"op":"utterances"}"#)
    #expect(utterances["total"] == 4 && utterances["first"] == 2)
    let last = try conversation.ask(#"{"op":"utterances","from":3}"#)
    #expect(last["first"] == 3 && last["utterances"]?.text.contains("Send, Button") == true)
  }
}
