import EarshotAccessibility

/// Jumps to the next or previous thing of a kind. They don't wrap (`voiceover.md` 3.4).
extension EngineState {
  mutating func jump(to kind: RotorKind, forward: Bool) -> CommandOutcome {
    if let rotor = customRotor(for: kind) { return jump(along: rotor, forward: forward) }
    let kinds = kind.searched ?? []
    if let request = askForChildren(on: route(forward: forward, Stops(kinds: kinds))) {
      return CommandOutcome(action: request)
    }
    return move(.voiceOver, to: nearest(kinds, forward: forward), else: .boundary)
  }

  /// What a search lands on: an element of the kind, the first element of such a container, or with grouped navigation
  /// that container itself.
  private mutating func nearest(_ kinds: NodeKinds, forward: Bool) -> Slot {
    let stops = Stops(kinds: kinds)
    var found = stop(ahead: forward, of: .voiceOver, stops)
    while !found.isNone, !tree[found].flags.contains(.element), !settings.groupsNavigation {
      let first = tree.firstStop(in: found, .elements, visited: &counters.nodesVisited)
      if first != slot(of: .voiceOver) { return first }
      // Going back, a container that begins with the very element the cursor is on is not before it.
      found = tree.stop(
        before: found, within: tree.rootSlot, stops: stops, visited: &counters.nodesVisited)
    }
    return found
  }
}
