/// What applying a ``TreeUpdate`` did to one node.
public enum TreeChange: Equatable, Sendable {
  /// The node is new.
  case added(NodeID)
  /// The node differs from what it was.
  case updated(NodeID, old: AccessibilityNode)
  /// The node is gone.
  case removed(NodeID, old: AccessibilityNode)
  /// The keyboard focus is elsewhere.
  case keyboardFocusMoved(from: NodeID?, to: NodeID?)
}
