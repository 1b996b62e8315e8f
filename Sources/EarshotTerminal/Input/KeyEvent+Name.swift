extension KeyEvent {
  /// The event in the words of the script language: `Ctrl+Alt+Right`, `Shift+Tab`, `F4`, `Space`, `a`
  /// (design §6). ``init(name:)`` reads it back.
  public var name: String {
    var result = ""
    for (modifier, word) in Self.modifierWords where modifiers.contains(modifier) { result += word + "+" }
    return result + keyName
  }

  /// Reads a name such as `Ctrl+Alt+Right`, `F4` or one character; nil when it isn't one.
  ///
  /// Case doesn't matter, save for a character without Ctrl: `A` is the capital letter. `Return`,
  /// `Escape` and `Opt+` are accepted for `Enter`, `Esc` and `Alt+`. Keys: `Enter Tab Space Esc Backspace
  /// Delete Insert Up Down Left Right Home End PageUp PageDown F1`…`F35` (design §6).
  public init?(name: String) {
    var modifiers: KeyModifiers = []
    var rest = name[...]
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus != rest.indices.last {
      guard let modifier = Self.modifier(word: rest[..<plus]) else { return nil }
      modifiers.insert(modifier)
      rest = rest[rest.index(after: plus)...]
    }
    guard let key = Key(word: rest) else { return nil }
    self.init(key, modifiers)
  }

  private static let modifierWords: [(KeyModifiers, String)] = [
    (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"),
  ]

  private static func modifier(word: Substring) -> KeyModifiers? {
    switch word.lowercased() {
    case "ctrl": .control
    case "alt", "opt": .alt
    case "shift": .shift
    default: nil
    }
  }

  private var keyName: String {
    switch key {
    case .function(let number): "F\(number)"
    case .character(" "): "Space"
    case .character(let character):
      String(modifiers.contains(.control) ? character.uppercaseIfSingle : character)
    default: Key.words.first { $0.key == key }!.word  // the table has every other key
    }
  }
}

extension KeyEvent.Key {
  fileprivate static let words: [(word: String, key: KeyEvent.Key)] = [
    ("Enter", .enter), ("Tab", .tab), ("Space", .character(" ")), ("Esc", .escape),
    ("Backspace", .backspace), ("Delete", .delete), ("Insert", .insert),
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ("Home", .home), ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown),
    ("Return", .enter), ("Escape", .escape),
  ]

  /// Reads the name of a key without modifiers.
  fileprivate init?(word: Substring) {
    if word.count == 1 {
      self = .character(word.first!)
      return
    }
    let lower = word.lowercased()
    if let named = Self.words.first(where: { $0.word.lowercased() == lower }) {
      self = named.key
    } else if lower.first == "f", let number = Int(lower.dropFirst()), (1...35).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
