import EarshotAccessibility
import EarshotEngine
import Testing

/// The manual style (design §11, 20; `switch-control.md` B2).
@Suite struct SwitchControlTests {
  @Test func theHighlightWrapsOverScannableElements() {
    let stage = Stage(
      [.text("t"), .button("a"), .button("off").disabled, .group("g", [.field("b")]), .text("u")],
      on: [.switchControl])
    var visited = [stage.scanner]
    for _ in 1...2 {
      stage.press(.next)
      visited.append(stage.scanner)
    }
    for _ in 1...2 {
      stage.press(.previous)
      visited.append(stage.scanner)
    }
    #expect(visited == ["a", "b", "a", "b", "a"])
  }

  @Test func anExplicitAnswerDecidesWhetherAnElementIsScanned() {
    let yes = Sketch.text("yes").with { $0.respondsToUserInteraction = true }
    let no = Sketch.button("no").with { $0.respondsToUserInteraction = false }
    let action = Sketch.text("action").with { $0.customActions = ["Delete"] }
    let stage = Stage([no, yes, action], on: [.switchControl])
    #expect(stage.scanner == "yes")
    stage.press(.next)
    #expect(stage.scanner == "action")
  }

  @Test func selectTapsAtOnce() {
    let stage = Stage([.button("a")], on: [.switchControl])
    #expect(
      stage.press(.select).requests == [
        ActionRequest(target: stage.id("a"), action: .activate, technology: .switchControl)
      ])
  }

  @Test func withNothingToScanThereIsNoHighlight() {
    let stage = Stage([.text("a")], on: [.switchControl])
    #expect(stage.scanner == nil)
    #expect(stage.press(.next).sound == .empty)
    #expect(stage.press(.select).sound == .empty)
  }

  @Test func anElementThatIsDisabledLosesTheHighlight() {
    let stage = Stage([.button("a"), .button("b"), .button("c")], on: [.switchControl])
    stage.scan(to: "b")
    stage.show([.button("a"), .button("b").disabled, .button("c")])
    stage.settle()
    #expect(stage.scanner == "c")
    stage.show([.button("a"), .button("b").disabled, .button("c").disabled])
    stage.settle()
    #expect(stage.scanner == "a")
  }

  @Test func theHighlightAndVoiceOversCursorAreIndependent() {
    let stage = Stage([.button("a"), .button("b")], on: [.voiceOver, .switchControl])
    stage.press(.next)
    #expect(stage.voiceOver == "a")
    #expect(stage.scanner == "b")
  }
}
