import EarshotAccessibility

/// Cursors landing on elements.
extension EngineState {
  /// The slot of the element that the cursor is on.
  @inline(__always) func slot(of technology: AssistiveTechnology) -> Slot? {
    cursors[technology].element.flatMap(tree.slot)
  }

  /// Puts a cursor on an element: that is logged, and spoken if it is VoiceOver's.
  mutating func land(_ technology: AssistiveTechnology, on slot: Slot, cause: Cause) -> CursorMove {
    let from = tree.id(at: knownElement(of: technology) ?? self.slot(of: technology) ?? .none)
    cursors[technology].stand(on: tree.reference(to: slot))
    if !knowsVicinity(of: slot, technology) { cursors[technology].vicinity = vicinity(of: slot) }
    cursors[technology].vicinity.element = tree[slot].flags.contains(.element) ? slot : .none
    noteMove(of: technology)
    let now = clock.now
    if technology == .voiceOver, speaksForItself(slot) {
      speakItself(slot, at: now, cause: cause)
    } else {
      logStop(of: technology, on: slot, at: now, cause: cause)
      if technology == .voiceOver { makeHeard(slot, at: now, cause: cause) }
    }
    return CursorMove(technology: technology, from: from, to: tree[slot].id)
  }

  /// Whether what is known of a cursor's siblings holds for the node.
  @inline(__always) func knowsVicinity(of slot: Slot, _ technology: AssistiveTechnology) -> Bool {
    cursors[technology].vicinity.revision == tree.revision
      && cursors[technology].vicinity.parent == tree[slot].parent
  }

  private func vicinity(of slot: Slot) -> Cursor.Vicinity {
    let parent = tree[slot].parent
    var container = parent
    while !container.isNone, !tree[container].flags.contains(.tagged) { container = tree[container].parent }
    return Cursor.Vicinity(parent: parent, revision: tree.revision, isTagged: !container.isNone)
  }

  private mutating func makeHeard(_ slot: Slot, at now: Duration, cause: Cause) {
    play(.focusMoved, about: tree[slot].id, at: now)
    let container = cursors[.voiceOver].containers.last
    if tree[slot].flags.contains(.element) {
      speakLanding(on: slot, at: now, cause: cause)
    } else {
      speakLanding(onContainer: slot, at: now, cause: cause)
    }
    if cursors[.voiceOver].containers.last != container { noticeAlert(around: slot) }
  }

  /// A new alert makes itself heard (`voiceover.md` 6).
  private mutating func noticeAlert(around slot: Slot) {
    var alert = slot
    while !alert.isNone, tree.nodes[alert.index].role != .alert { alert = tree[alert].parent }
    let found = alert.isNone ? nil : tree.reference(to: alert)
    if let found, found != cursors[.voiceOver].alert { play(.alert, about: tree.id(at: found.slot)) }
    cursors[.voiceOver].alert = found
  }

  /// Lands outside a command, so that the host has to be told to bring the element into view.
  mutating func takeCursor(of technology: AssistiveTechnology, to slot: Slot, cause: Cause) {
    let move = land(technology, on: slot, cause: cause)
    outbox.append(contentsOf: CommandOutcome(move: move).requests)
  }

  /// Makes this cursor the one that moved last (R31).
  @inline(__always) mutating func noteMove(of technology: AssistiveTechnology) {
    moves += 1
    cursors[technology].lastMove = moves
    if cursors[technology].matches.isEmpty, isOnUntagged(technology) { return }
    refreshMatches(of: technology)
    for tag in cursors[technology].matches { focus.affected.insert(tag.binding) }
  }

  /// Notices that VoiceOver's element went or got out of reach.
  mutating func noticeLoss() {
    guard cursors[.voiceOver].isOn, cursors[.voiceOver].standing == .onElement else { return }
    if let slot = slot(of: .voiceOver), tree.isStop(slot, steps) { return }
    cursors[.voiceOver].standing = .lost
  }

  /// Takes VoiceOver's cursor, if it lost its element, to the next in order at its place, else to the previous, else
  /// nowhere (R40, R42).
  mutating func relocate() {
    guard cursors[.voiceOver].standing == .lost else { return }
    let target =
      takeReturn()
      ?? cursors[.voiceOver].place.map {
        tree.stop(at: $0, stops: .elements, visited: &counters.nodesVisited)
      } ?? tree.firstStop(.elements, visited: &counters.nodesVisited)
    if target.isNone {
      cursors[.voiceOver].standing = .unplaced
    } else {
      takeCursor(of: .voiceOver, to: target, cause: .relocation)
    }
  }

  /// Places technologies that are on but were not placed yet, unless a request that is still to be resolved
  /// will do so (design §11, 13).
  mutating func placeCursors() -> [FocusChange] {
    if isToBePlaced(.voiceOver), cursors[.voiceOver].standing == .unplaced {
      let target = firstPlace()
      if !target.isNone { takeCursor(of: .voiceOver, to: target, cause: .placement) }
    }
    if isToBePlaced(.switchControl) { placeScanner() }
    return recomputeBindings()
  }

  private func isToBePlaced(_ technology: AssistiveTechnology) -> Bool {
    cursors[technology].isOn && !focus.isRequested(technology)
  }

  /// Where VoiceOver begins.
  mutating func firstPlace() -> Slot {
    firstSummary() ?? tree.firstStop(steps, visited: &counters.nodesVisited)
  }

  private func firstSummary() -> Slot? {
    tree.summaries.filter { tree.isStop($0, .elements) }.min { tree.isRead($0, before: $1) }
  }
}
