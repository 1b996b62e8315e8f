import EarshotEngine
import EarshotTerminal

/// A key of the on-screen keyboard.
enum ScreenKey: Hashable, Sendable {
  /// Types a character; a letter in upper case while shift is on.
  case character(Character)
  /// The next letter is in upper case.
  case shift
  case space
  /// Deletes what is before the caret.
  case delete
  /// What Enter is to the field: it submits, or begins a new line.
  case newLine
  /// Takes the keyboard away until the field is activated again, or another is edited.
  case hide

  /// What it types.
  func typed(shifted: Bool) -> String? {
    switch self {
    case .character(let character): shifted ? character.uppercased() : String(character)
    case .space: " "
    case .shift, .delete, .newLine, .hide: nil
    }
  }

  /// What it shows. Shift that is on is told by more than a colour: by capitals, its own and those of the letters.
  func face(shifted: Bool, in words: Words) -> String {
    switch self {
    case .character: typed(shifted: shifted) ?? ""
    case .shift: shifted ? words(.shiftKey).uppercased() : words(.shiftKey)
    case .space, .delete, .newLine, .hide: name(shifted: shifted, in: words)
    }
  }

  /// What it is called: a letter by itself, a mark by its name.
  func name(shifted: Bool, in words: Words) -> String {
    switch self {
    case .character: words.name(of: Character(typed(shifted: shifted) ?? ""))
    case .shift: words(.shiftKey)
    case .space: words(.space)
    case .delete: words(.deleteKey)
    case .newLine: words(.returnKey)
    case .hide: words(.hideKey)
    }
  }

  /// Whether shift changes it.
  var isLetter: Bool {
    if case .character(let character) = self { character.isLetter } else { false }
  }
}

/// The keys in rows, each of which a scanner takes as a group.
enum ScreenKeyRows {
  /// Digits, three rows of letters with the marks of addresses, and the keys that are words.
  static let standard: [[ScreenKey]] =
    ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm@.-_"].map { $0.map(ScreenKey.character) } + [
      [.shift, .space, .delete, .newLine, .hide]
    ]

  /// The rows for a screen of a width: where one is too long, it goes on in the next, so that every key is there.
  static func fitting(_ width: Int, in words: Words) -> [[ScreenKey]] {
    standard.flatMap { wrapped($0, width, words) }
  }

  private static func wrapped(_ keys: [ScreenKey], _ width: Int, _ words: Words) -> [[ScreenKey]] {
    var rows: [[ScreenKey]] = [[]]
    var used = 0
    for key in keys {
      let length = length(of: key, words)
      if used + length > width, used > 0 {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(key)
      used += length
    }
    return rows
  }

  private static func length(of key: ScreenKey, _ words: Words) -> Int {
    GlyphWidth.of(key.face(shifted: true, in: words)) + 2
  }
}
