import EarshotAccessibility
import Testing

@testable import EarshotEngine

/// Searches, also by the rotor, through lists of which only a window is in the tree, and how they end.
@Suite struct LongListSearchTests {
  @Test func aSearchGoesOnUntilItFinds() {
    let list = LongList(count: 10_000, window: 0..<48) { index in
      let isHeading = index == 5_000
      return AccessibilityNode(
        id: LongList.id(index), role: isHeading ? .heading : .text, label: "row \(index)")
    }
    list.perform(.next)
    list.listen()
    #expect(list.visited(.move(.headings, forward: true)) == ["row 5000"])
    #expect(list.spoken == ["row 5000, Heading"])
    #expect(list.asked.count == 104)
    #expect(list.largestTree <= 64)
    #expect(list.visited(.next, .move(.headings, forward: false)) == ["row 5001", "row 5000"])
  }

  @Test func aSearchThatFindsNothingLeavesTheCursorWhereItWas() {
    let list = LongList(count: 1_000, window: 0..<48)
    list.perform(.item(LongList.id(20)))
    list.listen()
    for forward in [true, false] {
      list.perform(.move(.headings, forward: forward))
      #expect(list.cursor() == "row 20")
    }
    #expect(list.boundaries == 2)
    #expect(list.spoken == [])
    #expect(list.window.contains(20))
    #expect(list.visited(.next) == ["row 21"])
  }

  @Test func aSearchThatIsGivenUpGoesBackToWhereTheCursorWas() throws {
    let list = LongList(count: 1_000, window: 0..<48)
    list.perform(.item(LongList.id(20)))
    list.listen()
    var requests = try list.engine.perform(.voiceOver(.move(.headings, forward: true))).requests
    for start in [48, 96] {
      list.show(start..<start + 48)
      list.engine.settle()
      requests = list.engine.takeActionRequests()
    }
    #expect(requests.map(\.action) == [.provideChildren(144..<192, forward: true)])
    list.engine.settle()
    let home = list.engine.takeActionRequests()
    #expect(home.map(\.action) == [.provideChildren(20..<68, forward: true)])
    list.settle(home)
    #expect(list.cursor() == "row 20")
    #expect(list.boundaries == 1)
    #expect(list.spoken == [])
  }

  @Test func aListThatShrinksInTheMidstOfASearchIsNotAskedForWhatItHasNoMore() throws {
    let list = LongList(count: 1_000, window: 0..<48)
    list.perform(.item(LongList.id(20)))
    try list.engine.perform(.voiceOver(.move(.headings, forward: true)))
    var short = AccessibilityNode(
      id: LongList.listID, role: .list, label: "list", children: [LongList.id(60)])
    short.details.virtualChildren = VirtualChildren(firstIndex: 5, count: 6)
    let row = AccessibilityNode(id: LongList.id(60), role: .text, label: "row 60")
    try list.engine.apply(TreeUpdate(nodes: [short, row]))
    list.engine.settle()
    #expect(list.cursor() == "row 60")
    #expect(list.engine.takeActionRequests().allSatisfy { $0.action == .scrollToVisible })
  }

  @Test func aListThatLeavesWhatTheWayKeepsToEndsTheWay() throws {
    func dialog(_ children: [NodeID]) -> AccessibilityNode {
      AccessibilityNode(id: NodeID(5), role: .dialog, traits: .isModal, children: children)
    }
    let list = LongList(count: 1_000, window: 0..<48)
    let root = AccessibilityNode(id: NodeID(1), role: .window, children: [NodeID(3), NodeID(5), NodeID(4)])
    try list.engine.apply(TreeUpdate(nodes: [root, dialog([LongList.listID])]))
    list.settle()
    list.perform(.item(LongList.id(47)))
    try list.engine.perform(.voiceOver(.next))
    let outer = AccessibilityNode(
      id: NodeID(1), role: .window, children: [NodeID(3), LongList.listID, NodeID(5), NodeID(4)])
    try list.engine.apply(TreeUpdate(nodes: [outer, dialog([])]))
    list.show(48..<96)
    list.settle()
    #expect(list.engine.takeDiagnostics() == [.childNotSent(LongList.listID, index: 48)])
  }

