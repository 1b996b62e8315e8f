import EarshotAccessibility

/// The author's hint and the instructions that the technology adds (`voiceover.md` 2.6).
extension UtteranceComposer {
  func addHint(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    guard verbosity.hints else { return }
    let instructions = instructions(for: node, in: surroundings)
    if !node.hint.isEmpty, !promotesHint(of: node), !instructionReplacesHint(of: node) {
      let hint = instructions.isEmpty ? node.hint : withoutTrailingPeriod(node.hint)
      tokens.append(SpeechToken(.hint, hint))
    }
    tokens.append(contentsOf: instructions.map { SpeechToken(.instruction, $0) })
  }

  /// An enabled text field says how to edit it, whatever the author's hint.
  func instructionReplacesHint(of node: SpokenParts) -> Bool {
    isTextEntry(node) && node.isEnabled
  }

  /// A disabled element has none.
  private func instructions(for node: SpokenParts, in surroundings: Surroundings) -> [String] {
    guard node.isEnabled else { return [] }
    var result: [String] = []
    if node.traits.contains(.isToggle) { result.append(words(.toggleInstruction)) }
    result.append(contentsOf: editInstructions(for: node, in: surroundings))
    if saysHowToAdjust(node) { result.append(words(.adjustInstruction)) }
    if let isExpanded = node.isExpanded {
      result.append(isExpanded ? words(.collapseInstruction) : words(.expandInstruction))
    }
    return result
  }

  private func editInstructions(for node: SpokenParts, in surroundings: Surroundings) -> [String] {
    if isEditing(node, in: surroundings) { return [words(.misspelledInstruction)] }
    guard isTextEntry(node) else { return [] }
    let isEditor = node.traits.contains(.isTextEditor)
    return [words(.editInstruction)] + (isEditor ? [words(.misspelledInstruction)] : [])
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
