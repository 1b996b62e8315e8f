import EarshotAccessibility

/// Lists of which only a window is here. A command that comes to its end asks the host for more and is finished by a later
/// resolution, as if everything had been there.
extension EngineState {
  /// From the cursor on.
  func route(forward: Bool, _ stops: Stops, wraps: Bool = false, cause: Cause = .command) -> Route? {
    if tree.incomplete.isEmpty || tree.rootSlot.isNone { return nil }
    guard let place = cursors[.voiceOver].place.map({ tree.withinReach($0, of: stops) }) else {
      return routeToEnd(forward: !forward, stops)
    }
    let boundary = tree.reference(to: tree.boundary(around: place, for: stops))
    return Route(
      place: place, forward: forward, boundary: boundary, stops: stops,
      origin: slot(of: .voiceOver).flatMap(tree.id), cause: cause, wraps: wraps)
  }

  /// To the first or last stop of the screen: from the other side of it.
  func routeToEnd(forward: Bool, _ stops: Stops) -> Route? {
    if tree.incomplete.isEmpty || tree.rootSlot.isNone { return nil }
    let root = tree.reference(to: tree.rootSlot)
    return Route(
      place: forward ? .after(root) : .start(root), forward: !forward, boundary: root, stops: stops)
  }

  /// To the first stop in a container.
  func routeInto(_ container: Slot, _ stops: Stops) -> Route? {
    if tree.incomplete.isEmpty { return nil }
    let inside = tree.reference(to: container)
    return Route(place: .start(inside), forward: true, boundary: inside, stops: stops)
  }

  /// Asks for the children that a way leads to if they are not here; the cursor is then on its way to them.
  mutating func askForChildren(on route: Route?) -> ActionRequest? {
    guard var route, case .gap(let gap) = advance(along: &route) else { return nil }
    return setOut(along: route, to: gap, from: origin)
  }

  /// Where the cursor's element stands in the list around it.
  private var origin: Journey.Origin? {
    guard let slot = slot(of: .voiceOver), let id = tree.id(at: slot) else { return nil }
    let path = tree.path(from: slot)
    for (child, container) in zip(path, path.dropFirst()) where tree[container].flags.contains(.windowed) {
      let first = ChildWindow(of: tree.nodes[container.index]).present.lowerBound
      return Journey.Origin(
        element: id, container: tree.reference(to: container), index: first + Int(tree[child].siblingIndex))
    }
    return nil
  }

  private mutating func setOut(along route: Route, to gap: Gap, from origin: Journey.Origin?) -> ActionRequest
  {
    journey = Journey(
      route: route, container: tree.reference(to: gap.container), index: gap.index, origin: origin)
    return requestForChildren(of: gap.container, at: gap.index, forward: route.asksForward, by: .voiceOver)
  }

  /// Asks for a child of a container, and those that follow on the way.
  func requestForChildren(
    of container: Slot, at index: Int, forward: Bool, by technology: AssistiveTechnology
  ) -> ActionRequest {
    let range = ChildWindow(of: tree.nodes[container.index]).request(for: index, forward: forward)
    return request(.provideChildren(range, forward: forward), of: container, by: technology)
  }
}

extension EngineState {
  /// What the way leads to; the way goes on from there. It goes through the rows of the tree as the plain walks of the commands
  /// do.
  private mutating func advance(along route: inout Route) -> Reached {
    while true {
      let reached = tree.reach(along: route, visited: &counters.nodesVisited)
      route.isResumed = false
      switch reached {
      case .end where route.search != nil: route.resumeSearch()
      case .stop(let found) where !tree[found].flags.contains(.element):
        if let end = take(found, on: &route) { return end }
      case .stop(let element) where tree.id(at: element) == route.origin:
        if route.search == nil { return reached }
        route.resumeSearch()
      case .end where route.wraps:
        route.wraps = false
        route.place = route.forward ? .start(route.boundary) : .after(route.boundary)
      default: return reached
      }
    }
  }

  /// What becomes of a container that was found: with grouped navigation it is landed on, else entered. It is passed by if there is
  /// nothing in it, for which all of its children may have to come.
  private mutating func take(_ container: Slot, on route: inout Route, isServed: Bool = false) -> Reached? {
    if tree[container].kinds.contains(.element) {
      if settings.groupsNavigation { return .stop(container) }
      route.enter(tree.reference(to: container))
      return nil
    }
    let window = ChildWindow(of: tree.nodes[container.index])
    let index = isServed || window.present.lowerBound == 0 ? window.present.upperBound : 0
    if index < window.count {
      route.isProbing = true
      return .gap(Gap(container: container, index: index))
    }
    let node = tree.reference(to: container)
    route.place = route.forward ? .after(node) : .on(node)
    return nil
  }
}