  @Test(arguments: [false, true])
  func aSearchIsEndedByTheWindowThatTheCursorWasIn(byAnotherCommand: Bool) throws {
    let list = LongList(count: 1_000, window: 0..<48)
    list.perform(.item(LongList.id(20)))
    list.engine.beginTurn(.command)
    try list.engine.perform(.voiceOver(.move(.headings, forward: true)))
    list.show(48..<96)
    list.engine.settle()
    _ = list.engine.takeActionRequests()
    list.show(0..<48)
    if byAnotherCommand { try list.engine.perform(.voiceOver(.next)) }
    list.engine.settle()
    list.engine.endTurn()
    #expect(list.cursor() == (byAnotherCommand ? "row 21" : "row 20"))
    #expect(list.engine.takeActionRequests().allSatisfy { $0.action == .scrollToVisible })
  }

  @Test func anotherCommandInTheMidstOfASearchStartsFromWhatIsNear() throws {
    let list = LongList(count: 1_000, window: 0..<48)
    list.perform(.item(LongList.id(20)))
    list.engine.beginTurn(.command)
    try list.engine.perform(.voiceOver(.move(.headings, forward: true)))
    list.show(48..<96)
    list.engine.settle()
    let outcome = try list.engine.perform(.voiceOver(.next))
    list.settle(outcome.requests)
    list.engine.endTurn()
    #expect(list.cursor() == "row 49")
  }

  @Test func bindingsSayNothingOfTheWay() throws {
    let list = LongList(count: 1_000, window: 0..<48) { index in
      AccessibilityNode(
        id: LongList.id(index), role: index == 140 ? .heading : .text, label: "row \(index)")
    }
    let inList = list.engine.focusBinding(Bool.self)
    inList.bind(LongList.listID)
    list.perform(.item(LongList.id(20)))
    var requests = try list.engine.perform(.voiceOver(.move(.headings, forward: true))).requests
    var changes: [FocusChange] = []
    while requests.contains(where: { $0.action != .scrollToVisible }) {
      for case .provideChildren(let range, _) in requests.map(\.action) {
        list.show(range.lowerBound..<range.lowerBound + 48)
      }
      changes += list.engine.settle() + list.engine.placeCursors()
      #expect(inList.value)
      requests = list.engine.takeActionRequests()
    }
    #expect(list.cursor() == "row 140")
    #expect(changes == [])
  }

  @Test func theRotorGoesOnPastElementsThatAreOfferedActions() {
    let list = LongList(count: 1_000, window: 0..<48) { index in
      AccessibilityNode(
        id: LongList.id(index), role: index % 100 == 0 ? .heading : .text, label: "row \(index)")
    }
    list.actions = ["Delete"]
    list.show(0..<48)
    list.perform(.setRotor(.headings))
    #expect(list.visited(.rotorNext, .rotorNext, .rotorNext) == ["row 0", "row 100", "row 200"])
  }

  @Test func theRotorCanBeSetToWhatMayComeUp() throws {
    let list = LongList(count: 1_000, window: 10..<20, size: 10) { index in
      AccessibilityNode(
        id: LongList.id(index), role: index % 100 == 0 ? .heading : .text, label: "row \(index)")
    }
    list.perform(.item(LongList.id(12)))
    #expect(!list.engine.rotorKinds.contains(.headings))
    list.perform(.setRotor(.headings))
    #expect(list.engine.rotorKind == .headings && list.engine.rotorKinds.contains(.headings))
    #expect(list.visited(.rotorNext) == ["row 100"])
  }

  @Test func theRotorKeepsAKindThatMayComeUp() {
    let list = LongList(count: 1_000, window: 0..<48) { index in
      AccessibilityNode(
        id: LongList.id(index), role: index % 100 == 0 ? .heading : .text, label: "row \(index)")
    }
    list.perform(.setRotor(.headings))
    #expect(list.visited(.rotorNext, .rotorNext, .rotorNext) == ["row 0", "row 100", "row 200"])
    list.perform(.item(LongList.id(230)))
    #expect(list.visited(.rotorNext, .rotorPrevious) == ["row 300", "row 200"])
  }

  @Test func aSearchForListsLandsOnTheFirstRowOfTheList() {
    let list = LongList(count: 100, window: 40..<50, size: 10)
    #expect(list.visited(.move(.lists, forward: true)) == ["row 0"])
    list.show(60..<70)
    list.settle()
    list.perform(.last)
    #expect(list.visited(.move(.lists, forward: false)) == ["row 0"])
  }
}
