/// Why a ``TreeUpdate`` was refused. The tree is as it was before.
public enum TreeError: Error, Equatable, Sendable {
  /// Neither the tree nor the update has a root.
  case missingRoot
  /// The update names a root that is in neither the tree nor the update.
  case unknownRoot(NodeID)
  /// The update lists the same node twice.
  case duplicateNode(NodeID)
  /// A node lists the same child twice.
  case duplicateChild(NodeID, parent: NodeID)
  /// A node lists a child that is in neither the tree nor the update.
  case unknownChild(NodeID, parent: NodeID)
  /// Two nodes list the same child.
  case sharedChild(NodeID, parents: [NodeID])
  /// A node lists one of its own ancestors, or itself.
  case cycle([NodeID])
  /// The update lists a node that no path from the root reaches.
  case orphan(NodeID)
  /// The keyboard focus is on a node that is not in the tree.
  case unknownKeyboardFocus(NodeID)
  /// A node's window of children doesn't lie within the list that it is said to be part of.
  case windowOutOfList(NodeID, window: VirtualChildren, children: Int)
}

extension TreeError: CustomStringConvertible {
  /// What is wrong, where, and what to do instead.
  public var description: String {
    switch self {
    case .missingRoot:
      "The first update names no root; set `root` to the id of the outermost node."
    case .unknownRoot(let id):
      "The root is \(id), but no such node is there; list it in `nodes`."
    case .duplicateNode(let id):
      "The update lists node \(id) twice; list each node once, with its final state."
    case .duplicateChild(let id, let parent):
      "Node \(parent) lists child \(id) twice; a child stands in one place."
    case .unknownChild(let id, let parent):
      "Node \(parent) lists child \(id), but no such node exists; list it in `nodes` as well."
    case .sharedChild(let id, let parents):
      "Node \(id) is a child of \(parents.map(\.description).joined(separator: " and ")); list it under one."
    case .cycle(let path) where path.count <= 1:
      "Node \(path.first.map(\.description) ?? "") lists itself as a child; a tree has no cycles."
    case .cycle(let path):
      "The nodes \(path.map(\.description).joined(separator: " → ")) contain one another; a tree has no cycles."
    case .orphan(let id):
      "The update lists node \(id), but no parent does; add it to the children of a node."
    case .unknownKeyboardFocus(let id):
      "The keyboard focus is on \(id), which is not in the tree; name a node of the tree or none."
    case .windowOutOfList(let id, let window, let children):
      "Node \(id) has \(children) children from index \(window.firstIndex) on, which are not within 0 to "
        + "\(window.count); send a window of the list, and count the whole list."
    }
  }
}