extension EngineState {
  /// Goes on with the journey if its children have come. Outside a turn there is one resolution to wait for, once the host has the
  /// request.
  mutating func settleJourney(isOverruled: Bool) {
    if isOverruled { endJourney() }
    resumeJourney()
    if turn == nil, journey?.isTaken == true { giveUpJourney() }
  }

  /// The host has these requests now.
  mutating func noteTaken(_ requests: [ActionRequest]) {
    for request in requests { noteTaken(request, true) }
  }

  /// The host doesn't have these requests yet, but will take them.
  mutating func putBack(_ requests: [ActionRequest]) {
    outbox.append(contentsOf: requests)
    for request in requests { noteTaken(request, false) }
  }

  private mutating func noteTaken(_ request: ActionRequest, _ isTaken: Bool) {
    guard case .provideChildren = request.action else { return }
    switch request.technology {
    case .voiceOver: journey?.isTaken = isTaken
    case .switchControl: scanner.awaited?.isTaken = isTaken
    }
  }

  private mutating func resumeJourney() {
    guard let journey else { return }
    guard let container = tree.slot(journey.container), tree.leads(journey.route, through: container) else {
      return giveUpJourney()
    }
    guard let place = tree.place(at: journey.index, of: container, forward: journey.route.asksForward) else {
      return
    }
    endJourney()
    if journey.isReturning {
      standAgain(on: journey.origin?.element)
      return
    }
    var route = journey.route
    switch goOn(along: &route, at: place, in: container) {
    case .stop(let slot):
      takeCursor(of: .voiceOver, to: slot, cause: route.cause)
      if let kind = route.rotorKind { visit.turnedTo = kind }
    case .gap(let gap): outbox.append(setOut(along: route, to: gap, from: journey.origin))
    case .end:
      hitBoundary()
      if !standAgain(on: journey.origin?.element) { goBack(from: journey) }
    }
  }

  private mutating func goOn(along route: inout Route, at place: Place, in container: Slot) -> Reached {
    if route.isProbing {
      route.isProbing = false
      return take(container, on: &route, isServed: true) ?? advance(along: &route)
    }
    (route.place, route.isResumed) = (place, true)
    return advance(along: &route)
  }

  /// Asks for the element that the cursor was on, if that went on the way; whether it did.
  @discardableResult
  private mutating func goBack(from journey: Journey) -> Bool {
    guard cursors[.voiceOver].standing == .lost, let origin = journey.origin,
      let container = tree.slot(origin.container),
      ChildWindow(of: tree.nodes[container.index]).isMissing(origin.index)
    else { return false }
    var way = journey
    (way.container, way.index, way.isReturning, way.isTaken) = (origin.container, origin.index, true, false)
    (way.route.forward, way.route.isProbing) = (true, false)
    self.journey = way
    outbox.append(requestForChildren(of: container, at: origin.index, forward: true, by: .voiceOver))
    return true
  }

  /// On the element again that it was on before the journey, without a word, if it lost that; whether it is.
  @discardableResult
  private mutating func standAgain(on id: NodeID?) -> Bool {
    guard cursors[.voiceOver].standing == .lost, let slot = id.flatMap({ tree.slots[$0] }),
      tree.isStop(slot, steps)
    else { return false }
    cursors[.voiceOver].stand(on: tree.reference(to: slot))
    refreshMatches(of: .voiceOver)
    return true
  }

  /// The children have not come: the cursor stays where it was. If that is gone, it is asked for outside a turn; at the end of one
  /// the cursor goes to what is near.
  mutating func giveUpJourney() {
    guard let journey else { return }
    endJourney()
    if !journey.isReturning {
      noteMissing(journey.index, of: journey.container)
      hitBoundary()
    }
    if standAgain(on: journey.origin?.element) { return }
    if turn == nil, !journey.isReturning, goBack(from: journey) { return }
    relocate()
  }

  /// Another command comes instead: it starts from where the cursor was, or if that is gone from what is near.
  mutating func dropJourney() {
    let origin = journey?.origin?.element
    endJourney()
    if !standAgain(on: origin) { relocate() }
  }

  mutating func endJourney() {
    journey = nil
    withdrawRequest(by: .voiceOver)
  }

  /// Nobody waits any more for children that were asked for and that the host doesn't know of yet.
  mutating func withdrawRequest(by technology: AssistiveTechnology) {
    outbox.removeAll { request in
      guard case .provideChildren = request.action else { return false }
      return request.technology == technology
    }
  }

  /// Tells the author which child was asked for in vain.
  mutating func noteMissing(_ index: Int, of container: NodeRef) {
    guard let slot = tree.slot(container), let list = tree.id(at: slot) else { return }
    diagnostics.append(.childNotSent(list, index: index))
  }

  private mutating func hitBoundary() {
    isReadingAll = false
    play(.boundary, about: slot(of: .voiceOver).flatMap(tree.id))
  }
}
