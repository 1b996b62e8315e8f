import EarshotAccessibility
import EarshotGeometry

/// The accessibility tree as the engine keeps it: an arena of nodes with links in reading order, changed in
/// place by updates. Hosts read it through ``Engine/tree``.
public struct AccessibilityTree {
  var links: [NodeLinks] = []
  var nodes: [AccessibilityNode] = []
  /// Where each node's first element stands, if that is known.
  var standings: [CellPoint?] = []
  /// What kinds the children of each container are of.
  var inside: [Slot: KindCounts] = [:]
  var free: [Slot] = []
  var slots: [NodeID: Slot] = [:]
  var rootSlot = Slot.none
  /// Nodes that are to be read first when a screen appears.
  var summaries: Set<Slot> = []
  /// Nodes that hide their siblings.
  var modals: Set<Slot> = []
  /// Containers that offer their actions on what is inside them.
  var offering: Set<Slot> = []
  /// Containers of whose children some were not sent.
  var incomplete: Set<Slot> = []
  let order: ReadingOrder

  /// Counts changes; from 1, so that nothing that was found out before the first update holds.
  var revision: UInt32 = 1

  /// The node with the keyboard focus, if any.
  public internal(set) var keyboardFocus: NodeID?

  /// An empty tree.
  init(order: ReadingOrder = ReadingOrder()) { self.order = order }
}

extension AccessibilityTree {
  /// The outermost node; `nil` before the first update.
  public var root: NodeID? { id(at: rootSlot) }

  /// Number of nodes.
  public var count: Int { slots.count }

  /// The node with this id, if the tree has it.
  public func node(_ id: NodeID) -> AccessibilityNode? {
    slots[id].map { nodes[$0.index] }
  }

  /// Whether the tree has no such node, or another one of its id.
  func differs(from node: AccessibilityNode) -> Bool {
    slots[node.id].map { nodes[$0.index] != node } ?? true
  }

  /// The node that lists `id` as a child; `nil` for the root and for unknown ids.
  public func parent(of id: NodeID) -> NodeID? {
    slots[id].flatMap { self.id(at: self[$0].parent) }
  }

  /// The children of `id` in reading order, hidden ones too; none for unknown ids.
  ///
  /// - Complexity: O(children).
  public func children(of id: NodeID) -> [NodeID] {
    slots[id].map { children(at: $0).map { nodes[$0.index].id } } ?? []
  }

  func children(at slot: Slot) -> [Slot] {
    var result: [Slot] = []
    var child = self[slot].firstChild
    while !child.isNone {
      result.append(child)
      child = self[child].next
    }
    return result
  }

  /// Which of its container's elements `id` is, counted when the container changed and not now (design §11,
  /// 37); `nil` for what is no element, is hidden, or has no container. Of a list of which only a window is here, it is the place
  /// in the whole list, where every child counts.
  public func position(of id: NodeID) -> ElementPosition? {
    slots[id].flatMap(position(at:))
  }

  /// Whether a walk through the tree comes to `id`: neither it nor anything around it is hidden, no modal
  /// sibling covers it (R42), and it is not part of another element.
  ///
  /// - Complexity: O(depth).
  public func isReachable(_ id: NodeID) -> Bool {
    slots[id].map(isWalked) ?? false
  }

  /// The first element in reading order whose label, as ``label(of:)`` has it, is exactly `name`, else the first whose identifier is.
  ///
  /// - Complexity: O(elements).
  public func firstElement(named name: String) -> NodeID? {
    var identified: NodeID?
    for id in elements {
      guard let slot = slots[id] else { continue }
      if label(at: slot) == name { return id }
      if identified == nil, nodes[slot.index].identifier == name { identified = id }
    }
    return identified
  }
}

extension AccessibilityTree {
  subscript(slot: Slot) -> NodeLinks {
    get { links[slot.index] }
    _modify { yield &links[slot.index] }
  }

  func id(at slot: Slot) -> NodeID? { slot.isNone ? nil : links[slot.index].id }

  func reference(to slot: Slot) -> NodeRef {
    NodeRef(slot: slot, generation: self[slot].generation)
  }

  /// The slot of a node that is still there.
  func slot(_ reference: NodeRef) -> Slot? {
    let links = self[reference.slot]
    return links.generation == reference.generation && links.flags.contains(.alive) ? reference.slot : nil
  }

  func state(at slot: Slot) -> NodeState { NodeState(slot: slot, version: self[slot].version) }

  /// The state that a node is in, which from now on is to be kept.
  mutating func recordedState(at slot: Slot) -> NodeState {
    self[slot].flags.insert(.recorded)
    return state(at: slot)
  }

  func position(at slot: Slot) -> ElementPosition? {
    let own = self[slot]
    guard own.ordinal > 0, !own.parent.isNone else { return nil }
    if self[own.parent].flags.contains(.windowed) {
      return ChildWindow(of: nodes[own.parent.index]).position(of: Int(own.siblingIndex))
    }
    return ElementPosition(index: Int(own.ordinal), count: Int(self[own.parent].elementCount))
  }
}
