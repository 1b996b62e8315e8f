/// Where a cursor can be, and where one goes that can't stay.
extension AccessibilityTree {
  /// Whether a walk comes to the node.
  func isWalked(_ slot: Slot) -> Bool {
    var current = slot
    while true {
      if self[current].flags.contains(.hidden) { return false }
      let parent = self[current].parent
      if parent.isNone { return true }
      if isCovered(current, in: parent) || self[parent].flags.contains(.element) { return false }
      current = parent
    }
  }

  /// Whether a cursor with these stops can rest on the node. A container has something in it, or it isn't known what.
  func isStop(_ slot: Slot, _ stops: Stops) -> Bool {
    let links = self[slot]
    let isFilled = !links.kinds.isDisjoint(with: [.element, .incomplete])
    return isFilled && !links.own.isDisjoint(with: stops.kinds) && isWalked(slot)
  }

  /// Whether a modal sibling keeps walks from the child.
  func isCovered(_ slot: Slot, in parent: Slot) -> Bool {
    let modal = self[parent].modalChild
    return !modal.isNone && modal != slot
  }

  /// The place itself, or where it is moved by the outermost thing that puts it out of reach: behind something
  /// hidden, into a modal sibling (R42), back to the beginning when a modal container is hidden (design §11,
  /// 24), onto the element it has become part of. A container that isn't a stop is its beginning.
  func withinReach(_ place: Place, of stops: Stops) -> Place {
    var result = place
    var current = place.anchor.slot
    var leavesModal = false
    if case .on = place, self[current].flags.isDisjoint(with: stops.closed) { result = .start(place.anchor) }
    while true {
      let parent = self[current].parent
      leavesModal = leavesModal || self[current].flags.contains(.modal)
      if self[current].flags.contains(.hidden) {
        result =
          leavesModal && !parent.isNone ? .start(reference(to: parent)) : .after(reference(to: current))
      }
      if parent.isNone { return result }
      if isCovered(current, in: parent) { result = .start(reference(to: self[parent].modalChild)) }
      if self[parent].flags.contains(.element) { result = .on(reference(to: parent)) }
      current = parent
    }
  }

  /// The stop that now stands at the place: the next in order, else the previous (R40).
  func stop(at place: Place, stops: Stops, visited: inout Int) -> Slot {
    let place = withinReach(place, of: stops)
    if case .on(let node) = place, isStop(node.slot, stops) { return node.slot }
    let next = stop(following: place, stops: stops, visited: &visited)
    return next.isNone ? stop(preceding: place, stops: stops, visited: &visited) : next
  }

  /// The first stop behind the place.
  func stop(following place: Place, stops: Stops, visited: inout Int) -> Slot {
    let place = withinReach(place, of: stops)
    let boundary = boundary(around: place, for: stops)
    return switch place {
    case .on(let node), .after(let node):
      stop(after: node.slot, entering: false, within: boundary, stops: stops, visited: &visited)
    case .start(let node):
      stop(after: node.slot, entering: true, within: boundary, stops: stops, visited: &visited)
    }
  }

  /// The last stop before the place.
  func stop(preceding place: Place, stops: Stops, visited: inout Int) -> Slot {
    let place = withinReach(place, of: stops)
    let boundary = boundary(around: place, for: stops)
    return switch place {
    case .on(let node), .start(let node):
      stop(before: node.slot, within: boundary, stops: stops, visited: &visited)
    case .after(let node):
      stop(atOrBeforeEndOf: node.slot, within: boundary, stops: stops, visited: &visited)
    }
  }

  /// What a walk from a place that is within reach doesn't leave: with grouped navigation the container that the place
  /// is in, else the root.
  func boundary(around place: Place, for stops: Stops) -> Slot {
    guard stops.keepsToContainer else { return rootSlot }
    let slot = place.anchor.slot
    if case .start = place, self[slot].flags.contains(.semantic) { return slot }
    return container(around: slot) ?? rootSlot
  }

  /// The nearest semantic container around a node.
  func container(around slot: Slot) -> Slot? {
    var current = self[slot].parent
    while !current.isNone, !self[current].flags.contains(.semantic) { current = self[current].parent }
    return current.isNone ? nil : current
  }

  /// The first stop that is `slot` or stands inside it; only if it can be reached (R37).
  func stop(within slot: Slot, stops: Stops, visited: inout Int) -> Slot? {
    guard isWalked(slot) else { return nil }
    if self[slot].flags.contains(.element) { return isStop(slot, stops) ? slot : nil }
    let first = stop(after: slot, entering: true, within: slot, stops: stops, visited: &visited)
    return first.isNone ? nil : first
  }
}

extension AccessibilityTree {
  /// The nodes from `slot` outwards to the root.
  func path(from slot: Slot) -> [Slot] {
    var result: [Slot] = []
    var current = slot
    while !current.isNone {
      result.append(current)
      current = self[current].parent
    }
    return result
  }

  /// Whether `first` comes before `second` in reading order; both are in the tree and neither holds the other.
  func isRead(_ first: Slot, before second: Slot) -> Bool {
    let pair = zip(path(from: first).reversed(), path(from: second).reversed()).first { $0 != $1 }
    guard let (a, b) = pair else { return false }
    return self[a].siblingIndex < self[b].siblingIndex
  }
}
