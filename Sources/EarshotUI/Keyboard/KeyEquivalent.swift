import EarshotTerminal

/// A key that an app gives a meaning to.
public struct KeyEquivalent: Hashable, Sendable {
  /// What the key types; keys that type nothing have the characters that Apple gave them.
  public var character: Character

  /// Makes a key from what it types.
  public init(_ character: Character) { self.character = character }

  /// Arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Arrow left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Arrow right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Esc.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{08}")
  /// Delete, which deletes what is behind the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear; no key of a terminal.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Makes a key from what it types.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
}

extension KeyEquivalent {
  /// The terminal's key.
  var key: KeyEvent.Key { Self.keys[self] ?? .character(character) }

  private static let keys: [KeyEquivalent: KeyEvent.Key] = [
    .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .escape: .escape,
    .delete: .backspace, .deleteForward: .delete, .home: .home, .end: .end, .pageUp: .pageUp,
    .pageDown: .pageDown, .tab: .tab, .return: .enter,
  ]
}

/// The modifiers held with a key.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit a modifier.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock; a terminal doesn't tell of it.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option: Alt in a terminal.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command. No terminal has it; Control stands in.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad; a terminal doesn't tell.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of them.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

extension EventModifiers {
  var modifiers: KeyModifiers {
    var result: KeyModifiers = []
    if contains(.shift) { result.insert(.shift) }
    if contains(.option) { result.insert(.alt) }
    if !isDisjoint(with: [.control, .command]) { result.insert(.control) }
    return result
  }
}
