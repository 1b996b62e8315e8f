import EarshotAccessibility

/// What is heard of the scanner (`switch-control.md` B12).
extension EngineState {
  mutating func playScanner(_ sound: ScannerFeedback.Sound) {
    if settings.switchControl.playsSounds { hear(.sound(sound)) }
  }

  mutating func speak(_ highlight: ScannerHighlight) {
    guard settings.switchControl.speaks, let text = words(for: highlight), !text.isEmpty else { return }
    hear(.speech(text))
  }

  private mutating func hear(_ signal: ScannerFeedback.Signal) {
    scanner.feedback.append(
      ScannerFeedback.Entry(sequence: log.nextSequence(), time: clock.now, signal: signal))
  }

  /// What is said of a highlight; nothing of bands and lines.
  func words(for highlight: ScannerHighlight) -> String? {
    let words = composer.words
    return switch highlight {
    case .nothing, .band, .line: nil
    case .element(let id): name(of: id)
    case .group(let group): name(of: group)
    case .exit(let group): words.list(words(.back), name(of: group))
    case .menu: words(.scannerMenu)
    case .menuEntry(let entry, _): words(entry)
    case .menuExit(let id):
      words.list(words(.back), id.flatMap { name(of: $0) } ?? words(.scannerMenu))
    }
  }

  /// Label and value, as VoiceOver puts it into words: a switch is on or off, a secret so many characters.
  private func name(of id: NodeID) -> String? {
    guard let slot = tree.slots[id] else { return nil }
    let parts = tree.spokenParts(at: slot)
    let isSwitch = parts.traits.contains(.isToggle)
    let value = isSwitch ? composer.switchState(of: parts) : composer.spokenValue(of: parts)
    return composer.words.list(parts.label, value)
  }

  private func name(of group: ScannerGroup) -> String {
    let words = composer.words
    let count = words(.itemCount, count: group.members.count)
    switch group.identity {
    case .row(let row): return words.list(words(.row, words.number(row)), count)
    case .container(let id):
      let label = tree.label(of: id)
      return label.isEmpty ? count : label
    }
  }
}

extension Words {
  /// The name of an entry of the scanner's menu.
  public func callAsFunction(_ entry: ScannerMenuEntry) -> String {
    switch entry {
    case .tap: self(Phrase.tap)
    case .increment: self(Phrase.increment)
    case .decrement: self(Phrase.decrement)
    case .action(let name): name
    case .host(let host): self(host)
    case .pointMode: self(Phrase.pointMode)
    case .itemMode: self(Phrase.itemMode)
    case .escape: self(Phrase.escape)
    }
  }

  private func callAsFunction(_ host: ScannerMenuEntry.Host) -> String {
    switch host {
    case .scrollDown: self(Phrase.scrollDown)
    case .scrollUp: self(Phrase.scrollUp)
    case .home: self(Phrase.home)
    case .settings: self(Phrase.settings)
    }
  }

  fileprivate func list(_ parts: String...) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }
}
