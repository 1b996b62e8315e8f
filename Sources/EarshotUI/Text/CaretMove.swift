import EarshotAccessibility

/// Where the caret goes.
package enum CaretMove: Hashable, Sendable, CaseIterable {
  /// Past the character before it.
  case left
  /// Past the character behind it.
  case right
  /// To the start of the word before it.
  case wordLeft
  /// To the end of the word behind it.
  case wordRight
  /// One line up; in the first line, to its start.
  case up
  /// One line down; in the last line, to its end.
  case down
  /// To the start of its line.
  case lineStart
  /// To the end of its line.
  case lineEnd
  /// To the start of the text.
  case start
  /// To the end of the text.
  case end
}

extension CaretMove {
  /// The move over a unit of text, forward or back.
  init(by unit: TextUnit, forward: Bool) {
    self =
      switch unit {
      case .character: forward ? .right : .left
      case .word: forward ? .wordRight : .wordLeft
      case .line: forward ? .down : .up
      }
  }

  /// What the caret passes.
  var unit: TextUnit {
    switch self {
    case .left, .right: .character
    case .wordLeft, .wordRight: .word
    case .up, .down, .lineStart, .lineEnd, .start, .end: .line
    }
  }
}
