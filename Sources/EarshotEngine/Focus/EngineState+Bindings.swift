import EarshotAccessibility

/// What cursors say to bindings.
extension EngineState {
  /// A node's tags, innermost first: its own, then what an embedder tied to it.
  func tags(of slot: Slot) -> [FocusTag] {
    let node = tree.nodes[slot.index]
    return node.focusTags + focus.tied(to: node.id)
  }

  /// Works out anew what a cursor's element says, and notes the bindings that this concerns. A tag on a
  /// container counts for everything inside it (R37).
  mutating func refreshMatches(of technology: AssistiveTechnology) {
    let matches = currentMatches(of: technology)
    guard matches != cursors[technology].matches else { return }
    focus.affected.formUnion((cursors[technology].matches + matches).map(\.binding))
    cursors[technology].matches = matches
  }

  /// Whether it is known that the element under the cursor, with all around it, says nothing to bindings.
  @inline(__always) func isOnUntagged(_ technology: AssistiveTechnology) -> Bool {
    guard let element = knownElement(of: technology) else { return false }
    return !cursors[technology].vicinity.isTagged && !tree[element].flags.contains(.tagged)
  }

  private func currentMatches(of technology: AssistiveTechnology) -> [FocusTag] {
    var matches: [FocusTag] = []
    guard var node = slot(of: technology), !cursors[technology].isDismissed else { return matches }
    while !node.isNone {
      if tree[node].flags.contains(.tagged) {
        for tag in tags(of: node) { add(tag, to: &matches, asked: cursors[technology].asked) }
      }
      node = tree[node].parent
    }
    return matches
  }

  /// Of several values of one binding the one asked for counts, else the innermost (R19).
  private func add(
    _ tag: FocusTag, to matches: inout [FocusTag], asked: [FocusBindingID: FocusValueID]
  ) {
    guard let index = matches.firstIndex(where: { $0.binding == tag.binding }) else {
      matches.append(tag)
      return
    }
    if asked[tag.binding] == tag.value { matches[index] = tag }
  }

  /// The value as the cursors in scope have it, most recently moved first (R31).
  func currentValue(of binding: FocusBindingID) -> FocusValueID? {
    guard let scope = focus.records[binding]?.scope else { return nil }
    let recent = cursors.active(in: scope).sorted { cursors[$0].lastMove > cursors[$1].lastMove }
    for technology in recent {
      if let match = cursors[technology].matches.first(where: { $0.binding == binding }) {
        return match.value
      }
    }
    return nil
  }

  /// Works out the bindings that were affected and reports those that differ, in the order of their ids. While a cursor is on its way to
  /// children that were asked for it is nowhere, which is nobody's business.
  mutating func recomputeBindings() -> [FocusChange] {
    if isOnJourney || scanner.awaited != nil { return [] }
    var changes: [FocusChange] = []
    for binding in focus.affected.sorted() {
      guard let record = focus.records[binding] else { continue }
      counters.bindingsRecomputed += 1
      let value = currentValue(of: binding)
      guard value != record.value else { continue }
      focus.report(value, of: binding)
      changes.append(FocusChange(binding: binding, value: value))
    }
    focus.affected = []
    return changes
  }
}
