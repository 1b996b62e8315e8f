import EarshotAccessibility
import EarshotTime
import TestSupport
import Testing

@testable import EarshotEngine

/// `switch-control.md` B13, over 1,000 generated screens each.
@Suite("Properties of the scanner (switch-control.md B13)") struct ScannerPropertyTests {
  static let seeds = 1...1000 as ClosedRange<UInt64>

  @Test("B13.1: the same events give the same outputs, however the advance of the clock is split")
  func splittingTheClockChangesNothing() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let settings = generator.settings()
      let inputs = generator.inputs(for: screen, count: 8)
      let whole = try ScannerStage(screen, settings)
      let split = try ScannerStage(screen, settings)
      for input in inputs {
        let time = Duration.milliseconds(input.time)
        whole.advance(to: time)
        while split.clock.now < time {
          split.advance(
            to: min(time, split.clock.now + .milliseconds(Int.random(in: 1...900, using: &generator.random))))
        }
        whole.play(input)
        split.play(input)
      }
      #expect(whole.rows == split.rows, "seed \(seed)")
      #expect(whole.engine.takeActionRequests() == split.engine.takeActionRequests(), "seed \(seed)")
    }
  }

  @Test(
    "B13.2: every scannable element is reached with next and select, and with select alone in the auto style")
  func everyElementIsReached() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let manual = try ScannerStage(screen, .scanning { $0.style = .manual })
      #expect(manual.reached { manual.press(.next) } == manual.scannable, "seed \(seed)")
      let auto = try ScannerStage(screen, .scanning { $0.loops = nil })
      let found = auto.reached { auto.advance(to: auto.clock.now + .seconds(1)) }
      #expect(found == auto.scannable, "seed \(seed), auto")
    }
  }

  @Test("B13.3: every level can be left with the switches")
  func everyLevelCanBeLeft() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let stage = try ScannerStage(screen, .scanning { $0.style = .manual })
      for _ in 0..<12 { stage.press(generator.random.pick([.select, .next, .previous])) }
      if stage.engine.scanner.mode == .point { stage.leavePointMode() }
      for _ in 0..<400 where stage.engine.scanner.depth > 0 {
        stage.press(stage.highlight.isExit ? .select : .next)
      }
      #expect(stage.engine.scanner.depth == 0 && stage.engine.scanner.mode == .item, "seed \(seed)")
    }
  }

  @Test("B13.4: there are no more taps than selects and dwells, and no more dwells than moves")
  func nothingIsTappedUnasked() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let stage = try ScannerStage(screen, generator.settings())
      var selects = 0
      var moves = 0
      for input in generator.inputs(for: screen, count: 10) where !["press", "release"].contains(input.kind) {
        stage.advance(to: .milliseconds(input.time))
        stage.play(input)
        selects += input.kind == "select" ? 1 : 0
        moves += input.kind == "next" || input.kind == "previous" ? 1 : 0
      }
      let taps = stage.engine.scannerLog.entries.count { $0.result.isTap }
      #expect(taps <= selects + stage.dwells && stage.dwells <= moves, "seed \(seed)")
    }
  }

  @Test("B13.5: the groups, one after the other, are in the order without groups")
  func groupsKeepTheOrder() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let grouped = try ScannerStage(screen)
      let flat = try ScannerStage(screen, .scanning { $0.groupsItems = false })
      #expect(grouped.scanOrder == flat.scanOrder, "seed \(seed)")
      #expect(flat.engine.state.rootEntries().allSatisfy { $0.identity == nil })
    }
  }

  @Test("B13.6: without input the auto style hides after loops × (candidates × interval + pause)")
  func anUntouchedScanEnds() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      let screen = generator.screen()
      let loops = Int.random(in: 1...3, using: &generator.random)
      let pause = Int.random(in: 0...2, using: &generator.random) * 300
      let stage = try ScannerStage(
        screen,
        .scanning {
          $0.loops = loops
          $0.pauseOnFirst = .milliseconds(pause)
        })
      guard stage.engine.scanner.state != .idle else { continue }
      let count = stage.engine.state.rootEntries().count
      let end = Duration.milliseconds(loops * (count * 1000 + pause))
      stage.advance(to: end - .milliseconds(1))
      #expect(stage.engine.scanner.state == .scanning, "seed \(seed)")
      stage.advance(to: end)
      #expect(stage.engine.scanner.state == .hidden, "seed \(seed)")
    }
  }

  @Test("B13.7, B13.8: after every change highlight and binding are live, and all is as in a fresh scanner")
  func theHighlightIsLiveAfterEveryChange() throws {
    for seed in Self.seeds {
      var generator = ScreenGenerator(seed: seed)
      var screen = generator.screen()
      let settings = generator.settings()
      let stage = try ScannerStage(screen, settings)
      for step in 0..<2 {
        for input in generator.inputs(for: screen, count: 3, from: step * 5000) {
          stage.advance(to: .milliseconds(input.time))
          stage.play(input)
        }
        screen = generator.changed(screen)
        try stage.show(screen)
        stage.rest()
        check(stage, "seed \(seed), step \(step)")
      }
      #expect(stage.scanOrder == (try ScannerStage(screen, settings).scanOrder), "seed \(seed)")
    }
  }

  private func check(_ stage: ScannerStage, _ comment: Comment) {
    #expect(stage.isLive(stage.highlight), comment)
    let bound = stage.focus.value.map { stage.names.id($0) }
    #expect(bound.map(stage.scannable.contains) ?? true, comment)
    let isActive = stage.engine.scanner.state == .scanning || stage.engine.scanner.state == .paused
    #expect(isActive || stage.highlight == .nothing && bound == nil, comment)
  }
}

