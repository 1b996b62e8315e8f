/// A text with a caret, edited by whole characters as people see them.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// The number of characters before the caret.
  private(set) var caret: Int

  init(_ string: String) {
    characters = Array(string)
    caret = characters.count
  }

  var string: String { String(characters) }

  /// Takes another text; the caret stays as near as it can, and at the end if it was there.
  mutating func replace(with string: String) {
    let wasAtEnd = caret == characters.count
    characters = Array(string)
    caret = wasAtEnd ? characters.count : min(caret, characters.count)
  }

  mutating func insert(_ string: String) {
    join(String(characters[..<caret]) + string, String(characters[caret...]))
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    join(String(characters[..<(caret - 1)]), String(characters[caret...]))
  }

  mutating func deleteForward() {
    guard caret < characters.count else { return }
    join(String(characters[..<caret]), String(characters[(caret + 1)...]))
  }

  /// Puts the text together as strings, since what now meets may combine to one character; the caret stands behind it.
  private mutating func join(_ head: String, _ tail: String) {
    characters = Array(head + tail)
    caret = max(0, characters.count - tail.count)
    if caret < head.count, caret < characters.count { caret += 1 }
  }

  mutating func moveCaret(to position: Int) { caret = min(max(position, 0), characters.count) }
}
