import EarshotAccessibility

/// Role and state words, in their fixed order (`voiceover.md` 2.4). They add up; only the rules written here
/// take one away.
extension UtteranceComposer {
  func addRoles(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    let isTab = node.traits.contains(.isTab) || surroundings.tab != nil
    if !node.isEnabled { tokens.append(SpeechToken(.state, words(.dimmed))) }
    addButtonWords(of: node, isTab: isTab, to: &tokens)
    if isTab { tokens.append(SpeechToken(.role, words(.tab))) }
    addFieldWords(of: node, in: surroundings, to: &tokens)
    addHeading(of: node, to: &tokens)
    if node.traits.contains(.isLink) { tokens.append(SpeechToken(.role, words(.link))) }
    if node.traits.contains(.isAdjustable) { tokens.append(SpeechToken(.role, words(.adjustable))) }
    if node.traits.contains(.isImage) { tokens.append(SpeechToken(.role, words(.image))) }
    addSearchWords(of: node, in: surroundings, to: &tokens)
    addExpansion(of: node, to: &tokens)
    addInsertionPoint(of: node, in: surroundings, to: &tokens)
  }

  /// The state of a switch; any other value than 1, 0 and 2 is spoken as it is (`voiceover.md` 2.5).
  func switchState(of node: SpokenParts) -> String {
    switch node.value {
    case "1": words(.on)
    case "0": words(.off)
    case "2": words(.mixed)
    default: node.value
    }
  }

  func isEditing(_ node: SpokenParts, in surroundings: Surroundings) -> Bool {
    node.traits.contains(.isEditing) || (surroundings.hasKeyboardFocus && takesText(node))
  }

  private func takesText(_ node: SpokenParts) -> Bool {
    isTextEntry(node) || node.traits.contains(.isSearchField)
  }

  func isTextEntry(_ node: SpokenParts) -> Bool {
    !node.traits.isDisjoint(with: [.isTextField, .isSecure, .isTextEditor])
  }

  private func addButtonWords(of node: SpokenParts, isTab: Bool, to tokens: inout [SpeechToken]) {
    let traits = node.traits
    let isBack = traits.contains(.isBackButton)
    if traits.contains(.isButton), !isTab, !isBack, traits.isDisjoint(with: [.isKeyboardKey, .isToggle]) {
      tokens.append(SpeechToken(.role, words(.button)))
    }
    if isBack { tokens.append(SpeechToken(.role, words(.backButton))) }
    guard traits.contains(.isToggle) else { return }
    if traits.contains(.isButton) { tokens.append(SpeechToken(.role, words(.switchButton))) }
    let state = switchState(of: node)
    if !state.isEmpty { tokens.append(SpeechToken(.state, state)) }
  }

  private func addFieldWords(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    guard isTextEntry(node) else { return }
    let isSecure = node.traits.contains(.isSecure)
    tokens.append(SpeechToken(.role, isSecure ? words(.secureTextField) : words(.textField)))
    if isEditing(node, in: surroundings) { tokens.append(SpeechToken(.state, words(.isEditing))) }
  }

  /// The level is spoken with the word only, never alone.
  private func addHeading(of node: SpokenParts, to tokens: inout [SpeechToken]) {
    guard node.traits.contains(.isHeader) else { return }
    tokens.append(SpeechToken(.role, words(.heading)))
    if node.headingLevel > 0 {
      tokens.append(SpeechToken(.role, words(.headingLevel, words.number(node.headingLevel))))
    }
  }

  private func addSearchWords(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    guard node.traits.contains(.isSearchField) else { return }
    tokens.append(SpeechToken(.role, words(.searchField)))
    if isEditing(node, in: surroundings), !isTextEntry(node) {
      tokens.append(SpeechToken(.state, words(.isEditing)))
    }
  }

  func addExpansion(of node: SpokenParts, to tokens: inout [SpeechToken]) {
    guard let isExpanded = node.isExpanded else { return }
    tokens.append(SpeechToken(.state, isExpanded ? words(.expanded) : words(.collapsed)))
  }

  /// Where the caret stands, behind everything else (`voiceover.md` 2.8; design §11, 33).
  private func addInsertionPoint(
    of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]
  ) {
    guard isEditing(node, in: surroundings) else { return }
    switch node.insertionPoint {
    case .start: tokens.append(SpeechToken(.state, words(.insertionPointAtStart)))
    case .end: tokens.append(SpeechToken(.state, words(.insertionPointAtEnd)))
    case .middle, nil: break
    }
  }
}
