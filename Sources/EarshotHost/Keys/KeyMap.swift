import EarshotAccessibility
import EarshotEngine
import EarshotTerminal

/// The table of keys: what they mean, and what the help says of them (design §5; `voiceover.md` 4.2, 4.3).
enum KeyMap {
  /// Keys that mean the same wherever the focus is.
  static let anywhere: [KeyRow<KeyMeaning>] = [
    KeyRow("or Alt: always VoiceOver's", ["Ctrl+O": .prefix]),
    KeyRow(
      "turn the rotor",
      ["F5": .voiceOver(.turnRotor(forward: true)), "Shift+F5": .voiceOver(.turnRotor(forward: false))]),
    KeyRow("item chooser", ["F9": .itemChooser]),
    KeyRow("end editing; else escape", ["Esc": .escape]),
    KeyRow(
      "keyboard focus", ["Tab": .keyboardFocus(forward: true), "Shift+Tab": .keyboardFocus(forward: false)]),
    KeyRow("VoiceOver on or off", ["F2": .toggle(.voiceOver)]),
    KeyRow("Switch Control on or off", ["F3": .toggle(.switchControl)]),
    KeyRow(
      "switch: select, next, back",
      ["F6": action(.select), "F7": action(.next), "F8": action(.previous)]),
    KeyRow("switch: stop, menu", ["Shift+F6": action(.stop), "Shift+F7": action(.menu)]),
    KeyRow("help; focus, tree, log", ["F1": .help, "F4": .inspector]),
    KeyRow("suspend", ["Ctrl+Z": .suspend]),
    KeyRow("quit", ["F10": .quit, "Ctrl+Q": .quit, "Ctrl+C": .interrupt]),
  ]

  /// VoiceOver's keys while no field takes them; with Alt or after the prefix always.
  static let cursor: [KeyRow<KeyMeaning>] = [
    KeyRow("next, previous element", ["Right": .voiceOver(.next), "Left": .voiceOver(.previous)]),
    KeyRow("back, on by rotor; adjust", ["Up": .voiceOver(.rotorPrevious), "Down": .voiceOver(.rotorNext)]),
    KeyRow("first, last element", ["Home": .voiceOver(.first), "End": .voiceOver(.last)]),
    KeyRow("activate", ["Enter": .voiceOver(.activate), "Space": .voiceOver(.activate)]),
  ]

  /// VoiceOver's further keys, after the prefix; those that type nothing also with Alt.
  static let reader: [KeyRow<KeyMeaning>] = [
    KeyRow(
      "read on: from here, top",
      ["a": .voiceOver(.readAll(fromTop: false)), "b": .voiceOver(.readAll(fromTop: true))]),
    KeyRow("pause, speak again", ["p": .voiceOver(.pause), "z": .voiceOver(.speakAgain)]),
    KeyRow("spell, where am I", ["w": .voiceOver(.spell), ".": .voiceOver(.whereAmI)]),
    KeyRow("item chooser", ["i": .itemChooser]),
    KeyRow("next, previous heading", moves(by: .headings, "h", "H")),
    KeyRow("link", moves(by: .links, "l", "L")),
    KeyRow("control", moves(by: .formControls, "j", "J")),
    KeyRow("image", moves(by: .images, "g", "G")),
    KeyRow("list", moves(by: .lists, "x", "X")),
    KeyRow("table", moves(by: .tables, "t", "T")),
    KeyRow("scroll up, down", ["PageUp": .voiceOver(.scroll(.up)), "PageDown": .voiceOver(.scroll(.down))]),
    KeyRow("scroll left, right", ["<": .voiceOver(.scroll(.left)), ">": .voiceOver(.scroll(.right))]),
    KeyRow("in, out of a group", ["Shift+Down": .voiceOver(.moveIn), "Shift+Up": .voiceOver(.moveOut)]),
    KeyRow("secondary, magic tap", ["m": .voiceOver(.secondaryAction), "-": .voiceOver(.magicTap)]),
    KeyRow("escape", ["`": .voiceOver(.escape)]),
    KeyRow("mute, screen curtain", ["s": .voiceOver(.mute), "k": .voiceOver(.screenCurtain)]),
    KeyRow("the next key is the app's", ["Tab": .pass]),
  ]

  private static func action(_ action: SwitchAction) -> KeyMeaning { .switchControl(.key(action)) }

  private static func moves(
    by kind: RotorKind, _ next: String, _ previous: String
  ) -> KeyValuePairs<String, KeyMeaning> {
    [next: .voiceOver(.move(kind, forward: true)), previous: .voiceOver(.move(kind, forward: false))]
  }
}

// MARK: - Looking up

extension KeyMap {
  private static let anywhereMeanings = meanings(of: anywhere)
  private static let cursorMeanings = meanings(of: cursor)
  private static let readerMeanings = meanings(of: reader)

  private static func meanings(of rows: [KeyRow<KeyMeaning>]) -> [KeyEvent: KeyMeaning] {
    Dictionary(uniqueKeysWithValues: rows.flatMap(\.keys).map { ($0.event, $0.meaning) })
  }

  /// What a key means by itself.
  static func meaning(of event: KeyEvent) -> KeyMeaning {
    if let meaning = meaningAnywhere(of: event) { return meaning }
    if event.modifiers.contains(.alt), !event.typesLetter, let meaning = readerMeaning(of: event) {
      return meaning
    }
    return .plain(event)
  }

  /// What a key means after the prefix.
  static func meaningAfterPrefix(of event: KeyEvent) -> KeyMeaning {
    readerMeaning(of: event) ?? meaningAnywhere(of: event) ?? .unknown(event)
  }

  /// What a plain key means to the cursor.
  static func cursorMeaning(of key: KeyEvent.Key) -> KeyMeaning? { cursorMeanings[KeyEvent(key)] }

  /// Other modifiers than the table's don't matter, but for characters.
  private static func meaningAnywhere(of event: KeyEvent) -> KeyMeaning? {
    if case .character = event.key { return anywhereMeanings[event] }
    return anywhereMeanings[event.onlyShifted] ?? anywhereMeanings[KeyEvent(event.key)]
  }

  private static func readerMeaning(of event: KeyEvent) -> KeyMeaning? {
    if event.typesLetter { return readerMeanings[event] }
    return readerMeanings[event.onlyShifted] ?? cursorMeaning(of: event.key)
  }
}

extension KeyEvent {
  fileprivate var onlyShifted: KeyEvent { KeyEvent(key, modifiers.intersection(.shift)) }

  /// Whether it types something other than a blank.
  fileprivate var typesLetter: Bool {
    if case .character(let character) = key { character != " " } else { false }
  }
}
