import EarshotUI

/// The keys.
struct HelpPanel: View {
  static let keys: [(key: String, meaning: String)] = [
    ("Right, Left", "next, previous element"),
    ("Up, Down", "increment, decrement an adjustable element"),
    ("Home, End", "first, last element"),
    ("Enter, Space", "activate"),
    ("Esc", "end editing; otherwise the escape gesture"),
    ("Alt+arrows, Alt+Enter", "the same, also while a field is edited"),
    ("Ctrl+O, then a key", "the same, where the terminal has no Alt"),
    ("Tab, Shift+Tab", "keyboard focus"),
    ("F2", "VoiceOver on or off"),
    ("F3", "Switch Control on or off"),
    ("F4", "focus properties"),
    ("F6, F7, F8", "switch: select, next, previous"),
    ("Ctrl+Z", "suspend"),
    ("F10, Ctrl+Q, Ctrl+C", "quit"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Keys (any key closes this)").cellStyle(.bold)
      ForEach(Self.keys.indices, id: \.self) { index in
        HStack(alignment: .top) {
          Text(Self.keys[index].key).cellFrame(width: 22)
          Text(Self.keys[index].meaning)
        }
      }
    }
  }
}
