import EarshotAccessibility

/// Cursors landing on elements.
extension EngineState {
  /// The slot of the element that the cursor is on.
  func slot(of technology: AssistiveTechnology) -> Slot? {
    cursors[technology].element.flatMap(tree.slot)
  }

  /// Puts a cursor on an element: that is logged, and spoken if it is VoiceOver's.
  mutating func land(_ technology: AssistiveTechnology, on slot: Slot, cause: Cause) -> CursorMove {
    let from = self.slot(of: technology).flatMap(tree.id(at:))
    cursors[technology].stand(on: tree.reference(to: slot))
    noteMove(of: technology)
    let now = clock.now
    logStop(of: technology, on: slot, at: now, cause: cause)
    if technology == .voiceOver { speakLanding(on: slot, at: now, cause: cause) }
    return CursorMove(technology: technology, from: from, to: tree.nodes[slot.index].id)
  }

  /// Lands outside a command, so that the host has to be told to bring the element into view.
  mutating func takeCursor(of technology: AssistiveTechnology, to slot: Slot, cause: Cause) {
    let move = land(technology, on: slot, cause: cause)
    outbox.append(contentsOf: CommandOutcome(move: move).requests)
  }

  /// Makes this cursor the one that moved last (R31).
  mutating func noteMove(of technology: AssistiveTechnology) {
    moves += 1
    cursors[technology].lastMove = moves
    refreshMatches(of: technology)
    for tag in cursors[technology].matches { focus.affected.insert(tag.binding) }
  }

  private mutating func logStop(
    of technology: AssistiveTechnology, on slot: Slot, at now: Duration, cause: Cause
  ) {
    sequence += 1
    items.append(
      ItemLog.Stop(
        sequence: sequence, time: now, technology: technology, element: tree.nodes[slot.index].id,
        label: tree.nodes[slot.index].label, cause: cause))
  }

  /// Notices that a cursor's element went or got out of reach.
  mutating func noticeLoss(of technology: AssistiveTechnology) {
    guard cursors[technology].isOn, cursors[technology].standing == .onElement else { return }
    if let slot = slot(of: technology), tree.isStop(slot, cursors[technology].stops) { return }
    cursors[technology].standing = .lost
  }

  /// Takes a cursor that lost its element to the next in order at its place, else to the previous, else
  /// nowhere (R40, R42).
  mutating func relocate(_ technology: AssistiveTechnology) {
    guard cursors[technology].standing == .lost else { return }
    let stops = cursors[technology].stops
    let target =
      (technology == .voiceOver ? takeReturn() : nil)
      ?? cursors[technology].place.map {
        tree.stop(at: $0, stops: stops, visited: &counters.nodesVisited)
      } ?? tree.firstStop(stops, visited: &counters.nodesVisited)
    if target.isNone {
      cursors[technology].standing = .unplaced
    } else {
      takeCursor(of: technology, to: target, cause: .relocation)
    }
  }

  /// Places technologies that are on but were not placed yet, unless a request that is still to be resolved
  /// will do so (design §11, 13).
  mutating func placeCursors() -> [FocusChange] {
    for technology in cursors.active(in: []) where cursors[technology].standing == .unplaced {
      guard !focus.isRequested(technology) else { continue }
      let target = firstPlace(for: technology)
      if !target.isNone { takeCursor(of: technology, to: target, cause: .placement) }
    }
    return recomputeBindings()
  }

  mutating func firstPlace(for technology: AssistiveTechnology) -> Slot {
    if technology == .voiceOver, let summary = firstSummary() { return summary }
    return tree.firstStop(cursors[technology].stops, visited: &counters.nodesVisited)
  }

  private func firstSummary() -> Slot? {
    tree.summaries.filter { tree.isStop($0, .elements) }.min { tree.isRead($0, before: $1) }
  }
}
