import EarshotAccessibility
import EarshotGeometry

/// Reading order is computed here, per container and only when something in that container moved.
extension AccessibilityTree {
  /// Links every container that the pass touched, inner ones first, and those outside whose order depends on
  /// what came out.
  mutating func link(_ pass: ApplyPass, counters: inout WorkCounters) {
    for (slot, former) in pass.rekinded { passOn(slot, former: former, counters: &counters) }
    var queue = LinkQueue()
    var depths = Depths()
    for slot in pass.unlinked { queue.insert(slot, depth: depths.depth(of: slot, in: self)) }
    for slot in pass.moved {
      let parent = self[slot].parent
      if !parent.isNone { queue.insert(parent, depth: depths.depth(of: parent, in: self)) }
    }
    counters.ancestorsPassed += depths.count
    while let (slot, depth) = queue.popInnermost() {
      let parent = self[slot].parent
      if link(slot, counters: &counters), !parent.isNone { queue.insert(parent, depth: depth - 1) }
    }
  }

  /// Orders, links and counts the children; tells whether the parent has to look at its own order again.
  private mutating func link(_ container: Slot, counters: inout WorkCounters) -> Bool {
    counters.containersSorted += 1
    let children = siblings(in: container)
    self[container].modalChild = children.last { isShownModal($0.slot) }?.slot ?? .none
    let keepsOrder = self[container].flags.contains(.keepsOrder)
    chain(keepsOrder ? children : order.sorted(children), in: container)
    let former = (kinds: self[container].kinds, standing: standings[container.index])
    recount(container)
    findStanding(of: container)
    if self[container].kinds.contains(.element) != former.kinds.contains(.element) { return true }
    if standings[container.index] != former.standing { return true }
    passOn(container, former: former.kinds, counters: &counters)
    return false
  }

  private func siblings(in container: Slot) -> [ReadingOrder.Sibling] {
    nodes[container.index].children.enumerated().compactMap { index, id in
      slots[id].map {
        ReadingOrder.Sibling(
          slot: $0, priority: nodes[$0.index].sortPriority, standing: standings[$0.index], index: index)
      }
    }
  }

  private func isShownModal(_ slot: Slot) -> Bool {
    self[slot].flags.contains(.modal) && !self[slot].flags.contains(.hidden)
  }

  private mutating func chain(_ children: [ReadingOrder.Sibling], in container: Slot) {
    var previous = Slot.none
    var elements: Int32 = 0
    for (index, child) in children.enumerated() {
      let slot = child.slot
      let isCounted = self[slot].flags.isSuperset(of: .element) && !self[slot].flags.contains(.hidden)
      elements += isCounted ? 1 : 0
      self[slot].ordinal = isCounted ? elements : 0
      self[slot].siblingIndex = Int32(index)
      self[slot].previous = previous
      self[slot].next = .none
      if !previous.isNone { self[previous].next = slot }
      previous = slot
    }
    self[container].firstChild = children.first?.slot ?? .none
    self[container].lastChild = previous
    self[container].elementCount = elements
  }

  /// A container stands where its first element stands; a tab bar, and what has no element, by its own frame (design §11, 5). So does
  /// a container with a frame of which only a window of children is here, since its first element is any of them.
  private mutating func findStanding(of container: Slot) {
    let first = firstPopulatedChild(of: container)
    let isWindow = self[container].flags.contains(.windowed) && nodes[container.index].frame != nil
    let standsByItself =
      !self[container].flags.isDisjoint(with: [.element, .tabBar]) || first.isNone || isWindow
    standings[container.index] =
      standsByItself ? nodes[container.index].frame?.origin : standings[first.index]
  }

  private func firstPopulatedChild(of container: Slot) -> Slot {
    var child = self[container].firstChild
    while !child.isNone {
      if self[child].kinds.contains(.element), !self[child].flags.contains(.hidden) { return child }
      child = self[child].next
    }
    return .none
  }
}

/// How deep containers stand, found out once for each in a pass, so that a deep tree costs no more than a flat one.
private struct Depths {
  private var known: [Slot: Int] = [:]

  /// The number of nodes whose depth was found out.
  var count: Int { known.count }

  mutating func depth(of slot: Slot, in tree: AccessibilityTree) -> Int {
    var path: [Slot] = []
    var current = slot
    while !current.isNone, known[current] == nil {
      path.append(current)
      current = tree[current].parent
    }
    var depth = current.isNone ? -1 : known[current] ?? -1
    for slot in path.reversed() {
      depth += 1
      known[slot] = depth
    }
    return depth
  }
}

/// Containers waiting to be linked, by depth; each is linked once, after everything inside it.
struct LinkQueue {
  private var levels: [[Slot]] = []
  private var queued: Set<Slot> = []

  mutating func insert(_ slot: Slot, depth: Int) {
    guard queued.insert(slot).inserted else { return }
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(slot)
  }

  mutating func popInnermost() -> (slot: Slot, depth: Int)? {
    while let level = levels.last, level.isEmpty { levels.removeLast() }
    guard let slot = levels.last?.last else { return nil }
    levels[levels.count - 1].removeLast()
    return (slot, levels.count - 1)
  }
}
