import EarshotAccessibility

/// Resolution: what brings cursors, requests and bindings into agreement with the tree (`focus-semantics.md`
/// 0.4, 3).
extension EngineState {
  mutating func settle() -> [FocusChange] {
    awaitsPage = false
    noticeLoss()
    let lost = cursors[.switchControl].isOn ? noticeScannerLoss() : nil
    for technology in AssistiveTechnology.allCases { refreshMatches(of: technology) }
    let plan = resolveRequests()
    for move in plan.moves { carryOut(move) }
    if isOnJourney { settleJourney(isOverruled: plan[.voiceOver] != nil || noticeGoal != nil) }
    resolveNotice()
    if !isOnJourney { relocate() }
    if cursors[.switchControl].isOn { settleScanner(lost, isMoved: plan[.switchControl]?.isElement == true) }
    let changes = recomputeBindings()
    if turn == nil { endTurn() }
    return changes
  }

  /// What is left of the turn: changes under the cursor are spoken, requests without a target dropped (R11, R13).
  mutating func endTurn() {
    if turn != nil, journey?.isTaken == true { giveUpJourney() }
    if turn != nil, scanner.awaited?.isTaken == true { giveUpScanWay() }
    speakChanges()
    releaseAnnouncements()
    announceLiveRegions()
    noticeGoal = nil
    activated = nil
    turn = nil
    for pending in focus.pending { logRejection(of: pending.request) }
    diagnostics.append(contentsOf: focus.pending.map { .unmetRequest($0.request) })
    focus.pending = []
  }

  private mutating func carryOut(_ move: PlannedMove) {
    switch move.goal {
    case .element(let slot, let asked, let cause, let isRepeated):
      let isThere = slot == self.slot(of: move.technology) && !cursors[move.technology].isDismissed
      if !isThere { take(move.technology, to: slot, cause: cause) }
      if let asked { cursors[move.technology].asked[asked.binding] = asked.value }
      noteMove(of: move.technology)
      if isThere, isRepeated, move.technology == .voiceOver {
        speakLanding(on: slot, at: clock.now, cause: cause)
      }
    case .nowhere:
      dismiss(move.technology)
    }
  }

  private mutating func take(_ technology: AssistiveTechnology, to slot: Slot, cause: Cause) {
    switch technology {
    case .voiceOver: takeCursor(of: .voiceOver, to: slot, cause: cause)
    case .switchControl:
      let id = tree.nodes[slot.index].id
      scan(to: id, cause: .focus(id))
    }
  }

  /// VoiceOver's cursor goes nowhere and remembers its place; the scanner's highlight stays but says nothing to
  /// bindings until it lands again (design §11, 16).
  private mutating func dismiss(_ technology: AssistiveTechnology) {
    switch technology {
    case .voiceOver:
      cursors[technology].standing = .dismissed
      refreshMatches(of: technology)
    case .switchControl: dismissScanner()
    }
  }
}
