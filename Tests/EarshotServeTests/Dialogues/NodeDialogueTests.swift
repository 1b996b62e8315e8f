import Testing

@testable import EarshotServe

/// Long lists, relations and offered actions, as a program meets them.
@Suite("Dialogues about nodes") struct NodeDialogueTests {
  /// A conversation in which VoiceOver is on.
  private func conversation(_ tree: String) -> Conversation {
    let conversation = Conversation()
    conversation.say(tree)
    conversation.say(#"{"op":"enable","technology":"voiceover"}"#)
    conversation.say(#"{"op":"settle"}"#)
    return conversation
  }

  private func captions(_ request: String, in conversation: Conversation) throws -> [JSON?] {
    try conversation.events(request, "utterance").map { event in
      guard case .object(let members) = event else { return nil }
      return members["caption"]
    }
  }

  private func requests(_ request: String, in conversation: Conversation) throws -> [JSON] {
    try conversation.events(request, "request").filter { !$0.text.contains("scrollToVisible") }
  }

  /// Three rows of a list of 1,000.
  private func window(from first: Int) -> String {
    let rows = first..<first + 3
    let children = rows.map { "\($0 + 10)" }.joined(separator: ",")
    let nodes = rows.map { #",{"id":\#($0 + 10),"role":"button","label":"Row \#($0)"}"# }.joined()
    return #"{"id":2,"role":"list","label":"Rows","children":[\#(children)],"#
      + #""virtualChildren":{"firstIndex":\#(first),"count":1000}}\#(nodes)"#
  }

  @Test func aLongListIsSentWindowByWindow() throws {
    let conversation = conversation(
      #"{"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[2]},\#(window(from: 0))]}"#)
    for row in 1...2 {
      #expect(
        try captions(#"{"op":"voiceover","command":"next"}"#, in: conversation) == [
          .string("Row \(row), Button")
        ])
    }
    let next = try requests(#"{"op":"voiceover","command":"next"}"#, in: conversation)
    #expect(
      next == [
        [
          "event": "request", "node": 2, "action": "provideChildren", "technology": "voiceover",
          "forward": true,
          "first": 3, "count": 16,
        ]
      ])
    conversation.say(#"{"op":"apply","nodes":[\#(window(from: 3))]}"#)
    #expect(try captions(#"{"op":"settle"}"#, in: conversation) == ["Row 3, Button"])
    #expect(try captions(#"{"op":"voiceover","command":"next"}"#, in: conversation) == ["Row 4, Button"])
    #expect(try captions(#"{"op":"voiceover","command":"previous"}"#, in: conversation) == ["Row 3, Button"])
    let back = try requests(#"{"op":"voiceover","command":"previous"}"#, in: conversation)
    #expect(back.count == 1 && back[0].text.contains(#""forward":false,"first":0,"count":3"#))
  }

  @Test func aProgramThatSendsNothingEndsTheWay() throws {
    let conversation = conversation(
      #"{"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[2]},\#(window(from: 0))]}"#)
    conversation.say(#"{"op":"item","node":12}"#)
    conversation.say(#"{"op":"voiceover","command":"next"}"#)
    let sounds = try conversation.events(#"{"op":"settle"}"#, "sound")
    #expect(sounds.count == 1 && sounds[0].text.contains(#""sound":"boundary""#))
    #expect(try conversation.ask(#"{"op":"state"}"#)["speech"] == "Row 2, Button")
  }

  @Test func relationsAreSpokenAndJumpedAlong() throws {
    let conversation = conversation(
      #"""
      {"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[2,3,4,5]},{"id":2,"role":"text","label":"Name"},{"id":3,"role":"textField","labelledBy":[2],"describedBy":[4],"errorMessage":[5],"isInvalid":true},{"id":4,"role":"text","label":"As on your card"},{"id":5,"role":"text","label":"Missing"}]}
      """#)
    let field = try captions(#"{"op":"item","node":3}"#, in: conversation)
    #expect(field == ["Name, Text field, Missing, As on your card, Double tap to edit"])
    #expect(try captions(#"{"op":"voiceover","command":"error-message"}"#, in: conversation) == ["Missing"])
    let back = try captions(#"{"op":"voiceover","command":"relation-source"}"#, in: conversation)
    #expect(back == field)
  }

  @Test func anActionOfAGroupSaysWhatItWasDoneOn() throws {
    let conversation = conversation(
      #"""
      {"op":"declare","root":1,"nodes":[{"id":1,"role":"window","children":[2]},{"id":2,"role":"list","label":"Mail","children":[3,4],"customActions":["Delete"],"offersActionsOnChildren":true},{"id":3,"role":"button","label":"Ada"},{"id":4,"role":"button","label":"Ben"}]}
      """#)
    conversation.say(#"{"op":"item","node":4}"#)
    #expect(
      try requests(#"{"op":"action","name":"Delete"}"#, in: conversation) == [
        [
          "event": "request", "node": 2, "action": "custom", "element": 4, "technology": "voiceover",
          "name": "Delete",
        ]
      ])
  }
}
