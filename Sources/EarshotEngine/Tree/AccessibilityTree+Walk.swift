/// Steps through the tree in reading order. They follow links and never flatten the tree; `visited` counts the
/// nodes they touch. Elements are leaves of the walk; hidden nodes, and siblings of a modal one, are passed by.
extension AccessibilityTree {
  /// The first stop behind `start`, or inside it if `entering`.
  func stop(after start: Slot, entering: Bool, stops: Stops, visited: inout Int) -> Slot {
    stop(after: start, entering: entering, within: rootSlot, stops: stops, visited: &visited)
  }

  /// The first stop behind `start`, or inside it if `entering`, that stands inside `boundary`.
  func stop(
    after start: Slot, entering: Bool, within boundary: Slot, stops: Stops, visited: inout Int
  ) -> Slot {
    var current = start
    var entering = entering
    while true {
      var following = entering ? firstWalkedChild(of: current, visited: &visited) : .none
      while following.isNone {
        if current == boundary { return .none }
        following = walkedSibling(of: current, forward: true, visited: &visited)
        if following.isNone { current = self[current].parent }
      }
      current = following
      entering = true
      if self[current].flags.isSuperset(of: stops.flags) { return current }
    }
  }

  /// The last stop before `start`.
  func stop(before start: Slot, stops: Stops, visited: inout Int) -> Slot {
    var current = start
    while current != rootSlot {
      let sibling = walkedSibling(of: current, forward: false, visited: &visited)
      if sibling.isNone {
        current = self[current].parent
      } else {
        current = lastWalked(in: sibling, visited: &visited)
        if self[current].flags.isSuperset(of: stops.flags) { return current }
      }
    }
    return .none
  }

  /// The first stop of the tree.
  func firstStop(_ stops: Stops, visited: inout Int) -> Slot {
    guard !rootSlot.isNone, !self[rootSlot].flags.contains(.hidden) else { return .none }
    if self[rootSlot].flags.isSuperset(of: stops.flags) { return rootSlot }
    return stop(after: rootSlot, entering: true, stops: stops, visited: &visited)
  }

  /// The last stop of the tree.
  func lastStop(_ stops: Stops, visited: inout Int) -> Slot {
    guard !rootSlot.isNone, !self[rootSlot].flags.contains(.hidden) else { return .none }
    return stop(atOrBeforeEndOf: rootSlot, stops: stops, visited: &visited)
  }

  /// The last stop in `slot` or before it.
  func stop(atOrBeforeEndOf slot: Slot, stops: Stops, visited: inout Int) -> Slot {
    let last = lastWalked(in: slot, visited: &visited)
    if self[last].flags.isSuperset(of: stops.flags), !self[last].flags.contains(.hidden) { return last }
    return stop(before: last, stops: stops, visited: &visited)
  }

  private func lastWalked(in slot: Slot, visited: inout Int) -> Slot {
    var current = slot
    while true {
      let child = lastWalkedChild(of: current, visited: &visited)
      if child.isNone { return current }
      current = child
    }
  }
}

extension AccessibilityTree {
  private func firstWalkedChild(of slot: Slot, visited: inout Int) -> Slot {
    guard hasWalkedChildren(slot) else { return .none }
    let modal = self[slot].modalChild
    return modal.isNone ? firstWalked(from: self[slot].firstChild, forward: true, visited: &visited) : modal
  }

  private func lastWalkedChild(of slot: Slot, visited: inout Int) -> Slot {
    guard hasWalkedChildren(slot) else { return .none }
    let modal = self[slot].modalChild
    return modal.isNone ? firstWalked(from: self[slot].lastChild, forward: false, visited: &visited) : modal
  }

  private func walkedSibling(of slot: Slot, forward: Bool, visited: inout Int) -> Slot {
    guard self[self[slot].parent].modalChild.isNone else { return .none }
    let neighbour = forward ? self[slot].next : self[slot].previous
    return firstWalked(from: neighbour, forward: forward, visited: &visited)
  }

  private func hasWalkedChildren(_ slot: Slot) -> Bool {
    self[slot].flags.isDisjoint(with: [.element, .hidden])
  }

  private func firstWalked(from slot: Slot, forward: Bool, visited: inout Int) -> Slot {
    var current = slot
    while !current.isNone {
      visited += 1
      let flags = self[current].flags
      if flags.contains(.populated), !flags.contains(.hidden) { return current }
      current = forward ? self[current].next : self[current].previous
    }
    return .none
  }
}
