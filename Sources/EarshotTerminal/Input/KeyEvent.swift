/// The keys held down together with another.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier.
  public let rawValue: UInt8
  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Control.
  public static let control = KeyModifiers(rawValue: 1)
  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Shift.
  public static let shift = KeyModifiers(rawValue: 4)
}

/// A key with its modifiers.
public struct KeyEvent: Hashable, Sendable {
  /// One key of the keyboard.
  public enum Key: Hashable, Sendable {
    case character(Character), enter, tab, escape, backspace, delete, insert, up, down, left, right, home, end
    case pageUp, pageDown, function(Int)
  }
  /// The key.
  public var key: Key
  /// What is held with it.
  public var modifiers: KeyModifiers
  /// Makes a key event.
  public init(_ key: Key, _ modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  private static let names: [(String, Key)] =
    [
      ("Enter", .enter), ("Tab", .tab), ("Esc", .escape), ("Backspace", .backspace), ("Delete", .delete),
      ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home),
      ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Space", .character(" ")),
      ("Return", .enter), ("Escape", .escape),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  /// Reads a name such as "Ctrl+Alt+Right".
  public init?(name: String) {
    var rest = name[...]
    var modifiers: KeyModifiers = []
    let prefixes: [(String, KeyModifiers)] = [
      ("ctrl+", .control), ("alt+", .alt), ("opt+", .alt), ("shift+", .shift),
    ]
    while let prefix = prefixes.first(where: { rest.lowercased().hasPrefix($0.0) }) {
      rest = rest.dropFirst(prefix.0.count)
      modifiers.insert(prefix.1)
    }
    if rest.count == 1, let only = rest.first, only != " " {
      self.init(.character(only), modifiers)
    } else if let named = Self.names.first(where: { $0.0.lowercased() == rest.lowercased() }) {
      self.init(named.1, modifiers)
    } else {
      return nil
    }
  }

  /// The canonical name.
  public var name: String {
    let prefix =
      (modifiers.contains(.control) ? "Ctrl+" : "") + (modifiers.contains(.alt) ? "Alt+" : "")
      + (modifiers.contains(.shift) ? "Shift+" : "")
    if let named = Self.names.first(where: { $0.1 == key }) { return prefix + named.0 }
    guard case .character(let character) = key else { return prefix }
    return prefix + String(character)
  }
}
