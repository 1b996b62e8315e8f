import EarshotAccessibility

/// Reading by characters, words and lines.
extension EngineState {
  /// Reads on in the element's text. In the field being edited the caret moves instead, and what it passes over is told
  /// when it has moved.
  mutating func readText(by unit: TextUnit, forward: Bool) -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    if isEdited(slot) {
      return CommandOutcome(request(.moveCaret(by: unit, forward: forward), of: slot, by: .voiceOver))
    }
    let text = tree.spokenText(at: slot)
    guard let part = text.part(by: unit, forward: forward, from: visit.text) else {
      return CommandOutcome(sound: .boundary)
    }
    visit.text = part
    say([spoken(text[part], by: unit)], about: slot)
    return CommandOutcome()
  }

  /// Whether what is typed goes to the element.
  func isEdited(_ slot: Slot) -> Bool {
    let node = tree.nodes[slot.index]
    guard !node.traits.isDisjoint(with: .takingText) else { return false }
    return tree.keyboardFocus == node.id || node.traits.contains(.isEditing)
  }

  private func spoken(_ part: String, by unit: TextUnit) -> String {
    guard unit == .character else { return composer.words.pronounced(part, settings.verbosity.punctuation) }
    return part.map { composer.words.name(of: $0, capitals: settings.verbosity.capitals) }.joined()
  }
}
