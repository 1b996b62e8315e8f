import EarshotTerminal
import EarshotUI

/// Shortcuts of the app whose keys somebody else takes first.
extension Session {
  /// What the app's author is told of each, when the screen appears.
  var shortcutCollisions: [String] {
    graph.shortcutNames.compactMap { event, name in
      guard let meaning = KeyMap.takenMeaning(of: event) else { return nil }
      let shortcut = "The shortcut \(event.name) of \"\(name)\""
      return meaning.leavesProgram
        ? "\(shortcut) never reaches the app, since the key leaves the program; give it another."
        : "\(shortcut) is a key of the reader's; the app gets it after Ctrl+O Tab."
    }
  }

  /// Reports them once, as diagnostics and in the status line.
  func reportShortcutCollisions() {
    let collisions = shortcutCollisions
    guard let first = collisions.first else { return }
    keyRouter.notice = collisions.count == 1 ? first : "\(first) And \(collisions.count - 1) more."
    opening.append(turn(.other) { current.diagnostics += collisions })
  }
}

extension KeyMap {
  /// What a key means here, before an app is asked; `nil` for keys that are the app's.
  static func takenMeaning(of event: KeyEvent) -> KeyMeaning? {
    if case .plain = meaning(of: event) {
      return event.modifiers.isEmpty ? cursorMeaning(of: event.key) : nil
    }
    return meaning(of: event)
  }
}
