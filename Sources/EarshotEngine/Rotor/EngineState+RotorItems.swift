import EarshotAccessibility

/// The actions and the custom content of the element (`voiceover.md` 2.9).
extension EngineState {
  /// Chooses the next or previous action: first the default one, then the others as they are offered.
  mutating func chooseAction(forward: Bool) -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let names = tree.offeredActions(on: slot).map(\.name)
    guard !names.isEmpty else { return CommandOutcome(sound: .empty) }
    guard let index = index(after: chosenIndex(in: names), of: names.count + 1, forward: forward) else {
      return CommandOutcome(sound: .boundary)
    }
    let name = index == 0 ? nil : names[index - 1]
    visit.action = RotorVisit.Action(index: index, name: name)
    say(name.map { [$0] } ?? [composer.words(.activate), composer.words(.defaultAction)], about: slot)
    return CommandOutcome()
  }

  /// The request for the custom action that was chosen, if one was and it is still offered.
  func chosenAction(of slot: Slot) -> ActionRequest? {
    guard visit.action != nil else { return nil }
    let offered = tree.offeredActions(on: slot)
    guard let index = chosenIndex(in: offered.map(\.name)), index > 0 else { return nil }
    return request(for: offered[index - 1], on: slot, by: .voiceOver)
  }

  /// Where the chosen action stands now. The name decides, the place only among several of one name.
  private func chosenIndex(in names: [String]) -> Int? {
    guard let chosen = visit.action else { return nil }
    guard let name = chosen.name else { return 0 }
    if names.indices.contains(chosen.index - 1), names[chosen.index - 1] == name { return chosen.index }
    return names.firstIndex(of: name).map { $0 + 1 }
  }

  /// Reads the next or previous piece of custom content, label before value.
  mutating func readContent(forward: Bool) -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let content = tree.nodes[slot.index].details.customContent
    guard !content.isEmpty else { return CommandOutcome(sound: .empty) }
    guard let index = index(after: visit.content, of: content.count, forward: forward) else {
      return CommandOutcome(sound: .boundary)
    }
    visit.content = index
    say([content[index].label, content[index].value].filter { !$0.isEmpty }, about: slot)
    return CommandOutcome()
  }

  /// The neighbour of an index from 0 to `count` - 1; before the first choice everything lies ahead.
  private func index(after index: Int?, of count: Int, forward: Bool) -> Int? {
    let next = index.map { min($0, count) + (forward ? 1 : -1) } ?? (forward ? 0 : -1)
    return (0..<count).contains(next) ? next : nil
  }
}
