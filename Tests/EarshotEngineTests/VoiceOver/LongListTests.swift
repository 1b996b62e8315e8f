import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// Lists of which only a window is in the tree.
@Suite struct LongListTests {
  let million = 1_000_000

  @Test func nextWalksThroughWindowsAsThroughOneList() {
    let list = LongList(count: million, window: 0..<48)
    list.perform(.next)
    list.listen()
    for index in 1...500 {
      list.perform(.next)
      #expect(list.cursor() == "row \(index)")
    }
    #expect(list.spoken == (1...500).map { "row \($0)" })
    #expect(list.asked.map(\.lowerBound) == Array(stride(from: 48, through: 500, by: 48)))
    #expect(list.largestTree <= 64)
    #expect(list.boundaries == 0)
  }

  @Test func previousWalksBackToTheBeginning() {
    let list = LongList(count: million, window: 0..<48)
    list.perform(.last)
    #expect(list.visited(.previous) == ["row 999999"])
    for index in (999_500..<999_999).reversed() {
      list.perform(.previous)
      #expect(list.cursor() == "row \(index)")
    }
    #expect(list.asked.first == 999_952..<1_000_000)
    #expect(list.largestTree <= 64)
  }

  @Test func aWindowThatOverlapsIsAsGood() {
    let list = LongList(count: 100, window: 0..<10)
    list.provides = false
    list.perform(.item(LongList.id(9)))
    list.listen()
    list.engine.beginTurn(.command)
    let outcome = try? list.engine.perform(.voiceOver(.next))
    #expect(outcome?.action?.action == .provideChildren(10..<26, forward: true))
    #expect(outcome?.action?.target == LongList.listID)
    #expect(outcome?.move == nil)
    list.show(5..<15)
    #expect(list.cursor() == "row 9")
    list.engine.settle()
    #expect(list.cursor() == "row 10")
    list.engine.endTurn()
    #expect(list.spoken == ["row 10"])
  }

