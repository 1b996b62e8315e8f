import EarshotAccessibility

/// Steps through the tree in reading order. They follow links and never flatten the tree; `visited` counts the
/// nodes they touch. Elements are leaves of the walk; hidden nodes, siblings of a modal one, and what is of none of the
/// kinds looked for, inside and out, are passed by.
extension AccessibilityTree {
  /// The first stop behind `start`, or inside it if `entering`, that stands inside `boundary`.
  func stop(
    after start: Slot, entering: Bool, within boundary: Slot, stops: Stops, visited: inout Int
  ) -> Slot {
    var current = start
    var following = entering ? firstWalkedChild(of: current, stops, visited: &visited) : .none
    while true {
      while following.isNone {
        if current == boundary { return .none }
        following = walkedSibling(of: current, forward: true, stops, visited: &visited)
        if following.isNone { current = self[current].parent }
      }
      current = following
      if !self[current].own.isDisjoint(with: stops.kinds) { return current }
      following = enters(current, stops) ? firstWalkedChild(of: current, stops, visited: &visited) : .none
    }
  }

  /// The last stop before `start` that stands inside `boundary`. A container comes before what is in it.
  func stop(before start: Slot, within boundary: Slot, stops: Stops, visited: inout Int) -> Slot {
    var current = start
    while current != boundary {
      let sibling = walkedSibling(of: current, forward: false, stops, visited: &visited)
      if sibling.isNone {
        current = self[current].parent
        if current == boundary { return .none }
      } else {
        current = lastWalked(in: sibling, stops, visited: &visited)
      }
      if !self[current].own.isDisjoint(with: stops.kinds) { return current }
    }
    return .none
  }

  /// The first stop of the tree.
  func firstStop(_ stops: Stops, visited: inout Int) -> Slot {
    guard !rootSlot.isNone, !self[rootSlot].flags.contains(.hidden) else { return .none }
    return firstStop(in: rootSlot, stops, visited: &visited)
  }

  /// The last stop of the tree.
  func lastStop(_ stops: Stops, visited: inout Int) -> Slot {
    guard !rootSlot.isNone, !self[rootSlot].flags.contains(.hidden) else { return .none }
    return lastStop(in: rootSlot, stops, visited: &visited)
  }

  /// The first stop inside a container, or the element itself; the node has to be within reach.
  func firstStop(in slot: Slot, _ stops: Stops, visited: inout Int) -> Slot {
    if self[slot].flags.contains(.element) {
      return self[slot].own.isDisjoint(with: stops.kinds) ? .none : slot
    }
    return stop(after: slot, entering: true, within: slot, stops: stops, visited: &visited)
  }

  /// The last stop inside a container, or the element itself; the node has to be within reach.
  func lastStop(in slot: Slot, _ stops: Stops, visited: inout Int) -> Slot {
    if self[slot].flags.contains(.element) {
      return self[slot].own.isDisjoint(with: stops.kinds) ? .none : slot
    }
    let child = lastWalkedChild(of: slot, stops, visited: &visited)
    if child.isNone { return .none }
    let last = lastWalked(in: child, stops, visited: &visited)
    if !self[last].own.isDisjoint(with: stops.kinds) { return last }
    return stop(before: last, within: slot, stops: stops, visited: &visited)
  }

  /// The last stop in `slot` or before it, inside `boundary`.
  func stop(atOrBeforeEndOf slot: Slot, within boundary: Slot, stops: Stops, visited: inout Int) -> Slot {
    let last = lastWalked(in: slot, stops, visited: &visited)
    let links = self[last]
    let isStop = !links.own.isDisjoint(with: stops.kinds) && !links.kinds.isDisjoint(with: stops.kinds)
    if isStop, !links.flags.contains(.hidden) { return last }
    return stop(before: last, within: boundary, stops: stops, visited: &visited)
  }

  private func lastWalked(in slot: Slot, _ stops: Stops, visited: inout Int) -> Slot {
    var current = slot
    while enters(current, stops) {
      let child = lastWalkedChild(of: current, stops, visited: &visited)
      if child.isNone { return current }
      current = child
    }
    return current
  }
}

extension AccessibilityTree {
  func enters(_ slot: Slot, _ stops: Stops) -> Bool {
    self[slot].flags.isDisjoint(with: stops.closed)
  }

  private func firstWalkedChild(of slot: Slot, _ stops: Stops, visited: inout Int) -> Slot {
    guard self[slot].flags.isDisjoint(with: [.element, .hidden]) else { return .none }
    let modal = self[slot].modalChild
    if !modal.isNone { return holds(modal, stops) ? modal : .none }
    return firstWalked(from: self[slot].firstChild, forward: true, stops, visited: &visited)
  }

  private func lastWalkedChild(of slot: Slot, _ stops: Stops, visited: inout Int) -> Slot {
    guard self[slot].flags.isDisjoint(with: [.element, .hidden]) else { return .none }
    let modal = self[slot].modalChild
    if !modal.isNone { return holds(modal, stops) ? modal : .none }
    return firstWalked(from: self[slot].lastChild, forward: false, stops, visited: &visited)
  }

  private func holds(_ slot: Slot, _ stops: Stops) -> Bool { !self[slot].kinds.isDisjoint(with: stops.kinds) }

  private func walkedSibling(of slot: Slot, forward: Bool, _ stops: Stops, visited: inout Int) -> Slot {
    let container = self[self[slot].parent]
    guard container.modalChild.isNone, !container.kinds.isDisjoint(with: stops.kinds) else { return .none }
    let neighbour = forward ? self[slot].next : self[slot].previous
    return firstWalked(from: neighbour, forward: forward, stops, visited: &visited)
  }

  private func firstWalked(from slot: Slot, forward: Bool, _ stops: Stops, visited: inout Int) -> Slot {
    var current = slot
    while !current.isNone {
      visited += 1
      let links = self[current]
      if !links.kinds.isDisjoint(with: stops.kinds), !links.flags.contains(.hidden) { return current }
      current = forward ? links.next : links.previous
    }
    return .none
  }
}
