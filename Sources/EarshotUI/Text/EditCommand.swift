/// What a key does to the field that has the keyboard focus.
package enum EditCommand: Hashable, Sendable {
  /// Types text in place of what is selected. A field of one line takes line breaks as blanks.
  case insert(String)
  /// Puts text in as one piece, in place of what is selected.
  case paste(String)
  /// Removes what is selected, else the character before the caret.
  case deleteBackward
  /// Removes what is selected, else the character behind the caret.
  case deleteForward
  /// Removes what is selected, else what is before the caret up to the start of a word.
  case deleteWordBackward
  /// Moves the caret, and selects nothing any more.
  case move(CaretMove)
  /// Moves the caret, and selects what is between it and where the selection began.
  case select(CaretMove)
  /// Selects the whole text.
  case selectAll
  /// Takes the last edit back.
  case undo
  /// Makes the edit again that was taken back last.
  case redo
  /// Submits a field of one line; breaks the line in an editor.
  case newLine
}