  @Test func theEndsOfTheScreenAndOfTheListAreReached() {
    let list = LongList(count: million, window: 500..<548)
    #expect(list.visited(.next) == ["row 0"])
    #expect(
      list.visited(.previous, .last, .previous, .next, .first) == [
        "before", "after", "row 999999", "after", "before",
      ])
    #expect(list.boundaries == 0)
    #expect(list.visited(.previous) == ["before"])
    #expect(list.boundaries == 1)
  }

  @Test func theListItselfCanBeginAndEndTheScreen() {
    let list = LongList(count: 200, window: 100..<148)
    var root = AccessibilityNode(id: NodeID(1), role: .window, children: [LongList.listID])
    root.details.keepsOrder = true
    _ = try? list.engine.apply(TreeUpdate(nodes: [root]))
    list.settle()
    #expect(list.visited(.first, .last, .next) == ["row 0", "row 199", "row 199"])
    #expect(list.boundaries == 1)
  }

  @Test func aHostThatSendsNothingIsTheEndOfTheList() {
    let list = LongList(count: million, window: 0..<48)
    list.provides = false
    list.perform(.item(LongList.id(47)))
    list.listen()
    #expect(list.visited(.next) == ["row 47"])
    #expect(list.boundaries == 1)
    list.engine.beginTurn(.command)
    _ = try? list.engine.perform(.voiceOver(.next))
    list.engine.settle()
    list.engine.settle()
    #expect(list.boundaries == 1)
    list.engine.endTurn()
    #expect(list.boundaries == 2)
    #expect(list.spoken == [])
    let missing = EngineDiagnostic.childNotSent(LongList.listID, index: 48)
    #expect(list.engine.takeDiagnostics() == [missing, missing])
    list.show(40..<88)
    list.settle()
    #expect(list.cursor() == "row 47")
    #expect(list.spoken == [])
    #expect(list.visited(.next) == ["row 48"])
  }

  @Test func anotherCommandGivesTheWayUp() {
    let list = LongList(count: million, window: 0..<48)
    list.perform(.item(LongList.id(47)))
    list.engine.beginTurn(.command)
    _ = try? list.engine.perform(.voiceOver(.next))
    _ = try? list.engine.perform(.voiceOver(.previous))
    list.show(20..<68)
    list.settle()
    list.engine.endTurn()
    #expect(list.cursor() == "row 46")
  }

  @Test func aFocusRequestGoesBeforeTheWay() {
    let list = LongList(count: million, window: 0..<48)
    let focus = list.engine.focusBinding(Bool.self)
    focus.bind(NodeID(4))
    list.perform(.item(LongList.id(47)))
    list.listen()
    list.engine.beginTurn(.command)
    _ = try? list.engine.perform(.voiceOver(.next))
    focus.value = true
    list.show(48..<96)
    list.settle()
    list.engine.endTurn()
    #expect(list.spoken == ["after, Button"])
    #expect(list.cursor() == "after")
  }

  @Test func positionsAreThoseOfTheWholeList() {
    let list = LongList(count: million, window: 500..<548)
    #expect(list.engine.tree.position(of: LongList.id(502)) == ElementPosition(index: 503, count: million))
    list.perform(.item(LongList.id(502)))
    list.listen()
    list.perform(.whereAmI)
    #expect(list.spoken == ["row 502, 503 of 1000000"])
  }

  @Test func onlyTheEndsOfTheWholeListAreSpokenAsItsBounds() {
    let list = LongList(count: 100, window: 0..<50, size: 50)
    list.listen()
    list.perform(.next)
    #expect(list.spoken == ["list, row 0, List start"])
    list.perform(.item(LongList.id(49)))
    list.perform(.next)
    #expect(list.spoken.suffix(2) == ["row 49", "row 50"])
    list.perform(.item(LongList.id(99)))
    #expect(list.spoken.last == "row 99, List end")
  }

  @Test func readingGoesOnPastTheWindow() {
    let list = LongList(count: 30, window: 0..<10, size: 10)
    list.listen()
    list.perform(.readAll(fromTop: true))
    list.advance(by: .seconds(80))
    #expect(list.spoken.count == 32)
    #expect(list.spoken.last == "after, Button")
    #expect(!list.engine.isReadingAll)
  }

  @Test func readingGoesOnWithAHostThatSettlesBeforeItTakesWhatIsAskedFor() {
    let list = LongList(count: 30, window: 0..<10, size: 10)
    list.listen()
    list.perform(.readAll(fromTop: true))
    while let deadline = list.clock.nextDeadline {
      list.clock.advance(by: deadline - list.clock.now)
      list.engine.settle()
      list.settle(list.engine.takeActionRequests())
    }
    #expect(list.spoken.count == 32)
    #expect(list.spoken.last == "after, Button")
    #expect(list.engine.takeDiagnostics() == [])
  }

  @Test func readingEndsWhereTheHostSendsNothing() {
    let list = LongList(count: 30, window: 0..<3)
    list.provides = false
    list.perform(.readAll(fromTop: true))
    list.advance(by: .seconds(20))
    #expect(!list.engine.isReadingAll)
    #expect(list.cursor() == "row 2")
    #expect(list.boundaries == 1)
  }

  @Test func wrappingAroundAsksForTheOtherEnd() {
    let list = LongList(count: 100, window: 0..<10, size: 10, settings: .wrapping)
    #expect(list.visited(.previous, .next, .next) == ["after", "before", "row 0"])
  }

  @Test func groupedNavigationStepsIntoTheList() {
    let list = LongList(count: 100, window: 40..<50, size: 10, settings: .grouped)
    #expect(list.visited(.next, .next, .previous, .moveIn) == ["list", "after", "list", "row 0"])
    #expect(list.visited(.previous, .next) == ["row 0", "row 1"])
    for _ in 2..<100 { list.perform(.next) }
    #expect(list.cursor() == "row 99")
    #expect(list.visited(.next, .moveOut) == ["row 99", "list"])
    #expect(list.largestTree <= 14)
  }

  @Test func anEmptyWindowIsFilledWhenTheCursorComes() {
    let list = LongList(count: 100, window: 0..<0, size: 10)
    #expect(list.visited(.next, .previous, .last, .previous) == ["row 0", "before", "after", "row 99"])
  }

  @Test func theCostIsThatOfTheWindow() {
    func cost(_ count: Int) -> WorkCounters {
      let list = LongList(count: count, window: 0..<48)
      for _ in 0..<500 { list.perform(.next) }
      for _ in 0..<100 { list.perform(.previous) }
      list.perform(.last)
      list.perform(.first)
      return list.engine.counters
    }
    let (small, large) = (cost(1_000), cost(1_000_000))
    #expect(small == large)
    #expect(large.slotsTouched < 3_000)
    #expect(large.nodesVisited < 10_000)
  }

  @Test(arguments: [
    (VirtualChildren(firstIndex: -1, count: 10), 2), (VirtualChildren(firstIndex: 0, count: 1), 2),
    (VirtualChildren(firstIndex: 9, count: 10), 2), (VirtualChildren(firstIndex: 0, count: -1), 0),
    (VirtualChildren(firstIndex: .max, count: .max), 1), (VirtualChildren(firstIndex: 0, count: .min), 2),
  ])
  func aWindowOutsideOfItsListIsRefused(_ window: VirtualChildren, _ children: Int) {
    let list = LongList(count: 10, window: 0..<2)
    var node = AccessibilityNode(id: LongList.listID, role: .list)
    node.children = (0..<children).map(LongList.id)
    node.details.virtualChildren = window
    let error = TreeError.windowOutOfList(LongList.listID, window: window, children: children)
    #expect(throws: error) { try list.engine.apply(TreeUpdate(nodes: [node])) }
    #expect(list.engine.tree.count == 6)
    #expect(error.description.contains("#2"))
  }
}

