import EarshotAccessibility
import EarshotEngine
import EarshotTerminal

/// What a key stands for, whoever has the focus (design §5).
enum KeyMeaning: Equatable, Sendable {
  case quit
  case interrupt
  case suspend
  case help
  case inspector
  case itemChooser
  case toggle(AssistiveTechnology)
  /// A command that is VoiceOver's always.
  case voiceOver(VoiceOverCommand)
  case switchControl(SwitchControlCommand)
  case keyboardFocus(forward: Bool)
  /// The next key is meant for VoiceOver.
  case prefix
  /// The next key is meant for the app.
  case pass
  case escape
  /// A key that goes to the field being edited, else to the cursor, if that has a use for it.
  case plain(KeyEvent)
  /// After the prefix, a key that is no command.
  case unknown(KeyEvent)

  /// Whether it takes the user out of the program, which works whatever is on the screen.
  var leavesProgram: Bool { self == .quit || self == .interrupt || self == .suspend }
}

/// A row of the table of keys, and of the help: keys that belong together, and what they do.
struct KeyRow<Meaning: Sendable>: Sendable {
  let keys: [(event: KeyEvent, meaning: Meaning)]
  /// What the keys do, in the order of the keys.
  let words: String

  /// Keys by the names that scripts have for them.
  init(_ words: String, _ keys: KeyValuePairs<String, Meaning>) {
    self.words = words
    self.keys = keys.map { name, meaning in
      guard let event = KeyEvent(name: name) else { preconditionFailure("`\(name)` is not a key.") }
      return (event, meaning)
    }
  }

  /// The names of the keys.
  var names: String { keys.map(\.event.name).joined(separator: ", ") }
}
