extension Character {
  /// Whether the character is part of a word: neither blank nor mark. An apostrophe may stand inside one.
  var isPartOfWord: Bool { self == "'" || self == "’" || !(isWhitespace || isPunctuation) }
}

extension EditedText {
  /// The start of the word before a place, past the blanks and marks in between; the start of the text if there is none.
  func wordStart(before position: Int) -> Int {
    let end = characters[..<position].lastIndex(where: \.isPartOfWord) ?? 0
    return characters[..<end].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
  }

  /// The end of the word behind a place, past the blanks and marks in between; the end of the text if there is none.
  func wordEnd(behind position: Int) -> Int {
    let start = characters[position...].firstIndex(where: \.isPartOfWord) ?? characters.count
    return characters[start...].firstIndex { !$0.isPartOfWord } ?? characters.count
  }

  /// The part of a word that ends right at a place; empty if none does.
  func word(endingAt position: Int) -> [Character] {
    let start = characters[..<position].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
    return Array(characters[start..<position])
  }
}
