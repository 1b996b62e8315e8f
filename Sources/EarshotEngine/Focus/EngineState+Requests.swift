import EarshotAccessibility

/// Pending requests against the tree as it is now.
extension EngineState {
  /// Plans where cursors go. Requests that were met or came to nothing are gone afterwards; those without a
  /// target stay for the rest of the turn (design §11, 11).
  mutating func resolveRequests() -> MovePlan {
    var plan = MovePlan()
    followKeyboard(in: &plan)
    let pending = focus.pending
    focus.pending = []
    for var waiting in pending {
      waiting.isFresh = false
      if !resolve(waiting, in: &plan) { focus.pending.append(waiting) }
    }
    return plan
  }

  /// The keyboard focus pulls VoiceOver's cursor, or is spoken where the cursor already is (R51). Every request
  /// overrides it.
  private mutating func followKeyboard(in plan: inout MovePlan) {
    guard let id = keyboardArrival else { return }
    keyboardArrival = nil
    guard cursors[.voiceOver].isOn, let slot = tree.slots[id], tree.isStop(slot, .elements) else { return }
    guard settings.cursorTracking || slot == self.slot(of: .voiceOver) else { return }
    plan.set(.element(slot, asked: nil, cause: .keyboardFocus, isRepeated: true), for: .voiceOver)
  }

  /// Whether the request is done with.
  private mutating func resolve(_ waiting: PendingRequest, in plan: inout MovePlan) -> Bool {
    let request = waiting.request
    guard let scope = focus.records[request.binding]?.scope else {
      diagnostics.append(.undeclaredBinding(request.binding))
      return true
    }
    let technologies = cursors.active(in: scope).filter { !waiting.overridden.contains($0.asSet) }
    guard !technologies.isEmpty else { return true }
    guard let value = request.value else {
      for technology in technologies { reset(request.binding, technology, in: &plan) }
      return true
    }
    if !waiting.isRepeated, value == currentValue(of: request.binding) {
      keep(technologies, where: request.binding, is: value, in: &plan)
      return true
    }
    return send(technologies, to: value, for: waiting, in: &plan)
  }

  /// Plans what becomes of a cursor whose property is reset: only one that gives it a value is concerned (R7).
  private mutating func reset(
    _ binding: FocusBindingID, _ technology: AssistiveTechnology, in plan: inout MovePlan
  ) {
    if says(binding, technology, in: plan) {
      plan.set(.nowhere, for: technology)
    } else if technology == .switchControl {
      logDismissal()
    }
  }

  /// A request for the value that a property has moves nothing (R8), but overrides what earlier ones planned: a cursor
  /// that gives the property this value stays.
  private func keep(
    _ technologies: [AssistiveTechnology], where binding: FocusBindingID, is value: FocusValueID,
    in plan: inout MovePlan
  ) {
    for technology in technologies
    where cursors[technology].matches.contains(where: { $0.binding == binding && $0.value == value }) {
      plan.cancel(technology)
    }
  }

  /// Plans the moves of every technology that can reach the value (R32); whether any can.
  private mutating func send(
    _ technologies: [AssistiveTechnology], to value: FocusValueID, for waiting: PendingRequest,
    in plan: inout MovePlan
  ) -> Bool {
    let tag = FocusTag(binding: waiting.request.binding, value: value)
    let carriers = focus.carriers(of: value, in: tag.binding).compactMap { tree.slots[$0] }
    counters.candidatesExamined += carriers.count
    var isMet = false
    for technology in technologies {
      guard let target = target(among: carriers, for: technology) else { continue }
      let goal = PlannedMove.Goal.element(
        target, asked: tag, cause: .focusRequest, isRepeated: waiting.isRepeated)
      plan.set(goal, for: technology)
      override(technology)
      isMet = true
    }
    if isMet { warnIfAmbiguous(waiting.request, carriers: carriers) }
    return isMet
  }

  /// Requests that found no target so far must not take the cursor back from this later one.
  private mutating func override(_ technology: AssistiveTechnology) {
    for index in focus.pending.indices { focus.pending[index].overridden.insert(technology.asSet) }
  }

  /// The element that the cursor is on if one of the carriers holds it (R18), else the first that it can reach.
  private mutating func target(among carriers: [Slot], for technology: AssistiveTechnology) -> Slot? {
    let stops = cursors[technology].stops
    if let current = slot(of: technology) {
      let path = tree.path(from: current)
      if carriers.contains(where: path.contains) { return current }
    }
    var best: Slot?
    for carrier in carriers {
      let target = tree.stop(within: carrier, stops: stops, visited: &counters.nodesVisited)
      guard let target else { continue }
      if technology == .switchControl, !canScan(tree.nodes[target.index].id) { continue }
      if best.map({ tree.isRead(target, before: $0) }) ?? true { best = target }
    }
    return best
  }

  private mutating func warnIfAmbiguous(_ request: FocusRequest, carriers: [Slot]) {
    let separate = carriers.filter { carrier in
      let tag = tags(of: carrier).first { $0.binding == request.binding && $0.value == request.value }
      return tag?.spansElements == false && tree.isWalked(carrier)
    }
    guard separate.count > 1 else { return }
    diagnostics.append(
      .ambiguousValue(request, carriers: separate.map { tree.nodes[$0.index].id }.sorted()))
  }

  /// Whether the cursor, where it is or is going, matches the binding.
  private func says(
    _ binding: FocusBindingID, _ technology: AssistiveTechnology, in plan: MovePlan
  ) -> Bool {
    switch plan[technology] {
    case .element(let slot, _, _, _):
      tree.path(from: slot).contains { tags(of: $0).contains { $0.binding == binding } }
    case .nowhere: false
    case nil: cursors[technology].matches.contains { $0.binding == binding }
    }
  }
}
