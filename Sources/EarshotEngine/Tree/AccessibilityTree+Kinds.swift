/// The kinds of what is inside each container, kept up with every change.
extension AccessibilityTree {
  /// The kinds that a walk through the whole tree comes to.
  var kindsInReach: NodeKinds {
    rootSlot.isNone || self[rootSlot].flags.contains(.hidden) ? [] : self[rootSlot].kinds
  }

  /// Counts the kinds of all children anew.
  mutating func recount(_ container: Slot) {
    var counts = KindCounts()
    var child = self[container].firstChild
    while !child.isNone {
      if isCounted(child, in: container) { counts.add(self[child].kinds) }
      child = self[child].next
    }
    inside[container] = counts
    countInside(container)
  }

  /// Puts a node's own kinds and those inside it together. Nothing inside an element is walked.
  mutating func countInside(_ slot: Slot) {
    let own = self[slot].own
    if self[slot].flags.contains(.element) {
      self[slot].kinds = own
    } else {
      let kinds = own.union(inside[slot]?.kinds ?? [])
      self[slot].kinds = kinds.contains(.element) ? kinds : kinds.intersection(.incomplete)
    }
  }

  /// Tells the containers around a node that it isn't of the `former` kinds any more, as far outwards as that changes
  /// anything. Containers that are still to be linked are counted anew then, whatever comes of this.
  mutating func passOn(_ slot: Slot, former: NodeKinds, counters: inout WorkCounters) {
    var child = slot
    var former = former
    while self[child].kinds != former {
      let parent = self[child].parent
      guard !parent.isNone, isCounted(child, in: parent) else { return }
      counters.containersRecounted += 1
      let kinds = self[child].kinds
      inside[parent, default: KindCounts()].remove(former.subtracting(kinds))
      inside[parent, default: KindCounts()].add(kinds.subtracting(former))
      former = self[parent].kinds
      countInside(parent)
      child = parent
    }
  }

  /// Whether a walk through the container comes to the child.
  private func isCounted(_ child: Slot, in container: Slot) -> Bool {
    !self[child].flags.contains(.hidden) && !isCovered(child, in: container)
  }
}
