import EarshotTerminal

/// What terminals send for a key: the reverse of the decoder, written independently from it.
enum KeyEncoder {
  /// Every encoding in use for `event`; kitty's is last.
  static func encodings(of event: KeyEvent) -> [[UInt8]] {
    var all = [xterm(event), legacy(event)].compactMap { $0 }
    if let code = code(event) { all.append(bytes("\u{1B}[\(code);\(modifierNumber(event))u")) }
    return all
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private static func modifierNumber(_ event: KeyEvent) -> Int { Int(event.modifiers.rawValue) + 1 }

  /// Bytes without a number for modifiers; Alt is ESC.
  private static func legacy(_ event: KeyEvent) -> [UInt8]? {
    var plain: [UInt8]
    switch (event.key, event.modifiers.subtracting(.alt)) {
    case (.enter, []): plain = [0x0D]
    case (.tab, []): plain = [0x09]
    case (.tab, .shift): plain = bytes("\u{1B}[Z")
    case (.backspace, []): plain = [0x7F]
    case (.escape, []) where event.modifiers.isEmpty: return nil  // needs the timer
    case (.character(let character), []) where character.unicodeScalars.count == 1:
      plain = bytes(String(character))
    case (.character(let character), .control):
      guard let ascii = character.asciiValue, (0x61..<0x7B).contains(ascii) || ascii == 0x20 else {
        return nil
      }
      plain = [ascii & 0x1F]
      if [0x08, 0x09, 0x0A, 0x0D].contains(plain[0]) { return nil }  // those are other keys
    default: return nil
    }
    if event.modifiers.contains(.alt) { plain.insert(0x1B, at: 0) }
    // Alt with these begins a sequence: only the timer can tell.
    let introducers = Set("[O]PX^_".unicodeScalars.map { UInt8($0.value) })
    return plain.count == 2 && plain[0] == 0x1B && introducers.contains(plain[1]) ? nil : plain
  }

  private static func xterm(_ event: KeyEvent) -> [UInt8]? {
    let number = modifierNumber(event)
    if let letter = letters[event.key] {
      return bytes(number == 1 ? "\u{1B}[\(letter)" : "\u{1B}[1;\(number)\(letter)")
    }
    guard let code = tildes[event.key] else { return nil }
    return bytes(number == 1 ? "\u{1B}[\(code)~" : "\u{1B}[\(code);\(number)~")
  }

  private static func code(_ event: KeyEvent) -> UInt32? {
    switch event.key {
    case .escape: return 27
    case .enter: return 13
    case .tab: return 9
    case .backspace: return 127
    case .function(let number) where number >= 13: return UInt32(57376 + number - 13)
    case .character(let character) where character.unicodeScalars.count == 1:
      return character.unicodeScalars.first!.value
    default: return nil
    }
  }

  private static let letters: [KeyEvent.Key: String] = [
    .up: "A", .down: "B", .right: "C", .left: "D", .home: "H", .end: "F",
    .function(1): "P", .function(2): "Q", .function(3): "R", .function(4): "S",
  ]

  private static let tildes: [KeyEvent.Key: Int] = [
    .insert: 2, .delete: 3, .pageUp: 5, .pageDown: 6, .function(5): 15, .function(6): 17, .function(7): 18,
    .function(8): 19, .function(9): 20, .function(10): 21, .function(11): 23, .function(12): 24,
  ]
}

/// All keys with all modifiers, in canonical form.
let everyKeyEvent: [KeyEvent] = {
  let characters: [Character] = Array(" !\"#$%&'()*+,-./0189:;<=>?@AZ[\\]^_`amz{|}~éßДж中😀") + ["\u{301}"]
  let keys: [KeyEvent.Key] =
    [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown,
    ] + (1...35).map(KeyEvent.Key.function) + characters.map(KeyEvent.Key.character)
  return keys.flatMap { key in (0..<8).map { KeyEvent(key, KeyModifiers(rawValue: $0)) } }
}()
