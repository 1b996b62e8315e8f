/// Characters and marks by their names (`voiceover.md` 7).
extension Words {
  /// What a character is called when it is spoken alone.
  package func name(of character: Character, capitals: Verbosity.Capitals = .none) -> String {
    if character.isNewline { return self(.newLine) }
    if let phrase = Self.signs[character] ?? Self.marks[character] ?? Self.blanks[character] {
      return self(phrase)
    }
    let text = String(character)
    return capitals == .word && character.isUppercase ? self(.capital, text) : text
  }

  /// A text with the names of its marks in their places.
  func pronounced(_ text: String, _ punctuation: Verbosity.Punctuation) -> String {
    guard punctuation != .none else { return text }
    var pieces: [String] = [""]
    for character in text {
      if let phrase = phrase(for: character, punctuation) {
        pieces += [self(phrase), ""]
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    return pieces.flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }

  private func phrase(for character: Character, _ punctuation: Verbosity.Punctuation) -> Phrase? {
    Self.signs[character] ?? (punctuation == .all ? Self.marks[character] : nil)
  }

  /// Those that stand for words.
  private static let signs: [Character: Phrase] = [
    "@": .at, "#": .number, "%": .percent, "&": .ampersand, "*": .asterisk, "+": .plus, "=": .equals,
    "_": .underscore, "<": .less, ">": .greater, "/": .slash, "\\": .backslash, "|": .bar, "~": .tilde,
    "$": .dollar, "^": .caret,
  ]

  /// Those that divide and enclose.
  private static let marks: [Character: Phrase] = [
    ".": .period, ",": .comma, ":": .colon, ";": .semicolon, "!": .exclamationMark, "?": .questionMark,
    "'": .apostrophe, "’": .apostrophe, "\"": .quotationMark, "“": .quotationMark, "”": .quotationMark,
    "„": .quotationMark, "-": .hyphen, "–": .dash, "—": .dash, "(": .leftParenthesis,
    ")": .rightParenthesis, "[": .leftBracket, "]": .rightBracket, "{": .leftBrace, "}": .rightBrace,
    "`": .graveAccent,
  ]

  private static let blanks: [Character: Phrase] = [" ": .space, "\t": .tabulator, "•": .bullet]
}
