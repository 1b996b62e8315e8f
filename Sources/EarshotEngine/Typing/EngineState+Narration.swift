import EarshotAccessibility

/// What is said of typing and of the caret (`voiceover.md` 2.8; design §11, 34).
extension EngineState {
  mutating func narrate(_ event: TextEvent) {
    guard cursors[.voiceOver].isOn else { return }
    switch event {
    case .inserted(let text, let word): echo(text, completing: word)
    case .deleted(let text): if settings.echo != .none { sayTyped(text) }
    case .caretMoved(let text, let unit): passOver(text, by: unit)
    case .selected(let text): saySelection(text, .selectedText)
    case .unselected(let text): saySelection(text, .unselectedText)
    case .restored(let text): if settings.echo != .none { sayTyped(text) }
    case .boundary: play(.boundary, about: tree.keyboardFocus)
    }
  }

  /// Each character interrupts the one before, as fast typing does.
  private mutating func echo(_ text: String, completing word: String) {
    let echo = settings.echo
    if echo == .characters || echo == .both { for character in text { sayTyped(String(character)) } }
    if echo == .words || echo == .both, !word.isEmpty, !isTypingSecret { sayTyped(word) }
  }

  private mutating func passOver(_ text: String, by unit: TextUnit) {
    play(.caret, about: tree.keyboardFocus)
    sayTyped(text.isEmpty && unit == .line ? "\n" : text)
  }

  private mutating func saySelection(_ text: String, _ phrase: Phrase) {
    if text.isEmpty { return }
    sayInField(composer.words(phrase, typed(text)))
  }

  private mutating func sayTyped(_ text: String) {
    if !text.isEmpty { sayInField(typed(text)) }
  }

  private mutating func sayInField(_ text: String) {
    let slot = tree.keyboardFocus.flatMap { tree.slots[$0] }
    let language =
      slot.map { tree.nodes[$0.index].hasDetails ? tree.nodes[$0.index].details.language : "" } ?? ""
    let content = Utterance.Content.words([SpeechToken(.echo, text)], label: "", language: language)
    utter(content, about: slot, at: clock.now, cause: .typing)
  }

  /// A single character by its name, a text as it is; of a secret only how long it is.
  private func typed(_ text: String) -> String {
    let words = composer.words
    if isTypingSecret {
      return text.count == 1 ? words(.bullet) : words(.characterCount, count: text.count)
    }
    guard text.count == 1, let character = text.first else {
      return words.pronounced(text, settings.verbosity.punctuation)
    }
    return words.name(of: character, capitals: settings.verbosity.capitals)
  }

  private var isTypingSecret: Bool {
    tree.keyboardFocus.flatMap { tree.slots[$0] }
      .map { tree.nodes[$0.index].traits.contains(.isSecure) } ?? false
  }
}
