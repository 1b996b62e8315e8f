import EarshotAccessibility
import EarshotEngine
import Testing

@Suite struct TreeErrorTests {
  let engine: Engine
  let before: [NodeID: AccessibilityNode]

  /// window 1 › group 2 › (3, 4), group 5 › 6
  init() throws {
    engine = Engine()
    try engine.apply(
      TreeUpdate(
        nodes: [
          container(1, [2, 5]), container(2, [3, 4]), leaf(3), leaf(4), container(5, [6]), leaf(6),
        ],
        root: NodeID(1), keyboardFocus: NodeID(3)))
    before = snapshot(engine)
  }

  /// Applies, expects this error, and that nothing has changed.
  func expect(
    _ error: TreeError, from nodes: [AccessibilityNode], root: UInt64? = nil, keyboard: UInt64? = 3,
    at location: SourceLocation = #_sourceLocation
  ) {
    let update = TreeUpdate(
      nodes: nodes, root: root.map(NodeID.init), keyboardFocus: keyboard.map(NodeID.init))
    #expect(throws: error, sourceLocation: location) { try engine.apply(update) }
    #expect(snapshot(engine) == before, sourceLocation: location)
    #expect(engine.tree.keyboardFocus == NodeID(3), sourceLocation: location)
    #expect(Array(engine.tree.elements) == [3, 4, 6].map(NodeID.init), sourceLocation: location)
  }

  @Test func aFirstUpdateWithoutRootIsRefused() {
    #expect(throws: TreeError.missingRoot) { try Engine().apply(TreeUpdate(nodes: [leaf(1)])) }
  }

  @Test func aRootThatNobodyKnowsIsRefused() {
    expect(.unknownRoot(NodeID(9)), from: [], root: 9)
  }

  @Test func aNodeListedTwiceIsRefused() {
    expect(.duplicateNode(NodeID(3)), from: [leaf(3, "x"), leaf(3, "y")])
  }

  @Test func aChildListedTwiceByOneParentIsRefused() {
    expect(.duplicateChild(NodeID(3), parent: NodeID(2)), from: [container(2, [3, 3])])
  }

  @Test func aChildThatNobodyKnowsIsRefused() {
    expect(.unknownChild(NodeID(9), parent: NodeID(2)), from: [container(2, [3, 9])])
  }

  @Test func aChildOfTwoParentsInTheUpdateIsRefused() {
    expect(
      .sharedChild(NodeID(7), parents: [NodeID(2), NodeID(5)]),
      from: [container(2, [3, 4, 7]), container(5, [6, 7]), leaf(7)])
  }

  @Test func aChildThatAnotherParentKeepsIsRefused() {
    expect(.sharedChild(NodeID(3), parents: [NodeID(2), NodeID(5)]), from: [container(5, [6, 3])])
  }

  @Test func aChildThatAListedButUnchangedParentKeepsIsRefused() {
    expect(
      .sharedChild(NodeID(3), parents: [NodeID(2), NodeID(5)]),
      from: [container(5, [6, 3]), container(2, [3, 4])])
  }

  @Test func aNodeInsideItselfIsRefused() {
    expect(.cycle([NodeID(2)]), from: [container(1, [5]), container(2, [2])])
  }

  @Test func twoNodesInsideOneAnotherAreRefused() {
    expect(
      .cycle([NodeID(8), NodeID(7)]),
      from: [container(7, [8]), container(8, [7])])
  }

  @Test func anAncestorAsAChildIsRefused() {
    expect(.cycle([NodeID(1), NodeID(2)]), from: [container(2, [1, 3, 4])])
  }

  @Test func aNodeThatNoParentListsIsRefused() {
    expect(.orphan(NodeID(7)), from: [leaf(7)])
  }

  @Test func aNodeBelowADroppedOneIsRefused() {
    expect(.orphan(NodeID(3)), from: [container(1, [5]), leaf(3, "new")], keyboard: nil)
  }

  @Test func keyboardFocusOnAnUnknownNodeIsRefused() {
    expect(.unknownKeyboardFocus(NodeID(9)), from: [], keyboard: 9)
  }

  @Test func keyboardFocusOnANodeThatGoesIsRefused() {
    expect(.unknownKeyboardFocus(NodeID(3)), from: [container(1, [5])], keyboard: 3)
  }
}

func leaf(_ id: UInt64, _ label: String = "") -> AccessibilityNode {
  AccessibilityNode(id: NodeID(id), role: .text, label: label)
}

func container(_ id: UInt64, _ children: [UInt64]) -> AccessibilityNode {
  AccessibilityNode(id: NodeID(id), role: .generic, children: children.map(NodeID.init))
}

/// All nodes of the tree by id.
func snapshot(_ engine: Engine) -> [NodeID: AccessibilityNode] {
  var result: [NodeID: AccessibilityNode] = [:]
  var rest = engine.tree.root.map { [$0] } ?? []
  while let id = rest.popLast() {
    result[id] = engine.tree.node(id)
    rest.append(contentsOf: engine.tree.children(of: id))
  }
  return result
}
