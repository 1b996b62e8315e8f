import EarshotAccessibility

/// The author's hint and the instructions that the technology adds (`voiceover.md` 2.6).
extension UtteranceComposer {
  func addHint(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    guard verbosity.hints else { return }
    let instructions = instructions(for: node, in: surroundings).map { words($0) }.filter { !$0.isEmpty }
    let hint = promotesHint(of: node) || instructionReplacesHint(of: node) ? "" : node.hint
    for text in [hint, node.description] where !text.isEmpty {
      let hint = instructions.isEmpty ? text : withoutTrailingPeriod(text)
      tokens.append(SpeechToken(.hint, aloud(hint, of: node)))
    }
    tokens += instructions.map { SpeechToken(.instruction, $0) }
  }

  /// An enabled text field says how to edit it, whatever the author's hint. A description by other nodes stays.
  func instructionReplacesHint(of node: SpokenParts) -> Bool {
    isTextEntry(node) && node.isEnabled
  }

  /// A disabled element has none.
  private func instructions(for node: SpokenParts, in surroundings: Surroundings) -> [Phrase] {
    guard node.isEnabled else { return [] }
    var result: [Phrase] = []
    if node.traits.contains(.isToggle) { result.append(.toggleInstruction) }
    result += editInstructions(for: node, in: surroundings)
    if saysHowToAdjust(node) { result.append(.adjustInstruction) }
    if let isExpanded = node.isExpanded {
      result.append(isExpanded ? .collapseInstruction : .expandInstruction)
    }
    if node.traits.contains(.isPopUpButton) { result.append(.pickerInstruction) }
    if node.traits.contains(.isDraggable) { result.append(.dragInstruction) }
    if profile == .macOS, result.isEmpty, node.traits.contains(.isButton) {
      result.append(.activateInstruction)
    }
    return result
  }

  private func editInstructions(for node: SpokenParts, in surroundings: Surroundings) -> [Phrase] {
    if isEditing(node, in: surroundings) { return [.misspelledInstruction] }
    guard isTextEntry(node) else { return [] }
    return [.editInstruction] + (node.traits.contains(.isTextEditor) ? [.misspelledInstruction] : [])
  }

  /// A control whose only text is its hint doesn't.
  private func saysHowToAdjust(_ node: SpokenParts) -> Bool {
    node.traits.contains(.isAdjustable) && !node.traits.contains(.isToggle)
      && (hasText(node) || node.hint.isEmpty)
  }

  private func withoutTrailingPeriod(_ hint: String) -> String {
    hint.last == "." ? String(hint.dropLast()) : hint
  }
}
