import EarshotAccessibility

/// What carrying out one update gathers on its way.
struct ApplyPass {
  var changes: [TreeChange] = []
  /// Former children of nodes that were listed anew.
  var formerChildren: [(parent: Slot, children: [NodeID])] = []
  /// Where those that nobody took over used to be.
  var formerParents: [Slot: Slot] = [:]
  /// Nodes whose parent has to look at its order again.
  var moved: [Slot] = []
  /// Containers to be linked again.
  var unlinked: Set<Slot> = []
  /// Nodes whose kinds changed, with what those were.
  var rekinded: [(slot: Slot, former: NodeKinds)] = []
  /// Slots of nodes that are gone; kept until the end so that their old neighbours can still be asked for.
  var doomed: [Slot] = []
  /// What nodes were like whose state was logged.
  var recorded: [(state: NodeState, node: AccessibilityNode)] = []
}

extension AccessibilityTree {
  /// Carries out one update, or throws and changes nothing. `places` are positions to be kept up: one whose
  /// node goes is moved to what remains around it, or becomes `nil`.
  ///
  /// Changes come in this order: nodes added or updated as the update lists them, nodes removed as they stood,
  /// outer before inner, then the keyboard focus.
  ///
  /// - Complexity: O(size of the update + nodes removed + depth of both).
  mutating func apply(
    _ update: TreeUpdate, keeping places: inout [Place?], history: inout NodeHistory,
    counters: inout WorkCounters
  ) throws(TreeError) -> [TreeChange] {
    let plan = try plan(for: update)
    var pass = ApplyPass()
    for node in update.nodes { store(node, in: &pass) }
    counters.slotsTouched += pass.changes.count
    moveChildren(update.nodes, plan: plan, in: &pass)
    changeRoot(to: plan.root, in: &pass)
    removeDropped(in: &pass)
    for (state, node) in pass.recorded { history.keep(node, as: state) }
    for index in places.indices { places[index] = remainder(of: places[index], in: pass) }
    release(pass.doomed, counters: &counters)
    link(pass, counters: &counters)
    moveKeyboardFocus(to: update.keyboardFocus, in: &pass)
    return pass.changes
  }

  private mutating func store(_ node: AccessibilityNode, in pass: inout ApplyPass) {
    guard let slot = slots[node.id] else { return add(node, in: &pass) }
    let old = nodes[slot.index]
    guard old != node else { return }
    pass.changes.append(.updated(node.id, old: old))
    endState(of: slot, in: &pass)
    if old.children != node.children { pass.formerChildren.append((slot, old.children)) }
    nodes[slot.index] = node
    refresh(slot, sortingAnew: old.sortPriority != node.sortPriority, in: &pass)
    if old.frame != node.frame, !isLeaf(slot) { pass.unlinked.insert(slot) }
  }

  private mutating func add(_ node: AccessibilityNode, in pass: inout ApplyPass) {
    let slot = free.popLast() ?? grow(for: node)
    nodes[slot.index] = node
    self[slot].id = node.id
    slots[node.id] = slot
    pass.changes.append(.added(node.id))
    refresh(slot, sortingAnew: false, in: &pass)
  }

  /// The node in the slot is about to be another, or to go.
  private mutating func endState(of slot: Slot, in pass: inout ApplyPass) {
    let links = self[slot]
    if links.flags.contains(.recorded) {
      pass.recorded.append((NodeState(slot: slot, version: links.version), nodes[slot.index]))
    }
    self[slot].version &+= 1
  }

  private mutating func grow(for node: AccessibilityNode) -> Slot {
    links.append(NodeLinks())
    nodes.append(node)
    standings.append(nil)
    return Slot(nodes.count - 1)
  }

  /// Brings what is derived from the node alone up to date, and notes who depends on it.
  private mutating func refresh(_ slot: Slot, sortingAnew: Bool, in pass: inout ApplyPass) {
    let node = nodes[slot.index]
    let former = self[slot]
    let flags = NodeFlags(of: node)
    self[slot].flags = flags
    self[slot].own = NodeKinds(of: node, flags: flags)
    if node.traits.contains(.isSummaryElement) { summaries.insert(slot) } else { summaries.remove(slot) }
    if flags.contains(.modal) { modals.insert(slot) } else { modals.remove(slot) }
    if sortingAnew || former.flags.concerningParent != flags.concerningParent { pass.moved.append(slot) }
    if isLeaf(slot) {
      if standings[slot.index] != node.frame?.origin { pass.moved.append(slot) }
      standings[slot.index] = node.frame?.origin
    } else if !former.flags.contains(.alive) || former.flags.concerningChildren != flags.concerningChildren {
      pass.unlinked.insert(slot)
    }
    countInside(slot)
    if former.flags.contains(.alive), self[slot].kinds != former.kinds {
      pass.rekinded.append((slot, former.kinds))
    }
  }

  /// Whether there is nothing in it to be linked.
  private func isLeaf(_ slot: Slot) -> Bool {
    self[slot].flags.contains(.element) && nodes[slot.index].children.isEmpty && self[slot].firstChild.isNone
  }

  private mutating func moveChildren(
    _ nodes: [AccessibilityNode], plan: UpdatePlan, in pass: inout ApplyPass
  ) {
    for (parent, children) in pass.formerChildren {
      for child in children.compactMap({ slots[$0] }) where self[child].parent == parent {
        self[child].parent = .none
        pass.formerParents[child] = parent
      }
    }
    for index in plan.relisted {
      guard let parent = slots[nodes[index].id] else { continue }
      pass.unlinked.insert(parent)
      for child in nodes[index].children.compactMap({ slots[$0] }) { self[child].parent = parent }
    }
  }

  private mutating func changeRoot(to id: NodeID, in pass: inout ApplyPass) {
    guard let slot = slots[id], slot != rootSlot else { return }
    let former = rootSlot
    rootSlot = slot
    self[slot].parent = .none
    if !former.isNone, self[former].parent.isNone { remove(former, in: &pass) }
  }

  private mutating func removeDropped(in pass: inout ApplyPass) {
    for (_, children) in pass.formerChildren {
      for child in children.compactMap({ slots[$0] }) where child != rootSlot && self[child].parent.isNone {
        remove(child, in: &pass)
      }
    }
  }

  private mutating func remove(_ top: Slot, in pass: inout ApplyPass) {
    var rest = [top]
    while let slot = rest.popLast() {
      let node = nodes[slot.index]
      pass.changes.append(.removed(node.id, old: node))
      pass.doomed.append(slot)
      endState(of: slot, in: &pass)
      self[slot].flags.remove(.alive)
      slots[node.id] = nil
      summaries.remove(slot)
      modals.remove(slot)
      let children = node.children.compactMap { slots[$0] }
      rest.append(contentsOf: children.reversed().filter { self[$0].parent == slot })
    }
  }

  private mutating func release(_ doomed: [Slot], counters: inout WorkCounters) {
    for slot in doomed {
      links[slot.index] = NodeLinks(generation: self[slot].generation &+ 1, version: self[slot].version)
      nodes[slot.index] = AccessibilityNode(id: NodeID(0))
      standings[slot.index] = nil
      inside[slot] = nil
      free.append(slot)
    }
    counters.slotsTouched += doomed.count
  }

  private mutating func moveKeyboardFocus(to id: NodeID?, in pass: inout ApplyPass) {
    guard id != keyboardFocus else { return }
    pass.changes.append(.keyboardFocusMoved(from: keyboardFocus, to: id))
    keyboardFocus = id
  }
}
