import EarshotTerminal

extension TokenReader {
  private static let keyNames = [
    "Enter", "Tab", "Space", "Esc", "Backspace", "Delete", "Insert", "Up", "Down", "Left", "Right", "Home",
    "End",
    "PageUp", "PageDown",
  ]
  private static let otherKeyNames = ["Return", "Escape"] + (1...12).map { "F\($0)" }
  private static let modifierNames = ["Ctrl", "Alt", "Opt", "Shift"]

  private static let keyHint =
    "use \(keyNames.joined(separator: ", ")), F1 to F12 or one character, with Ctrl+, Alt+, Shift+ before it"

  /// Reads keys up to the end of the step. One that scripts use themselves stands in quotes: `press "#"`.
  mutating func keys() throws(Mistake) -> [KeyEvent] {
    var keys: [KeyEvent] = []
    while let token = next {
      guard let key = KeyEvent(name: token.content) else { throw wrongKey(token) }
      keys.append(key)
      advance()
    }
    if keys.isEmpty { throw missing("a key", hint: Self.keyHint) }
    return keys
  }

  private func wrongKey(_ token: Token) -> Mistake {
    wrong(token, "a key", hint: Self.nearestKey(to: token.content).map(didYouMean) ?? Self.keyHint)
  }

  /// Corrects each part between plus signs by itself.
  private static func nearestKey(to name: String) -> String? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let modifiers = parts.dropLast().map { modifierNames.nearest(to: $0) ?? $0 }
    let last = parts.last ?? name
    let key = KeyEvent(name: last) == nil ? (keyNames + otherKeyNames).nearest(to: last) : last
    let meant = (modifiers + [key ?? last]).joined(separator: "+")
    return KeyEvent(name: meant) == nil ? nil : meant
  }
}
