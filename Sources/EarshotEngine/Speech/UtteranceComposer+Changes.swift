import EarshotAccessibility

/// What is spoken when something changes under the cursor (`voiceover.md` 2.12).
extension UtteranceComposer {
  /// Only what is new since the element was spoken last.
  func change(
    from heard: SpokenParts, to node: SpokenParts, in surroundings: Surroundings, isTyping: Bool
  ) -> [SpeechToken] {
    if let speaker = speaker(of: node.language) {
      return speaker.change(from: heard, to: node, in: surroundings, isTyping: isTyping)
    }
    let isSelectedNow = node.traits.contains(.isSelected) && !heard.traits.contains(.isSelected)
    var tokens =
      isSelectedNow
      ? selection(of: node, in: surroundings) : differences(from: heard, to: node, isTyping: isTyping)
    if node.error != heard.error { addError(of: node, to: &tokens) }
    return tokens
  }

  private func differences(
    from heard: SpokenParts, to node: SpokenParts, isTyping: Bool
  ) -> [SpeechToken] {
    var tokens: [SpeechToken] = []
    if node.label != heard.label, !node.label.isEmpty {
      tokens.append(SpeechToken(.label, aloud(node.label, of: node)))
    }
    let isSwitch = node.traits.contains(.isToggle)
    let saysValue = node.value != heard.value && !node.value.isEmpty && !isTyping
    if saysValue, !isSwitch { tokens.append(SpeechToken(.value, spokenValue(of: node))) }
    if heard.isEnabled, !node.isEnabled { tokens.append(SpeechToken(.state, words(.dimmed))) }
    if saysValue, isSwitch { tokens.append(SpeechToken(.state, switchState(of: node))) }
    if heard.isExpanded != node.isExpanded, let isExpanded = node.isExpanded {
      tokens.append(SpeechToken(.state, words(isExpanded ? .expanded : .collapsed)))
    }
    return tokens
  }

  /// What became selected says so, with its name and position but without its role.
  private func selection(of node: SpokenParts, in surroundings: Surroundings) -> [SpeechToken] {
    var tokens: [SpeechToken] = []
    addText(of: node, in: surroundings, to: &tokens)
    if verbosity.positions, let position = surroundings.position { tokens.append(positionToken(position)) }
    return tokens
  }
}
