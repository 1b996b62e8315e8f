import EarshotAccessibility
import Testing

@testable import EarshotEngine

@Suite struct TreeApplyTests {
  let engine: Engine

  /// window 1 › group 2 › (3, 4), group 5 › 6
  init() throws {
    engine = Engine()
    try engine.apply(
      TreeUpdate(
        nodes: [
          container(1, [2, 5]), container(2, [3, 4]), leaf(3), leaf(4), container(5, [6]), leaf(6),
        ],
        root: NodeID(1)))
  }

  func apply(_ nodes: [AccessibilityNode], root: UInt64? = nil, keyboard: UInt64? = nil) throws
    -> [TreeChange]
  {
    try engine.apply(
      TreeUpdate(nodes: nodes, root: root.map(NodeID.init), keyboardFocus: keyboard.map(NodeID.init)))
  }

  @Test func anEqualNodeIsNoChange() throws {
    #expect(try apply([leaf(3), container(2, [3, 4])]) == [])
  }

  @Test func aReplacedNodeIsReportedWithWhatItWas() throws {
    #expect(try apply([leaf(3, "new")]) == [.updated(NodeID(3), old: leaf(3))])
    #expect(engine.tree.node(NodeID(3)) == leaf(3, "new"))
  }

  @Test func nodesAreAddedBeforeOthersAreRemovedOuterOnesFirst() throws {
    #expect(
      try apply([container(1, [5, 7]), leaf(7)], keyboard: 6) == [
        .updated(NodeID(1), old: container(1, [2, 5])),
        .added(NodeID(7)),
        .removed(NodeID(2), old: container(2, [3, 4])),
        .removed(NodeID(3), old: leaf(3)),
        .removed(NodeID(4), old: leaf(4)),
        .keyboardFocusMoved(from: nil, to: NodeID(6)),
      ])
    #expect(engine.tree.count == 4)
    #expect(Array(engine.tree.elements) == [NodeID(6), NodeID(7)])
  }

  @Test func aChildMovesToAnotherParent() throws {
    let changes = try apply([container(2, [4]), container(5, [3, 6])])
    #expect(
      changes == [
        .updated(NodeID(2), old: container(2, [3, 4])), .updated(NodeID(5), old: container(5, [6])),
      ])
    #expect(engine.tree.parent(of: NodeID(3)) == NodeID(5))
    #expect(engine.tree.children(of: NodeID(2)) == [NodeID(4)])
  }

  @Test func aChildOutlivesTheParentThatIsDropped() throws {
    let changes = try apply([container(1, [3, 5])])
    #expect(
      changes == [
        .updated(NodeID(1), old: container(1, [2, 5])),
        .removed(NodeID(2), old: container(2, [3, 4])),
        .removed(NodeID(4), old: leaf(4)),
      ])
    #expect(Array(engine.tree.elements) == [NodeID(3), NodeID(6)])
  }

  @Test func parentAndChildChangePlaces() throws {
    _ = try apply([container(1, [5, 6]), container(5, []), container(6, [2])])
    #expect(Array(engine.tree.elements) == [NodeID(3), NodeID(4)])
    #expect(engine.tree.parent(of: NodeID(2)) == NodeID(6))
  }

  @Test func aNewRootMayHoldTheOldOne() throws {
    #expect(
      try apply([container(9, [1, 8]), leaf(8)], root: 9) == [.added(NodeID(9)), .added(NodeID(8))])
    #expect(engine.tree.root == NodeID(9))
    #expect(Array(engine.tree.elements) == [3, 4, 6, 8].map(NodeID.init))
  }

  @Test func aPartOfTheTreeBecomesTheWhole() throws {
    #expect(
      try apply([], root: 2) == [
        .removed(NodeID(1), old: container(1, [2, 5])),
        .removed(NodeID(5), old: container(5, [6])),
        .removed(NodeID(6), old: leaf(6)),
      ])
    #expect(engine.tree.parent(of: NodeID(2)) == nil)
    #expect(Array(engine.tree.elements) == [NodeID(3), NodeID(4)])
  }

  @Test func slotsOfRemovedNodesAreUsedAgain() throws {
    for round: UInt64 in 0..<50 {
      _ = try apply([container(1, [100 + round]), leaf(100 + round)])
    }
    #expect(engine.tree.count == 2)
    #expect(engine.tree.nodes.count == 7)
    #expect(Array(engine.tree.elements) == [NodeID(149)])
  }

  @Test func keyboardFocusIsReportedWhenItMoves() throws {
    #expect(try apply([], keyboard: 3) == [.keyboardFocusMoved(from: nil, to: NodeID(3))])
    #expect(try apply([], keyboard: 3) == [])
    #expect(try apply([]) == [.keyboardFocusMoved(from: NodeID(3), to: nil)])
  }
}
