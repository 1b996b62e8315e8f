/// What a key does to the field that has the keyboard focus.
package enum EditCommand: Hashable, Sendable {
  /// Puts text in at the caret. A field of one line takes line breaks as blanks.
  case insert(String)
  /// Removes the character before the caret.
  case deleteBackward
  /// Removes the character behind the caret.
  case deleteForward
  /// Moves the caret by one character.
  case left
  /// Moves the caret by one character.
  case right
  /// Moves the caret one line up; in a field of one line, to its start.
  case up
  /// Moves the caret one line down; in a field of one line, to its end.
  case down
  /// Moves the caret to the start of its line.
  case lineStart
  /// Moves the caret to the end of its line.
  case lineEnd
  /// Submits a field of one line; breaks the line in an editor.
  case newLine
}
