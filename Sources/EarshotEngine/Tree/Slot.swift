/// A place in the tree's storage. Only the edges of the engine know nodes by id; inside they are slots.
struct Slot: Hashable {
  var raw: Int32

  init(_ index: Int) { raw = Int32(index) }

  static let none = Slot(-1)

  var isNone: Bool { raw < 0 }
  var index: Int { Int(raw) }
}

/// A slot together with the generation of the node in it, so that a reference to a node that has gone is
/// noticed even when its slot was given to another node.
struct NodeRef: Hashable {
  var slot: Slot
  var generation: UInt32
}

/// One state of a node: its slot, and which of the states it is that nodes in this slot were in.
struct NodeState: Hashable {
  var slot: Slot
  var version: UInt32

  /// The state of no node.
  static let none = NodeState(slot: .none, version: 0)
}

/// A position in reading order that outlives the element it began on (R6, R40).
enum Place: Hashable {
  /// On the node.
  case on(NodeRef)
  /// Behind the node and all below it.
  case after(NodeRef)
  /// Inside the node, before everything in it.
  case start(NodeRef)

  /// The node that the position is tied to.
  var anchor: NodeRef {
    switch self {
    case .on(let node), .after(let node), .start(let node): node
    }
  }
}
