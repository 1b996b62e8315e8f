import EarshotAccessibility
import EarshotEngine
import Testing

@Suite struct LogTests {
  @Test func entriesCarryWhatHappenedWhenAndWhy() {
    let stage = Stage(
      [.text("a"), .button("b")], on: [.voiceOver, .switchControl],
      settings: .scanning { $0.style = .manual })
    stage.advance(by: .seconds(2))
    stage.perform(.next)
    let stops = stage.engine.items.stops.map {
      "\($0.sequence) \($0.time) \($0.technology.name) \($0.label) \($0.cause)"
    }
    #expect(
      stops == [
        "1 0.0 seconds VoiceOver a placement", "4 0.0 seconds Switch Control b placement",
        "6 2.0 seconds VoiceOver b command",
      ])
    let utterances = stage.engine.utterances.utterances.map {
      "\($0.sequence) \($0.time) \($0.label) \($0.cause) \($0.tokens.map(\.kind))"
    }
    #expect(utterances.count == 2)
    #expect(utterances[1].hasPrefix("8 2.0 seconds b command"))
    #expect(stage.engine.utterances.last?.tokens == [.init(.label, "b"), .init(.role, "Button")])
  }

  @Test func aLaterUtteranceInterruptsOneThatStillLasts() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    stage.perform(.next)
    stage.advance(by: .milliseconds(299))
    stage.perform(.next)
    stage.advance(by: .milliseconds(300))
    stage.perform(.first)
    #expect(stage.spoken == ["a", "b", "c", "a"])
    #expect(stage.engine.utterances.utterances.map(\.isInterrupted) == [true, true, false, false])
  }

  @Test func anUtteranceLastsAsLongAsItsTextAndThePauseBeforeItsHint() throws {
    let stage = Stage([.field("Email")])
    let utterance = try #require(stage.engine.utterances.last)
    #expect(utterance.caption == "Email, Text field, Double tap to edit")
    #expect(utterance.description == "Email, Text field")
    #expect(utterance.hint == "Double tap to edit")
    #expect(utterance.duration == .milliseconds(37 * 60 + 500))
  }

  @Test("design §11, 15: a later landing in the turn replaces an earlier one, both are logged")
  func landingsOfOneTurnAreAllLogged() {
    let stage = Stage([.text("a"), .text("b"), .text("c")])
    let choice = stage.choice("f", on: "b", "c")
    stage.advance(by: .seconds(9))
    stage.listen()
    stage.engine.beginTurn(.other)
    choice.value = "b"
    stage.settle()
    choice.value = "c"
    stage.settle()
    stage.engine.endTurn()
    #expect(stage.spoken == ["b", "c"])
    #expect(stage.engine.utterances.utterances.map(\.isInterrupted) == [false, true, false])
    #expect(stage.engine.items.stops.map(\.label) == ["a", "b", "c"])
  }
}
