import EarshotAccessibility

/// A step of the highlight that waits for children that were asked for.
struct ScanWay {
  var route: Route
  /// The container, and which of its children is next in the whole list.
  var container: NodeRef
  var index: Int
  var cause: ScannerCause
  /// Whether the host has the request, so that the next resolution is its answer.
  var isTaken = false
}

/// Lists of which only a window is here, and the scanner: a step that comes to the end of it asks the host for more and is
/// finished by a later resolution.
extension EngineState {
  /// Asks for the children that lie before the next candidate if they are not here; whether it did.
  mutating func asksForScanned(forward: Bool, _ cause: ScannerCause) -> Bool {
    if tree.incomplete.isEmpty { return false }
    guard let start = scanRoute(forward: forward) else { return false }
    var route = start
    guard case .gap(let gap) = reachScanned(along: &route) else { return false }
    if endsPass(from: start, to: route, cause) { return true }
    emit(setOutToScan(along: route, to: gap, cause))
    scanner.deadlines.clearLanding()
    arm(dwelling: false)
    return true
  }

  /// From what is highlighted on, in its level. The elements of a row are all here.
  private mutating func scanRoute(forward: Bool) -> Route? {
    guard scanner.isActive, scanner.mode == .item, let level = scanner.levels.last,
      let container = scannedContainer(of: level)
    else { return nil }
    let boundary = tree.reference(to: container)
    var place = forward ? Place.start(boundary) : .after(boundary)
    if level.index < level.entries.count {
      let nodes = level.entries[level.index].nodes
      guard let slot = (forward ? nodes.last : nodes.first).flatMap({ tree.slots[$0] }) else { return nil }
      place = forward ? .after(tree.reference(to: slot)) : .on(tree.reference(to: slot))
    }
    return Route(
      place: place, forward: forward, boundary: boundary, stops: .scannable,
      wraps: candidateCount() == level.entries.count)
  }

  private func scannedContainer(of level: ScanLevel) -> Slot? {
    switch level.content {
    case .root: scanRoot()
    case .group(.container(let id), _): tree.slots[id]
    case .group(.row, _), .menu: nil
    }
  }

  private mutating func reachScanned(along route: inout Route) -> Reached {
    let reached = tree.reach(along: route, visited: &counters.nodesVisited)
    route.isResumed = false
    guard reached == .end, route.wraps else { return reached }
    route.wraps = false
    route.place = route.forward ? .start(route.boundary) : .after(route.boundary)
    return tree.reach(along: route, visited: &counters.nodesVisited)
  }

  /// Counts a pass if the way went on at the other end, by itself; whether it was the last one, and the scanner hides.
  private mutating func endsPass(from start: Route, to end: Route, _ cause: ScannerCause) -> Bool {
    guard start.wraps, !end.wraps, cause == .timer, let last = scanner.levels.indices.last else {
      return false
    }
    scanner.levels[last].passes += 1
    guard isOver(scanner.levels[last].passes) else { return false }
    hide(cause)
    return true
  }

  private mutating func setOutToScan(along route: Route, to gap: Gap, _ cause: ScannerCause) -> ActionRequest
  {
    scanner.awaited = ScanWay(
      route: route, container: tree.reference(to: gap.container), index: gap.index, cause: cause)
    return requestForChildren(
      of: gap.container, at: gap.index, forward: route.forward, by: .switchControl)
  }
}

extension EngineState {
  /// Goes on with the step if its children have come. Outside a turn there is one resolution to wait for, once the host has the
  /// request.
  mutating func settleScanWay() {
    guard let way = scanner.awaited else { return }
    guard let container = tree.slot(way.container), tree.leads(way.route, through: container) else {
      return giveUpScanWay()
    }
    guard let place = tree.place(at: way.index, of: container, forward: way.route.forward) else {
      if turn == nil, way.isTaken { giveUpScanWay() }
      return
    }
    endScanWay()
    var route = way.route
    (route.place, route.isResumed) = (place, true)
    let reached = reachScanned(along: &route)
    if endsPass(from: way.route, to: route, way.cause) { return }
    switch reached {
    case .stop(let slot) where landScanner(inLevelOn: slot, way.cause): break
    case .gap(let gap): outbox.append(setOutToScan(along: route, to: gap, way.cause))
    case .stop, .end: stepWithin(insteadOf: way)
    }
  }

  /// Lands on what holds the element in the level that the highlight is in; whether it is scanned there.
  private mutating func landScanner(inLevelOn slot: Slot, _ cause: ScannerCause) -> Bool {
    let former = scanner.levels
    guard let path = scanPath(to: .leaf(tree.nodes[slot.index].id)), path.count >= former.count else {
      return false
    }
    scanner.levels = Array(path.prefix(former.count))
    for index in former.indices { scanner.levels[index].passes = former[index].passes }
    playScanner(.tick)
    landScanner(cause, armed: cause != .timer)
    return true
  }

  /// The children have not come.
  mutating func giveUpScanWay() {
    guard let way = scanner.awaited else { return }
    noteMissing(way.index, of: way.container)
    stepWithin(insteadOf: way)
  }

  /// The step is one among what is here.
  private mutating func stepWithin(insteadOf way: ScanWay) {
    if abandonScanWay() { return }
    if way.cause == .timer { moveOnWithin() } else { stepWithin(by: way.route.forward ? 1 : -1, way.cause) }
  }

  /// The step is not made. A highlight that was lost on the way lands on what is left; whether it was.
  @discardableResult
  mutating func abandonScanWay() -> Bool {
    endScanWay()
    if presentLevels() != nil { return false }
    land(where: scanner.levels, .tree)
    return true
  }
}

extension EngineState {
  mutating func endScanWay() {
    scanner.awaited = nil
    withdrawRequest(by: .switchControl)
  }
}

extension ScanEntry {
  /// The node that it is, or those that are in the row.
  fileprivate var nodes: [NodeID] {
    switch self {
    case .leaf(let id, _), .container(let id): [id]
    case .row(_, let members): members
    }
  }
}
