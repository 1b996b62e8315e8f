import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// The scanner in lists of which only a window is in the tree.
@Suite struct LongListScanTests {
  static var manual: EngineSettings {
    var settings = EngineSettings()
    settings.switchControl.style = .manual
    return settings
  }

  func list(
    _ count: Int, window: Range<Int>, size: Int = 10, settings: EngineSettings = manual,
    isScanned: @escaping (Int) -> Bool = { _ in true }
  ) -> LongList {
    LongList(count: count, window: window, size: size, settings: settings, on: .switchControl) { index in
      let role: Role = isScanned(index) ? .button : .text
      return AccessibilityNode(id: LongList.id(index), role: role, label: "row \(index)")
    }
  }

  @Test func theHighlightGoesThroughWindowsAndLeavesTheListBehindTheLast() {
    let list = list(35, window: 0..<10)
    list.press(.next)
    list.press(.select)
    var labels = [list.cursor(of: .switchControl)]
    for _ in 1..<35 {
      list.press(.next)
      labels.append(list.cursor(of: .switchControl))
    }
    #expect(labels == (0..<35).map { "row \($0)" })
    list.press(.next)
    guard case .exit = list.engine.scanner.highlight else {
      Issue.record("The list was not left.")
      return
    }
    list.press(.previous)
    #expect(list.cursor(of: .switchControl) == "row 34")
    list.press(.next)
    list.press(.next)
    #expect(list.cursor(of: .switchControl) == "row 0")
    list.press(.previous)
    list.press(.previous)
    #expect(list.cursor(of: .switchControl) == "row 34")
    #expect(list.largestTree <= 16)
  }

  @Test func rowsThatAreNotScannedArePassedWindowByWindow() {
    let list = list(200, window: 0..<10) { $0 % 60 == 0 || $0 < 3 }
    list.press(.next)
    list.press(.select)
    for _ in 0..<3 { list.press(.next) }
    #expect(list.cursor(of: .switchControl) == "row 60")
    list.press(.previous)
    #expect(list.cursor(of: .switchControl) == "row 2")
  }

  @Test func timeMovesTheHighlightPastTheWindow() {
    var settings = EngineSettings()
    settings.switchControl.style = .auto
    let list = list(100, window: 0..<10, settings: settings)
    list.press(.next)
    list.press(.select)
    let stop = list.engine.scanner.interval?.end
    #expect(stop != nil)
    for _ in 0..<30 { list.advance(by: settings.switchControl.interval + .seconds(1)) }
    let rows = list.engine.items.stops.map(\.label).filter { $0.hasPrefix("row") }
    #expect(rows.count > 20)
    #expect(rows == (0..<rows.count).map { "row \($0)" })
  }

  @Test func aScanThatHidesOnTheWayWaitsForNothingAnyMore() {
    var settings = EngineSettings()
    settings.switchControl.groupsItems = false
    settings.switchControl.loops = 1
    let list = LongList(
      count: 5, window: 0..<1, size: 1, settings: settings, on: .switchControl, hasNeighbours: false
    ) { index in
      AccessibilityNode(id: LongList.id(index), role: index < 3 ? .button : .text, label: "row \(index)")
    }
    let isFirst = list.engine.focusBinding(Bool.self, for: .switchControl)
    isFirst.bind(LongList.id(2))
    list.settle()
    for _ in 0..<2 { list.advance(by: .seconds(1)) }
    #expect(isFirst.value)
    list.advance(by: .seconds(1))
    list.settle()
    #expect(list.engine.scanner.state == .hidden)
    #expect(!isFirst.value)
    #expect(list.engine.state.scanner.awaited == nil)
    #expect(list.engine.takeDiagnostics() == [])
  }

  @Test func aListThatGoesEndsTheStepAtOnce() throws {
    let list = list(100, window: 0..<10)
    list.press(.next)
    list.press(.select)
    for _ in 0..<9 { list.press(.next) }
    try list.engine.putBack(list.engine.perform(.switchControl(.next)).requests)
    let root = AccessibilityNode(id: NodeID(1), role: .window, children: [NodeID(3), NodeID(4)])
    try list.engine.apply(TreeUpdate(nodes: [root]))
    list.engine.settle()
    #expect(list.engine.state.scanner.awaited == nil)
    #expect(list.engine.takeActionRequests().allSatisfy { $0.action == .scrollToVisible })
    #expect(["before", "after"].contains(list.cursor(of: .switchControl)))
  }

  @Test func thatNothingCanBeScannedInWhatWasSentIsNotReported() throws {
    let list = list(30, window: 0..<10) { $0 < 10 }
    list.press(.next)
    list.press(.select)
    for _ in 0..<10 { list.press(.next) }
    #expect(list.asked == [10..<26, 20..<30])
    #expect(list.engine.takeDiagnostics() == [])
  }

  @Test func timeMayGoByWhileThereIsNothingToScan() throws {
    var settings = EngineSettings()
    settings.switchControl.groupsItems = false
    let list = LongList(
      count: 100, window: 0..<10, size: 10, settings: settings, on: .switchControl, hasNeighbours: false
    ) { index in
      AccessibilityNode(
        id: LongList.id(index), role: index % 50 == 0 ? .button : .text, label: "row \(index)")
    }
    #expect(list.cursor(of: .switchControl) == "row 0")
    try list.engine.perform(.switchControl(.next))
    list.show(10..<20)
    list.clock.advance(by: .seconds(60))
    #expect(list.engine.scanner.state == .idle)
    list.show(50..<60)
    list.settle()
    #expect(list.cursor(of: .switchControl) == "row 50")
  }

  @Test func aHostThatSendsNothingIsTheEndOfTheList() {
    let list = list(100, window: 0..<3)
    list.provides = false
    list.press(.next)
    list.press(.select)
    for _ in 0..<3 { list.press(.next) }
    guard case .exit = list.engine.scanner.highlight else {
      Issue.record("The list was not left.")
      return
    }
  }

  @Test func listsWithoutAGroupOfTheirOwnAreScannedOnTheScreen() {
    var settings = Self.manual
    settings.switchControl.groupsItems = false
    let list = list(25, window: 0..<10, settings: settings)
    var labels: [String?] = []
    for _ in 0..<28 {
      labels.append(list.cursor(of: .switchControl))
      list.press(.next)
    }
    #expect(labels == ["before"] + (0..<25).map { "row \($0)" } + ["after", "before"])
  }

  @Test func anotherInputGivesTheStepUp() throws {
    let list = list(100, window: 0..<3)
    list.press(.next)
    list.press(.select)
    for _ in 0..<2 { list.press(.next) }
    list.engine.beginTurn(.command)
    try list.engine.perform(.switchControl(.next))
    try list.engine.perform(.switchControl(.previous))
    list.show(0..<20)
    list.settle()
    list.engine.endTurn()
    #expect(list.cursor(of: .switchControl) == "row 1")
  }
}
