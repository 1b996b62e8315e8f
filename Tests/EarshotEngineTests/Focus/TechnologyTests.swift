import EarshotAccessibility
import EarshotEngine
import Testing

/// R28–R34: several technologies.
@Suite struct TechnologyTests {
  let both: [AssistiveTechnology] = [.voiceOver, .switchControl]
  let buttons: [Sketch] = [.button("a"), .button("b"), .button("c")]

  @Test("R28: a scoped binding neither sees nor moves other technologies")
  func aScopedBindingSeesOnlyItsTechnology() {
    let stage = Stage(buttons, on: [.switchControl])
    let flag = stage.flag("v", on: "b", for: .voiceOver)
    #expect(stage.scan(to: "b") == [])
    stage.scan(to: "a")
    flag.value = true
    #expect(stage.settle() == [])
    #expect(stage.scanner == "a")
    #expect(stage.engine.takeDiagnostics() == [])
  }

  @Test("R29: a scoped write moves only its technologies")
  func aScopedWriteMovesOnlyItsTechnology() {
    let stage = Stage(buttons, on: both)
    let flag = stage.flag("s", on: "b", for: .switchControl)
    flag.value = true
    #expect(stage.settle() == ["s=true"])
    #expect(stage.scanner == "b")
    #expect(stage.voiceOver == "a")
  }

  @Test(
    "R30, R31, R33: the union, the empty set and no scope mean all technologies",
    arguments: [[.voiceOver, .switchControl], []] as [AccessibilityTechnologies])
  func theAggregateTakesTheLatestMover(_ scope: AccessibilityTechnologies) {
    let stage = Stage(buttons, on: both)
    stage.move(to: "c")
    stage.scan(to: "c")
    _ = stage.choice("f", on: "a", "b", for: scope)
    #expect(stage.move(to: "a") == ["f=a"])
    stage.press(.previous)
    #expect(stage.settle() == ["f=b"])
    #expect(stage.scan(to: "c") == ["f=a"])
    #expect(stage.move(to: "c") == ["f=nil"])
  }

  @Test("R31, design §11, 18: a relocation counts as a move")
  func aRelocationCountsAsAMove() {
    let stage = Stage([.button("x"), .button("a"), .button("b")], on: both)
    _ = stage.choice("f", on: "a", "b")
    stage.scan(to: "b")
    #expect(stage.scanner == "b" && stage.voiceOver == "x")
    stage.show([.button("a"), .button("b")])
    #expect(stage.settle() == ["f=a"])
  }

  @Test("R32: an aggregate write moves every technology that can reach the element")
  func anAggregateWriteMovesAll() {
    let stage = Stage([.button("a"), .button("b"), .text("t")], on: both)
    let choice = stage.choice("f", on: "b", "t")
    choice.value = "b"
    #expect(stage.settle() == ["f=b"])
    #expect(stage.voiceOver == "b" && stage.scanner == "b")
    choice.value = "t"
    #expect(stage.settle() == ["f=t"])
    #expect(stage.voiceOver == "t" && stage.scanner == "b")
  }

  @Test("R28, R32: what only the scanner is asked for must be scannable")
  func aScannerIsNotSentToAText() {
    let stage = Stage([.button("a"), .text("t")], on: both)
    let flag = stage.flag("s", on: "t", for: .switchControl)
    flag.value = true
    #expect(stage.settle() == [])
    #expect(stage.engine.takeDiagnostics().count == 1)
  }

  @Test("R6, design §11, 16: a dismissed scanner keeps its highlight, but not the value")
  func aDismissedScannerKeepsItsHighlight() {
    let stage = Stage(buttons, on: [.switchControl])
    let choice = stage.choice("f", on: "a", "b")
    #expect(choice.value == "a")
    choice.value = nil
    #expect(stage.settle() == ["f=nil"])
    #expect(stage.scanner == "a")
    #expect(stage.engine.scanner.highlight == .element(stage.id("a")))
    stage.press(.next)
    #expect(stage.settle() == ["f=b"])
  }

  @Test("R6: after its dismissal the scanner may be asked for the same element again")
  func aDismissedScannerCanBeAskedAgain() {
    let stage = Stage(buttons, on: [.switchControl])
    let choice = stage.choice("f", on: "a")
    choice.value = nil
    stage.settle()
    choice.value = "a"
    #expect(stage.settle() == ["f=a"])
    #expect(stage.engine.items.stops.count == 2)
  }

  @Test("R34: the keyboard focus is not a technology")
  func theKeyboardFocusSetsNoBinding() {
    let stage = Stage([.field("a")], on: [])
    let flag = stage.flag("f", on: "a")
    stage.show([.field("a")], keyboard: "a")
    #expect(stage.settle() == [])
    #expect(!flag.value)
  }
}
