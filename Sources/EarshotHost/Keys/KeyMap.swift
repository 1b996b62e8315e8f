import EarshotAccessibility
import EarshotEngine
import EarshotTerminal

/// What a key stands for, whoever has the focus (design §5).
enum KeyMeaning: Equatable {
  case quit
  case interrupt
  case suspend
  case help
  case inspector
  case toggle(AssistiveTechnology)
  /// A command that is VoiceOver's always.
  case voiceOver(VoiceOverKey)
  case switchControl(SwitchControlCommand)
  case keyboardFocus(forward: Bool)
  /// The next key is meant for VoiceOver.
  case prefix
  case escape
  /// A key that goes to the field being edited, else to the cursor, if that has a use for it.
  case plain(KeyEvent)
}

/// The keys that VoiceOver knows.
enum VoiceOverKey: Equatable {
  case right
  case left
  case up
  case down
  case first
  case last
  case activate
}

/// The table of keys.
enum KeyMap {
  private static let function: [Int: KeyMeaning] = [
    1: .help, 2: .toggle(.voiceOver), 3: .toggle(.switchControl), 4: .inspector,
    6: .switchControl(.select), 7: .switchControl(.next), 8: .switchControl(.previous), 10: .quit,
  ]

  private static let control: [Character: KeyMeaning] = [
    "c": .interrupt, "q": .quit, "z": .suspend, "o": .prefix,
  ]

  static func meaning(of event: KeyEvent) -> KeyMeaning {
    switch event.key {
    case .function(let number): return function[number] ?? .plain(event)
    case .tab: return .keyboardFocus(forward: !event.modifiers.contains(.shift))
    case .escape: return .escape
    case .character(let character) where event.modifiers == .control:
      return control[character] ?? .plain(event)
    default:
      if event.modifiers.contains(.alt), let key = voiceOverKey(event.key) { return .voiceOver(key) }
      return .plain(event)
    }
  }

  /// What a key means to VoiceOver, whatever is held with it.
  static func voiceOverKey(_ key: KeyEvent.Key) -> VoiceOverKey? {
    switch key {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    case .home: .first
    case .end: .last
    case .enter, .character(" "): .activate
    default: nil
    }
  }
}
