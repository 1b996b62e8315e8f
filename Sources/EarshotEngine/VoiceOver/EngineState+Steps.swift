import EarshotAccessibility

/// VoiceOver's cursor going through the reading order.
extension EngineState {
  /// To the next or previous stop. At the ends it stays, or goes on at the other end if the user chose so
  /// (`voiceover.md` 3.4).
  mutating func step(forward: Bool) -> CommandOutcome {
    if !tree.incomplete.isEmpty,
      let request = askForChildren(on: route(forward: forward, steps, wraps: settings.wrapsAround))
    {
      return CommandOutcome(action: request)
    }
    var target = stop(ahead: forward, of: .voiceOver, steps)
    if target.isNone, settings.wrapsAround { target = otherEnd(forward: forward) }
    return move(.voiceOver, to: target, else: .boundary)
  }

  /// The first stop, or the last when going back, of what the cursor doesn't leave; none where it is the only one.
  private mutating func otherEnd(forward: Bool) -> Slot {
    guard let place = cursors[.voiceOver].place else { return .none }
    let stops = steps
    let boundary = tree.boundary(around: tree.withinReach(place, of: stops), for: stops)
    let end =
      forward
      ? tree.firstStop(in: boundary, stops, visited: &counters.nodesVisited)
      : tree.lastStop(in: boundary, stops, visited: &counters.nodesVisited)
    return end == slot(of: .voiceOver) ? .none : end
  }
}
