import EarshotTerminal

extension KeyEvent {
  private static let names = [
    "Enter", "Tab", "Space", "Esc", "Backspace", "Delete", "Insert", "Up", "Down", "Left", "Right", "Home",
    "End", "PageUp", "PageDown",
  ]
  private static let otherNames = ["Return", "Escape"] + (1...12).map { "F\($0)" }
  private static let modifierNames = ["Ctrl", "Alt", "Opt", "Shift"]

  /// How keys are named.
  static let nameHint =
    "use \(names.joined(separator: ", ")), F1 to F12 or one character, with Ctrl+, Alt+, Shift+ before it"

  /// What to write in place of a name that no key has.
  package static func suggestion(insteadOf name: String) -> String {
    nearestName(to: name).map { "did you mean `\($0)`?" } ?? nameHint
  }

  /// Corrects each part between plus signs by itself.
  private static func nearestName(to name: String) -> String? {
    let parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let modifiers = parts.dropLast().map { modifierNames.nearest(to: $0) ?? $0 }
    let last = parts.last ?? name
    let key = KeyEvent(name: last) == nil ? (names + otherNames).nearest(to: last) : last
    let meant = (modifiers + [key ?? last]).joined(separator: "+")
    return KeyEvent(name: meant) == nil ? nil : meant
  }
}
