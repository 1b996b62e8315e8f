import EarshotAccessibility
import EarshotEngine
import Testing

/// Reading by characters, words and lines (`voiceover.md` 4.4).
@Suite struct RotorTextTests {
  func spoken(_ stage: Stage, _ commands: VoiceOverCommand...) -> [String] {
    stage.listen()
    for command in commands { stage.perform(command) }
    return stage.spoken
  }

  let forward = VoiceOverCommand.rotorNext
  let back = VoiceOverCommand.rotorPrevious

  @Test func charactersAreReadOneByOneAndThePlaceIsRemembered() {
    let stage = Stage([.text("a b")])
    #expect(spoken(stage, forward, forward, forward, back, back) == ["a", "space", "b", "space", "a"])
    #expect(stage.perform(back).sound == .boundary)
    #expect(stage.voiceOver == "a b")
    #expect(stage.engine.items.stops.count == 1)
  }

  @Test func theTextIsLabelAndValue() {
    let stage = Stage([.field("First name", value: "Ada"), .toggle("on", value: "1")])
    stage.perform(.setRotor(.words))
    #expect(spoken(stage, forward, forward, forward, back) == ["First", "name", "Ada", "name"])
    stage.perform(.next)
    #expect(spoken(stage, forward, forward) == ["on"])
  }

  @Test func nothingIsAheadOfTheLastPieceNorBehindTheFirst() {
    let stage = Stage([.text("one two")])
    stage.perform(.setRotor(.words))
    #expect(stage.perform(back).hitBoundary)
    stage.perform(forward)
    stage.perform(forward)
    #expect(stage.perform(forward) == CommandOutcome(sound: .boundary))
    #expect(spoken(stage, back) == ["one"])
  }

  @Test func linesThatAreEmptyAreSkipped() {
    let stage = Stage([.text("one two\n\nthree")])
    stage.perform(.setRotor(.lines))
    #expect(spoken(stage, forward, forward, back) == ["one two", "three", "one two"])
  }

  @Test func thePlaceIsSharedByTheKindsAndForgottenWhenTheCursorLeaves() {
    let stage = Stage([.text("one two"), .text("x")])
    stage.perform(.move(.words, forward: true))
    stage.perform(.move(.words, forward: true))
    #expect(spoken(stage, .move(.characters, forward: false)) == ["space"])
    stage.perform(.next)
    stage.perform(.previous)
    #expect(spoken(stage, .move(.words, forward: true)) == ["one"])
  }

  @Test func aSecretIsNotRead() {
    let stage = Stage([.secret("PIN", count: 4)])
    #expect(spoken(stage, forward, forward, forward, forward) == ["P", "I", "N"])
  }

  @Test func textThatGetsShorterIsReadFromWhereItEnds() {
    let stage = Stage([.text("t").with { $0.label = "one two three" }])
    stage.perform(.setRotor(.words))
    for _ in 1...3 { stage.perform(forward) }
    stage.show([.text("t").with { $0.label = "four" }])
    #expect(stage.perform(forward).hitBoundary)
    #expect(spoken(stage, back) == ["four"])
  }

  @Test func inTheFieldBeingEditedTheCaretMoves() {
    let stage = Stage([.field("f", value: "text")])
    stage.show([.field("f", value: "text")], keyboard: "f")
    stage.settle()
    stage.listen()
    #expect(
      stage.perform(forward).requests == [stage.request(.moveCaret(by: .character, forward: true), "f")])
    stage.perform(.setRotor(.words))
    #expect(stage.perform(back).requests == [stage.request(.moveCaret(by: .word, forward: false), "f")])
    stage.perform(.setRotor(.lines))
    #expect(stage.perform(forward).requests == [stage.request(.moveCaret(by: .line, forward: true), "f")])
    #expect(stage.spoken == ["Words", "Lines"])
  }

  @Test func anElementWithTheKeyboardFocusThatTakesNoTextIsRead() {
    let stage = Stage([.button("b")])
    stage.show([.button("b")], keyboard: "b")
    stage.settle()
    #expect(stage.perform(forward).requests == [])
    #expect(stage.engine.utterances.last?.caption == "b")
  }

  @Test func aCursorThatIsNowhereReadsNothing() {
    #expect(Stage().perform(forward).sound == .empty)
  }
}
