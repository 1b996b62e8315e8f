/// A whole `ESC [ parameters final`, or `ESC O parameters final`.
struct ControlSequence {
  /// The numbers between semicolons, each with its own parts between colons; a missing one is nil.
  private let numbers: [[Int?]]
  /// Whether it has a private marker, as reports have, or intermediate bytes: then it is no key.
  private let isPrivate: Bool
  private let final: Unicode.Scalar

  init(parameters: [UInt8], final: UInt8) {
    isPrivate = parameters.contains { !(0x30...0x3B).contains($0) }
    numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
    self.final = Unicode.Scalar(final)
  }

  /// Whether it opens a bracketed paste.
  var beginsPaste: Bool { final == "~" && !isPrivate && number(0) == 200 }

  /// The key that `ESC [ …` stands for, if it is one and is pressed, not released.
  var keyEvent: KeyEvent? {
    guard !isPrivate, !isRelease else { return nil }
    switch final {
    case "~": return number(0) == 27 ? otherKey : tildeKey.map { KeyEvent($0, modifiers) }
    case "u": return codeKey(number(0), shifted: part(0, 1))
    case "Z": return KeyEvent(.tab, modifiers.union(.shift))
    case "R" where number(0) != nil && number(0) != 1: return nil  // a cursor position report
    default: return Self.letterKey(final).map { KeyEvent($0, modifiers) }
    }
  }

  /// The key that `ESC O …` stands for; its only number, if any, tells the modifiers.
  var shiftedSetKeyEvent: KeyEvent? {
    let modifiers = Self.modifiers(number(0))
    if let key = Self.letterKey(final) { return KeyEvent(key, modifiers) }
    return Self.keypadKey(final).map { KeyEvent($0, modifiers) }
  }

  /// What xterm's modifyOtherKeys sends: `ESC [ 27 ; modifiers ; code ~`.
  private var otherKey: KeyEvent? { codeKey(number(2), shifted: nil) }

  private var modifiers: KeyModifiers { Self.modifiers(number(1)) }

  /// With kitty's event types: 1 press, 2 repeat, 3 release.
  private var isRelease: Bool { part(1, 1) == 3 }

  private func number(_ index: Int) -> Int? { part(index, 0) }

  private func part(_ index: Int, _ subindex: Int) -> Int? {
    guard index < numbers.count, subindex < numbers[index].count else { return nil }
    return numbers[index][subindex]
  }

  /// At most nine digits count, so that nothing can overflow.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty ? nil : digits.prefix(9).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The modifiers are sent as one more than their bits; Super, Hyper, Meta and the locks don't count.
  private static func modifiers(_ number: Int?) -> KeyModifiers {
    guard let number, (1...256).contains(number) else { return [] }
    return KeyModifiers(rawValue: UInt8(number - 1) & 7)
  }
}

extension ControlSequence {
  private static func letterKey(_ final: Unicode.Scalar) -> KeyEvent.Key? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P", "Q", "R", "S": .function(Int(final.value - 0x4F))
    default: nil
    }
  }

  private var tildeKey: KeyEvent.Key? {
    switch number(0) {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let code?: Self.functionCodes.firstIndex(of: code).map { .function($0 + 1) }
    case nil: nil
    }
  }

  /// What F1, F2 and so on send; the gaps are those of the VT220's keyboard.
  private static let functionCodes = [
    11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34,
  ]

  /// The keypad in application mode.
  private static func keypadKey(_ final: Unicode.Scalar) -> KeyEvent.Key? {
    switch final {
    case "M": .enter
    case "I": .tab
    case " ": .character(" ")
    case "X": .character("=")
    case "j"..."y": .character(Character(Unicode.Scalar(UInt8(final.value - 0x40))))
    default: nil
    }
  }

  /// A key told by its number: that of its character, or one of kitty's for keys without a character.
  private func codeKey(_ code: Int?, shifted: Int?) -> KeyEvent? {
    guard let code else { return nil }
    if let key = Self.namedKey(code) { return KeyEvent(key, modifiers) }
    if modifiers.intersection([.shift, .control]) == .shift, let shifted = Self.character(shifted) {
      return KeyEvent(shifted, modifiers.subtracting(.shift))
    }
    return Self.character(code).map { KeyEvent($0, modifiers) }
  }

  private static func namedKey(_ code: Int) -> KeyEvent.Key? {
    switch code {
    case 8, 127: .backspace
    case 9: .tab
    case 10, 13: .enter
    case 27: .escape
    case 57376...57398: .function(code - 57376 + 13)
    case 57399...57426: keypad[code - 57399]
    default: nil
    }
  }

  private static let keypad: [KeyEvent.Key] =
    "0123456789./*-+".map(KeyEvent.Key.character)
    + [
      .enter, .character("="), .character(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
      .insert, .delete,
    ]

  /// A character that can be typed: no control, and none of kitty's numbers for media and modifier keys.
  private static func character(_ code: Int?) -> KeyEvent.Key? {
    guard let code, code >= 0x20, !(0x7F..<0xA0).contains(code), !(57344...63743).contains(code) else {
      return nil
    }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init).map { .character(Character($0)) }
  }
}
