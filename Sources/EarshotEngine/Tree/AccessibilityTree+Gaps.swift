import EarshotAccessibility

/// Walks that notice children that are not here. Only for trees with such containers; others have the plain walk.
extension AccessibilityTree {
  /// The nearest stop on a way, whose place is within reach, or the children to be asked for before it.
  func reach(along route: Route, visited: inout Int) -> Reached {
    guard let boundary = slot(route.boundary) else { return .end }
    let (place, stops) = (route.place, route.stops)
    if !route.forward { return reachBack(from: place, within: boundary, stops: stops, visited: &visited) }
    if case .start(let node) = place, !route.isResumed,
      let gap = gap(in: node.slot, atEnd: false, leaving: false)
    {
      return .gap(gap)
    }
    return reachForward(from: place, within: boundary, stops: stops, visited: &visited)
  }

  /// Where a walk goes on that waited for a child: before it on the way forward, behind it on the way back; `nil` while it is not
  /// here, or can't be reached.
  func place(at index: Int, of container: Slot, forward: Bool) -> Place? {
    let node = nodes[container.index]
    let window = ChildWindow(of: node)
    guard window.present.contains(index), isWalked(container) else { return nil }
    if forward, index == window.present.lowerBound { return .start(reference(to: container)) }
    let child = node.children[index - window.present.lowerBound - (forward ? 1 : 0)]
    return slots[child].map { .after(reference(to: $0)) }
  }

  /// Whether a way that waited in a container still leads through it: meanwhile nodes may have gone, or moved.
  func leads(_ route: Route, through container: Slot) -> Bool {
    let around = path(from: container)
    let nodes = [route.boundary] + (route.search.map { [$0.found, $0.boundary] } ?? [])
    return nodes.allSatisfy { slot($0).map(around.contains) ?? false }
  }

  /// The gap at one end of what is here of a container's children, if there is one. The child that is next is the nearest one
  /// for a walk `leaving` the container, and the outermost one for a walk that enters it.
  private func gap(in container: Slot, atEnd: Bool, leaving: Bool) -> Gap? {
    guard self[container].own.contains(.incomplete) else { return nil }
    let window = ChildWindow(of: nodes[container.index])
    guard window.isMissing(atEnd: atEnd) else { return nil }
    let near = atEnd ? window.present.upperBound : window.present.lowerBound - 1
    return Gap(container: container, index: leaving ? near : atEnd ? window.count - 1 : 0)
  }

  /// Whether children are missing on the way from a node out to `container`, before what is here or behind it.
  func isMissingChildren(from slot: Slot, outTo container: Slot, atEnd: Bool) -> Bool {
    if incomplete.isEmpty { return false }
    let around = path(from: slot).dropFirst().prefix { $0 != container } + [container]
    return around.contains { gap(in: $0, atEnd: atEnd, leaving: true) != nil }
  }

  /// Whether a walk stops at a node that it came to, and not only for the gaps in it. A container of which nothing can be stopped
  /// at may still turn out to be one.
  private func isFound(_ slot: Slot, _ stops: Stops) -> Bool {
    !self[slot].own.isDisjoint(with: stops.kinds)
      && !self[slot].kinds.isDisjoint(with: [.element, .incomplete])
  }

  /// The nodes that a place is inside of, innermost first.
  private func surroundings(of place: Place) -> [Slot] {
    let path = path(from: place.anchor.slot)
    if case .start = place { return path }
    return Array(path.dropFirst())
  }
}

extension AccessibilityTree {
  private func reachForward(
    from place: Place, within boundary: Slot, stops: Stops, visited: inout Int
  ) -> Reached {
    // Nothing behind the innermost container that goes on behind what is here can be nearer.
    let around = surroundings(of: place).prefix { $0 != boundary }
    var limit = around.first { gap(in: $0, atEnd: true, leaving: true) != nil } ?? boundary
    var current = place.anchor.slot
    var isEntering = place == .start(place.anchor)
    while true {
      let next = stop(
        after: current, entering: isEntering, within: limit, stops: stops.orIncomplete, visited: &visited)
      if next.isNone { return gap(in: limit, atEnd: true, leaving: true).map(Reached.gap) ?? .end }
      if isFound(next, stops) { return .stop(next) }
      if let gap = gap(in: next, atEnd: false, leaving: false) { return .gap(gap) }
      (current, isEntering, limit) = (next, true, next)
    }
  }

  private func reachBack(
    from place: Place, within boundary: Slot, stops: Stops, visited: inout Int
  ) -> Reached {
    let around = Set(surroundings(of: place))
    var place = place
    while true {
      let found = lastStop(before: place, within: boundary, stops.orIncomplete, visited: &visited)
      let passed = found.isNone ? boundary : found
      let isWhole = !found.isNone && isFound(found, stops) && !enters(found, stops)
      let entered = path(from: isWhole ? self[passed].parent : passed, outTo: around)
      if let gap = firstGapEntered(in: entered) { return .gap(gap) }
      if isWhole { return .stop(found) }
      if let gap = gap(in: passed, atEnd: false, leaving: true) { return .gap(gap) }
      if found.isNone { return .end }
      if isFound(found, stops) { return .stop(found) }
      place = .on(reference(to: found))
    }
  }

  /// The nodes from `slot` outwards, short of those in `around`: whatever is around one of these is one of them too.
  private func path(from slot: Slot, outTo around: Set<Slot>) -> [Slot] {
    var result: [Slot] = []
    var current = slot
    while !current.isNone, !around.contains(current) {
      result.append(current)
      current = self[current].parent
    }
    return result
  }

  /// The gap that a walk back comes to first in containers that it entered from behind, innermost first.
  private func firstGapEntered(in containers: [Slot]) -> Gap? {
    containers.reversed().lazy.compactMap { self.gap(in: $0, atEnd: true, leaving: false) }.first
  }

  private func lastStop(before place: Place, within boundary: Slot, _ stops: Stops, visited: inout Int)
    -> Slot
  {
    if place == .after(reference(to: boundary)) { return lastStop(in: boundary, stops, visited: &visited) }
    if case .after(let node) = place {
      return stop(atOrBeforeEndOf: node.slot, within: boundary, stops: stops, visited: &visited)
    }
    return stop(before: place.anchor.slot, within: boundary, stops: stops, visited: &visited)
  }
}

extension Stops {
  /// The same walk, which also stops at containers of whose children some are not here.
  fileprivate var orIncomplete: Stops { Stops(kinds: kinds.union(.incomplete), closed: closed) }
}
