/// A text with a caret and a selection, edited by whole characters as people see them.
struct EditedText: Equatable {
  private(set) var characters: [Character]
  /// The same as a string, kept since it is asked for more often than the text changes.
  private(set) var string: String
  private(set) var selection: TextSelection
  private var history = EditHistory()

  /// The number of characters before the caret.
  var caret: Int { selection.caret }

  init(_ string: String) {
    self.string = string
    characters = Array(string)
    selection = TextSelection(anchor: characters.count, caret: characters.count)
  }

  /// Strings are compared many times faster than arrays of characters. What can be taken back doesn't count.
  static func == (lhs: EditedText, rhs: EditedText) -> Bool {
    lhs.selection == rhs.selection && lhs.string == rhs.string
  }

  /// Takes another text from the program; the caret stays as near as it can, and at the end if it was there. Nothing is
  /// selected any more, and nothing can be taken back: the edits were those of another text.
  mutating func replace(with string: String) {
    let wasAtEnd = caret == characters.count
    self.string = string
    characters = Array(string)
    history = EditHistory()
    moveCaret(to: wasAtEnd ? characters.count : caret)
  }

  // MARK: Caret and selection

  /// Puts the caret somewhere, and selects nothing.
  mutating func moveCaret(to position: Int) { select(from: position, to: position) }

  /// Puts the caret at `caret` and selects what is between it and `anchor`.
  mutating func select(from anchor: Int, to caret: Int) {
    selection = TextSelection(anchor: clamp(anchor), caret: clamp(caret))
    history.endRun()
  }

  private func clamp(_ position: Int) -> Int { min(max(position, 0), characters.count) }

  /// Some of the characters.
  func text(in range: Range<Int>) -> String { String(characters[range]) }

  // MARK: Editing

  /// Replaces some characters; the caret stands behind what was put in.
  ///
  /// What now meets may combine to one character. So the neighbours are looked at again: one in front, since characters
  /// are told apart from front to back, and behind as many as become others (a row of flags may be paired anew).
  mutating func replace(_ range: Range<Int>, with inserted: String, _ kind: EditHistory.Kind) {
    let start = max(0, range.lowerBound - 1)
    let head = String(characters[start..<range.lowerBound]) + inserted
    var end = range.upperBound
    var pieces = Array(head)
    let caret = start + pieces.count
    while end < characters.count {
      let joined = Array(String(pieces) + String(characters[end]))
      let isSettled = joined.count > pieces.count && joined.last == characters[end]
      pieces = joined
      end += 1
      if isSettled { break }
    }
    let after = min(caret, characters.count - (end - start) + pieces.count)
    let edit = EditHistory.Edit(
      start: start, removed: Array(characters[start..<end]), inserted: pieces, before: selection,
      after: TextSelection(anchor: after, caret: after))
    put(edit.inserted, inPlaceOf: edit.removed.count, at: start, edit.after)
    history.record(edit, kind)
  }

  /// Has the next edit be taken back by itself.
  mutating func endRun() { history.endRun() }

  /// Takes the last step back; answers whether there was one.
  mutating func undo() -> Bool {
    guard let edits = history.takeBack() else { return false }
    for edit in edits { put(edit.removed, inPlaceOf: edit.inserted.count, at: edit.start, edit.before) }
    return true
  }

  /// Makes the step again that was taken back last; answers whether there was one.
  mutating func redo() -> Bool {
    guard let edits = history.makeAgain() else { return false }
    for edit in edits { put(edit.inserted, inPlaceOf: edit.removed.count, at: edit.start, edit.after) }
    return true
  }

  private mutating func put(
    _ new: [Character], inPlaceOf count: Int, at start: Int, _ selection: TextSelection
  ) {
    characters.replaceSubrange(start..<start + count, with: new)
    self.selection = selection
    string = String(characters)
  }
}
