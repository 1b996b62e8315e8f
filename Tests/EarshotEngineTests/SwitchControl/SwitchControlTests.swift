import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import Testing

/// What is scanned, and what the switches do (`switch-control.md` B2–B7).
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

  @Test func selectOpensTheMenuAndItsFirstEntryTaps() {
    let stage = Stage([.button("a"), .button("b")], on: [.switchControl])
    #expect(stage.press(.select).requests == [])
    #expect(stage.press(.select).action == stage.tap("a"))
    #expect(stage.rows == ["[a]", "menu(a): Tap", "tap a", "[a]"])
  }

  @Test func withAlwaysTapSelectTapsAtOnce() {
    let stage = Stage(
      [.button("a"), .button("b")], on: [.switchControl], settings: .scanning { $0.tapBehavior = .always })
    stage.press(.next)
    #expect(stage.press(.select).action == stage.tap("b"))
    stage.press(.previous)
    #expect(stage.rows == ["[a]", "[b]", "tap b", "[a]", "[Menu]"])
  }

  @Test func aTapByADeadlineIsHandedOutBesideTheCommands() {
    let stage = Stage(
      [.button("a"), .button("b")], on: [.switchControl], settings: .scanning { $0.tapBehavior = .auto })
    #expect(stage.press(.select) == CommandOutcome())
    stage.advance(by: .milliseconds(749))
    stage.settle()
    #expect(!stage.engine.takeActionRequests().contains(stage.tap("a")))
    stage.advance(by: .milliseconds(1))
    #expect(stage.engine.takeActionRequests().contains(stage.tap("a")))
  }

  @Test func withNothingToScanItIsIdleUntilThereIsSomething() {
    let stage = Stage([.text("a")], on: [.switchControl])
    #expect(stage.engine.scanner.state == .idle)
    #expect(stage.press(.next) == CommandOutcome())
    stage.show([.text("a"), .button("b")])
    stage.settle()
    stage.place()
    #expect(stage.rows == ["— (idle)", "ignored (idle)", "[b]"])
    stage.show([.text("a")])
    stage.settle()
    #expect(stage.rows.last == "— (idle)")
    #expect(stage.clock.nextDeadline == nil)
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

  @Test func whileItIsOffNothingRuns() {
    let stage = Stage([.button("a"), .button("b")], on: [.switchControl])
    #expect(stage.clock.nextDeadline == .seconds(1))
    stage.engine.disable(.switchControl)
    #expect(stage.clock.nextDeadline == nil)
    #expect(stage.engine.scanner == ScannerStatus())
  }

  @Test func aModalContainerKeepsTheScanInside() {
    let stage = Stage(
      [.group("g", [.button("a"), .dialog("d", [.button("b"), .button("c")])]), .button("e")],
      on: [.switchControl])
    for _ in 1...2 { stage.press(.next) }
    #expect(stage.rows == ["[b]", "[c]", "[b]"])
  }

  @Test func anActionThatTheElementOffersIsAsked() {
    let stage = Stage([.button("a").offering("Delete"), .button("b")], on: [.switchControl])
    stage.press(.select)
    stage.press(.next)
    let expected = ActionRequest(target: stage.id("a"), action: .custom("Delete"), technology: .switchControl)
    #expect(stage.press(.select).action == expected)
    #expect(stage.rows.suffix(3) == ["menu(a): Delete", "action Delete a", "[a]"])
  }

  @Test func stepsOfAValueAreAskedAndTheMenuStays() {
    let stage = Stage([.slider("a"), .button("b")], on: [.switchControl])
    stage.press(.select)
    stage.press(.next)
    stage.press(.next)
    let request = ActionRequest(target: stage.id("a"), action: .decrement, technology: .switchControl)
    #expect(stage.press(.select).action == request)
    #expect(stage.press(.select).action == request)
    #expect(stage.engine.scanner.menu?.current == 2)
  }

  @Test func entriesOfTheHostAreHandedToIt() {
    let stage = Stage(
      [.button("a"), .button("b")], on: [.switchControl], settings: .scanning { $0.hostEntries = [.settings] }
    )
    stage.press(.select)
    stage.press(.next)
    stage.press(.select)
    #expect(stage.engine.takeMenuChoices() == [.settings])
    #expect(stage.engine.takeMenuChoices() == [])
    #expect(stage.rows.suffix(3) == ["menu(a): Settings", "Settings", "[a]"])
  }
}

extension EngineSettings {
  /// Settings with these changes for the scanner.
  static func scanning(_ change: (inout SwitchControlSettings) -> Void) -> EngineSettings {
    var settings = EngineSettings()
    change(&settings.switchControl)
    return settings
  }
}

extension Stage {
  /// The results in the scanner's log.
  var rows: [String] {
    engine.scannerLog.entries.map { $0.result.description { self.label($0) ?? "?" } }
  }

  func tap(_ label: String) -> ActionRequest {
    ActionRequest(target: id(label), action: .activate, technology: .switchControl)
  }
}
