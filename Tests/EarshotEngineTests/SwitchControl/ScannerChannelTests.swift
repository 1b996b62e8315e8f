import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import Testing

/// Status, speech and sounds of the scanner (`switch-control.md` B12), raw switches (B11), geometry and settings (B5).
@Suite struct ScannerChannelTests {
  let form: [Sketch] = [
    .button("a").at(0, 1, width: 4, height: 1), .button("b").at(4, 1, width: 4, height: 1),
    .button("c").at(8, 1, width: 4, height: 1), .slider("d", value: "40%").at(0, 2, width: 4, height: 1),
    .button("e").at(4, 2, width: 4, height: 1), .button("f").at(0, 3, width: 4, height: 1),
  ]

  @Test func whatIsHighlightedIsSpokenOnAChannelOfItsOwn() {
    let stage = Stage(
      form + [.group("Tools", [.button("g").at(0, 4), .button("h").at(0, 5)])],
      on: [.voiceOver, .switchControl],
      settings: .scanning {
        $0.speaks = true
        $0.playsSounds = true
      })
    stage.listen()
    stage.press(.select)
    stage.press(.previous)
    stage.press(.select)
    stage.press(.next)
    stage.press(.select)
    stage.press(.previous)
    stage.press(.previous)
    stage.press(.previous)
    #expect(
      stage.heard == [
        "Row 1, 3 items", "(click)", "a", "(tick)", "Back, Row 1, 3 items", "(click)", "Row 1, 3 items",
        "(tick)", "d, 40%", "(click)", "Tap", "(tick)", "Back, d, 40%", "(tick)", "Escape", "(tick)",
        "Point Mode",
      ])
    #expect(stage.spoken == [])
    #expect(stage.engine.sounds.sounds.count == 1)
  }

  @Test func aGroupIsSpokenByItsLabelAndHidingIsHeard() {
    let stage = Stage(
      [.group("Tools", [.button("g"), .button("h")]), .button("i")], on: [.switchControl],
      settings: .scanning {
        $0.speaks = true
        $0.playsSounds = true
        $0.loops = 1
      })
    stage.advance(by: .seconds(2))
    #expect(stage.heard == ["Tools", "(tick)", "i", "(off)"])
  }

  @Test func valuesAreSpokenAsVoiceOverPutsThemIntoWords() {
    let secret = Sketch(role: .secureTextField, label: "Password").with { $0.value = "3" }
    let stage = Stage(
      [.toggle("Gift", value: "1"), .toggle("News", value: "0"), secret, .field("Name", value: "Ada")],
      on: [.switchControl], settings: .scanning { $0.speaks = true })
    stage.advance(by: .seconds(3))
    #expect(stage.heard == ["Gift, on", "News, off", "Password, 3 characters", "Name, Ada"])
  }

  @Test func theStatusTellsWhatTheScannerWaitsFor() {
    let stage = Stage(form, on: [.switchControl])
    stage.advance(by: .milliseconds(1300))
    let status = stage.engine.scanner
    #expect(status.state == .scanning && status.mode == .item)
    #expect(status.highlight == .element(stage.id("d")))
    #expect(status.interval == ScannerInterval(kind: .move, start: .seconds(1), end: .seconds(2)))
    stage.press(.select)
    let menu = stage.engine.scanner
    #expect(menu.menu?.entries.map(\.name) == ["Tap", "Increment", "Decrement", "Point Mode", "Escape"])
    #expect(menu.menu?.current == 0 && menu.menu?.element == stage.id("d") && menu.depth == 1)
  }

  @Test func aPointIsTappedWhereAnElementIsOrElseByTheHost() {
    let stage = Stage(form, on: [.switchControl], settings: .scanning { $0.tapBehavior = .always })
    stage.engine.screenSize = CellSize(width: 12, height: 6)
    stage.press(.previous)
    stage.press(.select)
    stage.press(.select)
    let point = stage.engine.scanner
    #expect(point.mode == .point && point.highlight == .band(.columns, 0...3))
    for _ in 1...3 { stage.press(.select) }
    stage.advance(by: .milliseconds(500))
    #expect(stage.engine.scanner.highlight == .line(.rows, 1))
    #expect(stage.press(.select).action == stage.tap("a"))
    for _ in 1...4 { stage.press(.select) }
    #expect(stage.rows.suffix(2) == ["tap at 0,0 → —", "xBand 0–3"])
    #expect(stage.engine.scanner.point == ScannerPoint())
  }

  @Test func aHostThatKnowsWhereThingsStandGivesRowsAndPoints() {
    let sketches: [Sketch] = ["a", "b", "c", "d", "e", "f"].map { .button($0) }
    let stage = Stage(sketches, on: [.switchControl])
    #expect(stage.engine.scanner.highlight == .element(stage.id("a")))
    let grid = Grid(of: ["a", "b", "c", "d", "e", "f"].map(stage.id))
    stage.engine.geometry = grid
    stage.settle()
    #expect(stage.rows == ["[a]", "keep [a]"])
    #expect(stage.engine.scanner.depth == 1)
    stage.press(.previous)
    #expect(stage.rows.last == "<row0>")
  }

  /// Three elements a row.
  final class Grid: ScreenGeometry {
    let ids: [NodeID]

    init(of ids: [NodeID]) { self.ids = ids }

    func frame(of node: NodeID) -> CellRect? {
      ids.firstIndex(of: node).map { CellRect(column: $0 % 3 * 4, row: $0 / 3, width: 4, height: 1) }
    }
  }

  @Test func aSwitchThatNobodyKnowsIsRefused() {
    let stage = Stage(form, on: [.switchControl])
    let error = EngineError.unknownSwitch("foot", known: ["select", "next", "previous"])
    #expect(throws: error) { try stage.engine.perform(.switchControl(.press("foot"))) }
    #expect(
      error.description
        == "There is no switch \"foot\"; known are \"select\", \"next\", \"previous\". Switches "
        + "are defined in the settings of Switch Control.")
  }

  @Test("design §11, 43: a key that comes again too soon is ignored")
  func aKeyThatComesAgainTooSoonIsIgnored() {
    let stage = Stage(
      form, on: [.switchControl], settings: .scanning { $0.ignoreRepeat = .milliseconds(300) })
    stage.press(.key(.next))
    stage.advance(by: .milliseconds(299))
    stage.press(.key(.next))
    stage.press(.key(.previous))
    stage.advance(by: .milliseconds(1))
    stage.press(.key(.next))
    #expect(stage.rows == ["{row1: a b c}", "[d]", "ignored (repeat)", "{row1: a b c}", "[d]"])
  }

  @Test func settingsOutOfTheirRangeAreTakenAsTheNearest() {
    var settings = SwitchControlSettings()
    settings.interval = .zero
    settings.loops = 99
    settings.autoHide = .milliseconds(1)
    settings.manyItems = 0
    settings.pointBand = -1
    #expect(settings.interval == .milliseconds(100))
    #expect(settings.loops == 10)
    #expect(settings.autoHide == .seconds(1))
    #expect(settings.manyItems == 1)
    #expect(settings.pointBand == 1)
  }

  @Test func aChangeOfStyleTakesEffectAtOnce() {
    let stage = Stage(form, on: [.switchControl])
    stage.engine.settings.switchControl.style = .manual
    #expect(stage.clock.nextDeadline == nil)
    stage.engine.settings.switchControl.style = .auto
    #expect(stage.clock.nextDeadline == .seconds(1))
  }

  @Test func ungroupingKeepsTheHighlightedElement() {
    let stage = Stage(form, on: [.switchControl])
    stage.press(.select)
    stage.press(.next)
    stage.engine.settings.switchControl.groupsItems = false
    stage.settle()
    #expect(stage.rows.last == "keep [b]")
    #expect(stage.engine.scanner.depth == 0)
  }
}

extension Stage {
  /// What was heard of the scanner.
  var heard: [String] {
    engine.scannerFeedback.entries.map {
      switch $0.signal {
      case .speech(let text): text
      case .sound(let sound): "(\(sound.rawValue))"
      }
    }
  }
}
