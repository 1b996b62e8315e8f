import EarshotAccessibility

/// What nodes were like when they were logged. Logs name the state a node was in, by slot and version, and copy nothing; only
/// when a node that was logged changes or goes is what it was kept here. So a step of a cursor costs no text, and an update
/// pays for the nodes it changes.
struct NodeHistory {
  private var former: [NodeState: FormerNode] = [:]

  /// A node as it was.
  struct FormerNode {
    let id: NodeID
    let parts: SpokenParts
  }

  mutating func keep(_ node: AccessibilityNode, as state: NodeState) {
    former[state] = FormerNode(id: node.id, parts: SpokenParts(node))
  }

  subscript(state: NodeState) -> FormerNode? { former[state] }

  /// Which node was in the state.
  func id(of state: NodeState, in tree: AccessibilityTree) -> NodeID {
    former[state]?.id ?? tree[state.slot].id
  }
}

extension EngineState {
  /// What was spoken of a node in a state that was logged.
  func parts(of state: NodeState) -> SpokenParts {
    history[state]?.parts ?? SpokenParts(tree.nodes[state.slot.index])
  }

  /// The label of a node in a state that was logged.
  func label(of state: NodeState) -> String {
    history[state]?.parts.label ?? tree.nodes[state.slot.index].label
  }
}
