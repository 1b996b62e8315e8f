import EarshotTerminal

/// How a step is shown in transcripts and reports: as it is written, without secrets.
struct StepDisplay {
  /// Whether the text of a `type` or `paste` step is left out.
  var hidesText = false
  private var keys: [String] = []

  /// Notes a key that is pressed; a character for a secure field is shown as a bullet.
  mutating func add(_ key: KeyEvent, isSecret: Bool) {
    let isText = if case .character = key.key { key.modifiers.subtracting(.shift).isEmpty } else { false }
    keys.append(isSecret && isText ? "•" : key.name.asArgument)
  }

  func text(of command: ScriptCommand) -> String {
    switch command {
    case .press where !keys.isEmpty: "press \(keys.joined(separator: " "))"
    case .type(let text) where hidesText: "type (\(Self.length(of: text)))"
    case .paste(let text) where hidesText: "paste (\(Self.length(of: text)))"
    default: command.description
    }
  }

  private static func length(of text: String) -> String {
    text.count == 1 ? "1 character" : "\(text.count) characters"
  }
}
