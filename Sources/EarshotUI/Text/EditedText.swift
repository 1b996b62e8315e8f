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
    // Joined as strings, since a mark may combine with the character before it.
    let head = String(characters[..<caret]) + string
    let tail = String(characters[caret...])
    let joined = Array(head + tail)
    caret = max(0, joined.count - tail.count)
    characters = joined
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    caret -= 1
    characters.remove(at: caret)
  }

  mutating func deleteForward() {
    if caret < characters.count { characters.remove(at: caret) }
  }

  mutating func moveCaret(to position: Int) { caret = min(max(position, 0), characters.count) }
}
