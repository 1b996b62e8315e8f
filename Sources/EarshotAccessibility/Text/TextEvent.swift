/// What a piece of text is counted in.
public enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// What people see as one character.
  case character
  /// A word.
  case word
  /// A line.
  case line
}

/// What the user did in the field with the keyboard focus, so that it can be spoken (`voiceover.md` 2.8). Of a secure field
/// the texts hold a bullet for each character, never the secret.
public enum TextEvent: Hashable, Sendable {
  /// Text was put in. `completing` is the word that this ended, with a blank or a mark; empty if none.
  case inserted(String, completing: String)
  /// Text was removed.
  case deleted(String)
  /// The caret passed over this text; for lines, it is now in the line of this text.
  case caretMoved(over: String, by: TextUnit)
  /// Text was added to the selection.
  case selected(String)
  /// Text was taken from the selection.
  case unselected(String)
  /// An edit was taken back or made again; the field's text is now this.
  case restored(String)
  /// Nothing further in that direction, or nothing to delete.
  case boundary
}
