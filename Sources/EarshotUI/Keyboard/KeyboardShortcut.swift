import EarshotTerminal

/// Keys that activate a control, wherever the focus is.
///
/// Difference from SwiftUI: where a key is the terminal's, the screen reader's or a field's, the app gets it only when the
/// user passes it on; which shortcuts that concerns is reported when the screen appears.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers held with it; Control stands in for Command.
  public var modifiers: EventModifiers
  /// How the shortcut follows the keyboard's language. Nothing follows from it here.
  public var localization: Localization

  /// How a shortcut follows the keyboard's language.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// As the system does it.
    public static let automatic = Localization(name: "automatic")
    /// Without mirroring for languages from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The very key.
    public static let custom = Localization(name: "custom")
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Esc.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether the same keys are meant.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool { lhs.event == rhs.event }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) { hasher.combine(event) }

  /// What the terminal sends for it.
  var event: KeyEvent { KeyEvent(key.key, modifiers.modifiers) }
}

extension View {
  /// Has these keys activate the control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has these keys activate the control.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Has these keys activate the control.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(KeyboardShortcutModifier(event: shortcut.event))
  }

  /// Has these keys activate the control; none with `nil`.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(event: shortcut?.event))
  }
}
