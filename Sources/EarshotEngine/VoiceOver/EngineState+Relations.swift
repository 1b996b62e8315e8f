import EarshotAccessibility

/// To what says something about the element, and back (VO+J in `voiceover.md` 4.2).
extension EngineState {
  /// To the first node of the relation that can be reached.
  mutating func goAlong(_ relation: NodeRelation) -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let target = firstElement(of: tree.related(to: slot, by: relation), besides: slot)
    let outcome = move(.voiceOver, to: target, else: .empty)
    if outcome.move != nil { visit.relationSource = tree.nodes[slot.index].id }
    return outcome
  }

  /// To the element that the one under the cursor says something about: the one that the cursor came from, else the first in
  /// reading order.
  mutating func goBackAlongRelation() -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let sources = relationSources(of: slot).compactMap { tree.slots[$0] }
    let origin = visit.relationSource.flatMap { tree.slots[$0] }
    let elements = sources.map { firstElement(of: [$0], besides: slot) }.filter { !$0.isNone }
    if let origin, elements.contains(origin) { return move(.voiceOver, to: origin, else: .empty) }
    let first = elements.min { tree.isRead($0, before: $1) }
    return move(.voiceOver, to: first ?? .none, else: .empty)
  }

  /// The nodes that name this one, or one that it is in: the text of an error box, say.
  private func relationSources(of slot: Slot) -> Set<NodeID> {
    tree.path(from: slot).reduce(into: Set<NodeID>()) {
      $0.formUnion(relations.sources(of: tree.nodes[$1.index].id))
    }
  }

  private mutating func firstElement(of slots: [Slot], besides own: Slot) -> Slot {
    for slot in slots where slot != own {
      let found = tree.stop(within: slot, stops: .elements, visited: &counters.nodesVisited)
      if let found, found != own { return found }
    }
    return .none
  }
}
