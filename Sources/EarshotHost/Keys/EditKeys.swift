import EarshotTerminal
import EarshotUI

/// What keys do to the field being edited (design §5).
enum EditKeys {
  /// The keys that are the field's wherever VoiceOver's cursor is: nobody else has a use for them.
  static func always(_ event: KeyEvent) -> EditCommand? {
    if let command = commands[event] { return command }
    if case .character = event.key, event.modifiers == .control { return nil }
    if let move = move(event) {
      if event.modifiers.contains(.shift) { return .select(move) }
      return event.modifiers == .control ? .move(move) : nil
    }
    return event.modifiers.subtracting(.shift).isEmpty ? typing(event.key) : nil
  }

  /// The keys that are VoiceOver's once its cursor has moved on.
  static func shared(_ event: KeyEvent) -> EditCommand? {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    return switch event.key {
    case .character(" "): .insert(" ")
    case .enter: .newLine
    default: move(event).map(EditCommand.move)
    }
  }

  /// Ctrl+Z suspends, as in any terminal; Ctrl+_ undoes, as in Emacs and in shells, where most terminals send it for Ctrl+/
  /// too.
  static let rows: [KeyRow<EditCommand>] = [
    KeyRow("edit: all, delete word", ["Ctrl+A": .selectAll, "Ctrl+W": .deleteWordBackward]),
    KeyRow("edit: undo, redo", ["Ctrl+_": .undo, "Ctrl+Y": .redo]),
  ]

  private static let commands = Dictionary(
    uniqueKeysWithValues: rows.flatMap(\.keys).map { ($0.event, $0.meaning) })

  private static func typing(_ key: KeyEvent.Key) -> EditCommand? {
    switch key {
    case .character(" "): nil
    case .character(let character): .insert(String(character))
    case .backspace: .deleteBackward
    case .delete: .deleteForward
    default: nil
    }
  }

  /// Where a key takes the caret: with Ctrl farther than without. Alt is VoiceOver's.
  private static func move(_ event: KeyEvent) -> CaretMove? {
    if event.modifiers.contains(.alt) { return nil }
    let isFar = event.modifiers.contains(.control)
    return switch event.key {
    case .left: isFar ? .wordLeft : .left
    case .right: isFar ? .wordRight : .right
    case .up: isFar ? .start : .up
    case .down: isFar ? .end : .down
    case .home: isFar ? .start : .lineStart
    case .end: isFar ? .end : .lineEnd
    default: nil
    }
  }
}
