/// What is spoken when something changes under the cursor (`voiceover.md` 2.12).
extension UtteranceComposer {
  /// Only what is new since the element was spoken last.
  func change(from heard: SpokenParts, to node: SpokenParts, isTyping: Bool) -> [SpeechToken] {
    var tokens: [SpeechToken] = []
    if node.label != heard.label, !node.label.isEmpty { tokens.append(SpeechToken(.label, node.label)) }
    let isSwitch = node.traits.contains(.isToggle)
    let saysValue = node.value != heard.value && !node.value.isEmpty && !isTyping
    if saysValue, !isSwitch { tokens.append(SpeechToken(.value, spokenValue(of: node))) }
    if heard.isEnabled, !node.isEnabled { tokens.append(SpeechToken(.state, words(.dimmed))) }
    if saysValue, isSwitch { tokens.append(SpeechToken(.state, switchState(of: node))) }
    if heard.isExpanded != node.isExpanded { addExpansion(of: node, to: &tokens) }
    return tokens
  }
}
