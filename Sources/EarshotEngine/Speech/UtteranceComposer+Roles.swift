import EarshotAccessibility

/// Role and state words, in their fixed order (`voiceover.md` 2.4). They add up; only the rules written here take one
/// away.
extension UtteranceComposer {
  func roleWords(of node: SpokenParts, in surroundings: Surroundings) -> [SpeechToken] {
    var list = RoleWords(words: words)
    let traits = node.traits
    if !node.isEnabled { list.state(.dimmed) }
    addButtonWords(of: node, in: surroundings, to: &list)
    addFieldWords(of: node, in: surroundings, to: &list)
    addHeading(of: node, to: &list)
    if traits.contains(.isLink) { list.role(.link) }
    if traits.contains(.isPickerItem) { list.role(.pickerItem) }
    if traits.contains(.isAdjustable) { list.role(.adjustable) }
    if traits.contains(.isImage) { list.role(.image) }
    addSearchWords(of: node, in: surroundings, to: &list)
    if let isExpanded = node.isExpanded { list.state(isExpanded ? .expanded : .collapsed) }
    addInsertionPoint(of: node, in: surroundings, to: &list)
    return list.tokens
  }

  /// The state of a switch; any other value than 1, 0 and 2 is spoken as it is (`voiceover.md` 2.5).
  func switchState(of node: SpokenParts) -> String {
    switch node.value {
    case "1": words(.on)
    case "0": words(.off)
    case "2": words(.mixed)
    default: aloud(node.value, of: node)
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

  private func addButtonWords(
    of node: SpokenParts, in surroundings: Surroundings, to list: inout RoleWords
  ) {
    let traits = node.traits
    let isTab = traits.contains(.isTab) || surroundings.isTab
    let isBack = traits.contains(.isBackButton)
    if traits.contains(.isButton), !isTab, !isBack, traits.isDisjoint(with: [.isKeyboardKey, .isToggle]) {
      list.role(.button)
    }
    if traits.contains(.isPopUpButton) { list.role(.popUpButton) }
    if traits.contains(.isDraggable) { list.role(.draggable) }
    if isBack { list.role(.backButton) }
    if traits.contains(.isToggle) { addSwitchWords(of: node, to: &list) }
    if isTab { list.role(.tab) }
  }

  private func addSwitchWords(of node: SpokenParts, to list: inout RoleWords) {
    if node.traits.contains(.isButton) { list.role(.switchButton) }
    let state = switchState(of: node)
    if !state.isEmpty { list.tokens.append(SpeechToken(.state, state)) }
  }

  private func addFieldWords(
    of node: SpokenParts, in surroundings: Surroundings, to list: inout RoleWords
  ) {
    guard isTextEntry(node) else { return }
    list.role(node.traits.contains(.isSecure) ? .secureTextField : .textField)
    if isEditing(node, in: surroundings) { list.state(.isEditing) }
  }

  /// The level is spoken with the word only, never alone.
  private func addHeading(of node: SpokenParts, to list: inout RoleWords) {
    guard node.traits.contains(.isHeader) else { return }
    list.role(.heading)
    if node.headingLevel > 0 {
      list.tokens.append(SpeechToken(.role, words(.headingLevel, words.number(node.headingLevel))))
    }
  }

  private func addSearchWords(
    of node: SpokenParts, in surroundings: Surroundings, to list: inout RoleWords
  ) {
    guard node.traits.contains(.isSearchField) else { return }
    list.role(.searchField)
    if isEditing(node, in: surroundings), !isTextEntry(node) { list.state(.isEditing) }
  }

  /// Where the caret stands, behind everything else (`voiceover.md` 2.8; design §11, 33).
  private func addInsertionPoint(
    of node: SpokenParts, in surroundings: Surroundings, to list: inout RoleWords
  ) {
    guard isEditing(node, in: surroundings) else { return }
    switch node.insertionPoint {
    case .start: list.state(.insertionPointAtStart)
    case .end: list.state(.insertionPointAtEnd)
    case .middle, nil: break
    }
  }
}

/// The words gathered so far.
private struct RoleWords {
  let words: Words
  var tokens: [SpeechToken] = []

  mutating func role(_ phrase: Phrase) { tokens.append(SpeechToken(.role, words(phrase))) }
  mutating func state(_ phrase: Phrase) { tokens.append(SpeechToken(.state, words(phrase))) }
}
