import EarshotAccessibility

/// What of an element can be spoken when it changes under the cursor (`voiceover.md` 2.12).
struct HeardElement: Equatable {
  var label: String
  var value: String
  var isEnabled: Bool
  /// When a change was last spoken.
  var time: Duration

  init(_ node: AccessibilityNode, at time: Duration) {
    label = node.label
    value = node.value
    isEnabled = node.isEnabled
    self.time = time
  }
}

extension UtteranceComposer {
  /// What is spoken because the element under the cursor changed: only what is new.
  func change(from heard: HeardElement, to node: AccessibilityNode, isTyping: Bool) -> [SpeechToken] {
    var tokens: [SpeechToken] = []
    if node.label != heard.label, !node.label.isEmpty { tokens.append(SpeechToken(.label, node.label)) }
    let isSwitch = node.traits.contains(.isToggle)
    let saysValue = node.value != heard.value && !node.value.isEmpty && !isTyping
    if saysValue, !isSwitch { tokens.append(SpeechToken(.value, node.value)) }
    if heard.isEnabled, !node.isEnabled { tokens.append(SpeechToken(.state, vocabulary.dimmed)) }
    if saysValue, isSwitch { tokens.append(SpeechToken(.state, switchState(of: node))) }
    return tokens
  }
}