/// Long lists inside one another, and among other things.
@Suite struct NestedListTests {
  @Test func rowsMayHoldSeveralElementsAndListsOfTheirOwn() throws {
    let engine = Engine()
    func node(_ id: UInt64, _ role: Role, _ children: [UInt64] = [], _ window: VirtualChildren? = nil)
      -> AccessibilityNode
    {
      var node = AccessibilityNode(id: NodeID(id), role: role, label: "\(id)")
      node.children = children.map(NodeID.init)
      node.details.virtualChildren = window
      return node
    }
    let outer = VirtualChildren(firstIndex: 3, count: 5)
    let inner = VirtualChildren(firstIndex: 2, count: 4)
    try engine.apply(
      TreeUpdate(
        nodes: [
          node(1, .window, [2]), node(2, .generic, [20, 21], outer), node(20, .generic, [30, 31]),
          node(30, .text), node(31, .generic, [40], inner), node(40, .text), node(21, .text),
        ], root: NodeID(1)))
    engine.enable(.voiceOver)
    engine.settle()
    try engine.perform(.voiceOver(.item(NodeID(40))))
    func asked(_ command: VoiceOverCommand) throws -> ActionRequest? {
      try engine.perform(.voiceOver(command)).action
    }
    func provide(_ id: UInt64, _ range: Range<Int>, forward: Bool) -> ActionRequest {
      ActionRequest(
        target: NodeID(id), action: .provideChildren(range, forward: forward), technology: .voiceOver)
    }
    #expect(try asked(.next) == provide(31, 3..<4, forward: true))
    #expect(try asked(.previous) == provide(31, 0..<2, forward: false))
    try engine.perform(.voiceOver(.item(NodeID(21))))
    #expect(try asked(.next) == nil)
    #expect(try asked(.previous) == provide(31, 0..<4, forward: false))
    try engine.perform(.voiceOver(.item(NodeID(30))))
    #expect(try asked(.next) == provide(31, 0..<4, forward: true))
    #expect(try asked(.previous) == provide(2, 0..<3, forward: false))
  }
}
