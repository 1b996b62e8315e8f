/// One atomic change of an accessibility tree.
///
/// Each node listed replaces the node of its id, whole. A node exists while a parent lists it: there is no verb
/// for removal. Applying an update that contradicts itself throws a ``TreeError`` and changes nothing.
public struct TreeUpdate: Equatable, Sendable {
  /// The nodes that are new or differ.
  public var nodes: [AccessibilityNode]
  /// The root; needed in the first update, `nil` leaves it as it is.
  public var root: NodeID?
  /// The node with the keyboard focus after the update, if any.
  public var keyboardFocus: NodeID?

  /// Makes an update.
  public init(nodes: [AccessibilityNode], root: NodeID? = nil, keyboardFocus: NodeID? = nil) {
    self.nodes = nodes
    self.root = root
    self.keyboardFocus = keyboardFocus
  }
}
