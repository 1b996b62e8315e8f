/// A text with a caret, edited by whole characters as people see them.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// The same as a string, kept since it is asked for more often than the text changes.
  private(set) var string: String
  /// The number of characters before the caret.
  private(set) var caret: Int

  init(_ string: String) {
    self.string = string
    characters = Array(string)
    caret = characters.count
  }

  /// Takes another text; the caret stays as near as it can, and at the end if it was there.
  mutating func replace(with string: String) {
    let wasAtEnd = caret == characters.count
    self.string = string
    characters = Array(string)
    caret = wasAtEnd ? characters.count : min(caret, characters.count)
  }

  mutating func insert(_ string: String) { splice(caret..<caret, with: string) }

  mutating func deleteBackward() {
    if caret > 0 { splice(caret - 1..<caret, with: "") }
  }

  mutating func deleteForward() {
    if caret < characters.count { splice(caret..<caret + 1, with: "") }
  }

  /// Replaces some characters; the caret stands behind what was put in.
  ///
  /// What now meets may combine to one character. So the neighbours are looked at again: one in front, since characters
  /// are told apart from front to back, and behind as many as become others (a row of flags may be paired anew).
  private mutating func splice(_ range: Range<Int>, with inserted: String) {
    let start = max(0, range.lowerBound - 1)
    let head = String(characters[start..<range.lowerBound]) + inserted
    var end = range.upperBound
    var pieces = Array(head)
    caret = start + pieces.count
    while end < characters.count {
      let joined = Array(String(pieces) + String(characters[end]))
      let isSettled = joined.count > pieces.count && joined.last == characters[end]
      pieces = joined
      end += 1
      if isSettled { break }
    }
    characters.replaceSubrange(start..<end, with: pieces)
    caret = min(caret, characters.count)
    string = String(characters)
  }

  /// Strings are compared many times faster than arrays of characters.
  static func == (lhs: EditedText, rhs: EditedText) -> Bool {
    lhs.caret == rhs.caret && lhs.string == rhs.string
  }

  mutating func moveCaret(to position: Int) { caret = min(max(position, 0), characters.count) }
}