extension ScreenGenerator {
  /// Settings that leave nothing as it is.
  mutating func settings() -> EngineSettings {
    .scanning {
      $0.style = random.pick(ScanningStyle.allCases)
      $0.tapBehavior = random.pick(TapBehavior.allCases)
      $0.afterTap = random.pick(AfterTap.allCases)
      $0.groupsItems = random.chance(80)
      $0.loops = random.pick([1, 2, nil])
      $0.autoHide = random.pick([nil, .seconds(3)])
      $0.pauseOnFirst = random.pick([.zero, .milliseconds(500)])
      $0.holdDuration = random.pick([.zero, .milliseconds(200)])
      $0.moveRepeat = random.pick([nil, .milliseconds(400)])
      $0.longPress = random.pick([nil, .milliseconds(700)])
      $0.ignoreRepeat = random.pick([.zero, .milliseconds(300)])
      $0.switches = [AssistiveSwitch("N", .next), AssistiveSwitch("S", .select, long: .stop)]
    }
  }

  /// Inputs with random times between them.
  mutating func inputs(for screen: [Trace.Node], count: Int, from start: Int = 0) -> [Trace.Input] {
    let ids = screen.allIDs + ["nothing"]
    var time = start
    return (0..<count).map { _ in
      time += random.pick([0, 1, 250, 500, 750, 1000, 1500])
      return input(time: time, ids: ids)
    }
  }
}

extension ScannerStage {
  /// The elements that are highlighted when every group is entered once; `move` goes on to the next candidate.
  func reached(_ move: () -> Void) -> Set<NodeID> {
    var found: Set<NodeID> = []
    var entered: Set<ScannerGroup.Identity> = []
    let start = highlight
    var isNew = true
    for _ in 0..<1000 {
      if highlight == start, engine.scanner.depth == 0 {
        guard isNew else { break }
        isNew = false
      }
      let former = (found.count, entered.count)
      switch highlight {
      case .element(let id):
        found.insert(id)
        move()
      case .group(let group) where entered.insert(group.identity).inserted: press(.select)
      case .exit: press(.select)
      default: move()
      }
      isNew = isNew || former != (found.count, entered.count)
    }
    return found
  }

  /// All elements as they are scanned, groups one after the other.
  var scanOrder: [String] {
    engine.state.rootEntries().flatMap { engine.state.members(of: $0) }.map(names.name)
  }

  func leavePointMode() {
    for _ in 0..<8 where highlight.isSweep { press(.select) }
    for _ in 0..<20 where engine.scanner.mode == .point {
      if case .menuEntry(.itemMode, _) = highlight { press(.select) } else { press(.next) }
    }
  }

  /// Whether what is highlighted is in the scan tree.
  func isLive(_ highlight: ScannerHighlight) -> Bool {
    switch highlight {
    case .nothing, .band, .line, .menu: true
    case .element(let id): engine.state.scanPath(to: .leaf(id)) != nil
    case .group(let group): engine.state.scanPath(to: .group(group.identity)) != nil
    case .exit(let group): engine.state.scanPath(to: .exit(group.identity)) != nil
    case .menuEntry(_, let id), .menuExit(let id):
      engine.scanner.mode == .point || id.map { engine.state.scanPath(to: .leaf($0)) != nil } ?? true
    }
  }
}

extension ScannerHighlight {
  fileprivate var isExit: Bool {
    switch self {
    case .exit, .menuExit: true
    default: false
    }
  }

  fileprivate var isSweep: Bool {
    switch self {
    case .band, .line: true
    default: false
    }
  }
}

extension ScannerResult {
  fileprivate var isTap: Bool {
    switch self {
    case .tap, .tapAt: true
    default: false
    }
  }
}
