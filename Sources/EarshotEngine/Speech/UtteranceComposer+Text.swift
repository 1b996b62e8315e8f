import EarshotAccessibility

/// What the author wrote: label, value, the hint in place of both, and the texts around a table cell
/// (`voiceover.md` 2.3).
extension UtteranceComposer {
  func addText(of node: SpokenParts, in surroundings: Surroundings, to tokens: inout [SpeechToken]) {
    let followsText = node.traits.contains(.isPickerItem)
    addHeaders(of: surroundings.cell, to: &tokens)
    if saysSelected(node), !followsText { tokens.append(SpeechToken(.selected, words(.selected))) }
    let label = spokenLabel(of: node)
    if !label.isEmpty { tokens.append(SpeechToken(.label, aloud(label, of: node))) }
    addCoordinates(of: surroundings.cell, to: &tokens)
    addValue(of: node, to: &tokens)
    if promotesHint(of: node) { tokens.append(SpeechToken(.label, aloud(node.hint, of: node))) }
    if saysSelected(node), followsText { tokens.append(SpeechToken(.selected, words(.selected))) }
  }

  /// The value, then custom content of high importance.
  private func addValue(of node: SpokenParts, to tokens: inout [SpeechToken]) {
    if !node.value.isEmpty, !node.traits.contains(.isToggle), verbosity.values {
      tokens.append(SpeechToken(.value, spokenValue(of: node)))
    }
    tokens += node.importantContent.map { SpeechToken(.value, aloud($0, of: node)) }
  }

  private func saysSelected(_ node: SpokenParts) -> Bool { node.traits.contains(.isSelected) }

  /// A back button labelled just "Back" isn't read by its label.
  private func spokenLabel(of node: SpokenParts) -> String {
    let isPlainBack =
      node.traits.contains(.isBackButton) && node.label.lowercased() == words(.back).lowercased()
    return isPlainBack ? "" : node.label
  }

  /// A secret is told by its length (design §11, 32).
  func spokenValue(of node: SpokenParts) -> String {
    guard node.traits.contains(.isSecure), let count = Int(node.value) else {
      return aloud(node.value, of: node)
    }
    return words(.characterCount, count: count)
  }

  /// Without label, value and selection the hint becomes the text, and stays when hints are off.
  func promotesHint(of node: SpokenParts) -> Bool {
    !node.hint.isEmpty && !hasText(node) && !node.traits.contains(.isSelected)
  }

  func hasText(_ node: SpokenParts) -> Bool {
    !spokenLabel(of: node).isEmpty || (!node.value.isEmpty && !node.traits.contains(.isToggle))
  }

  /// A text of the author's as it is read: letter by letter, or with its marks named, where that was chosen.
  func aloud(_ text: String, of node: SpokenParts) -> String {
    if node.style.contains(.spellsOutCharacters) {
      return text.map { words.name(of: $0, capitals: verbosity.capitals) }.joined(separator: " ")
    }
    let punctuation = node.style.contains(.includesPunctuation) ? .all : verbosity.punctuation
    return words.pronounced(text, punctuation)
  }
}

/// Data tables (`voiceover.md` 2.7).
extension UtteranceComposer {
  private func addHeaders(of place: Surroundings.CellPlace?, to tokens: inout [SpeechToken]) {
    guard let place, verbosity.tableHeaders else { return }
    tokens += place.headers.map { SpeechToken(.container, $0) }
  }

  private func addCoordinates(of place: Surroundings.CellPlace?, to tokens: inout [SpeechToken]) {
    guard let place, verbosity.tableCoordinates else { return }
    let cell = place.cell
    func add(_ text: String) { tokens.append(SpeechToken(.position, text)) }
    if cell.rowSpan > 1, cell.row != nil { add(words(.spansRows, count: cell.rowSpan)) }
    if cell.columnSpan > 1, cell.column != nil { add(words(.spansColumns, count: cell.columnSpan)) }
    if let row = cell.row, place.isFirstInRow { add(words(.row, words.number(row + 1))) }
    if let column = cell.column { add(words(.column, words.number(column + 1))) }
  }
}
