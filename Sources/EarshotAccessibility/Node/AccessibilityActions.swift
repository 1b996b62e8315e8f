/// The actions that a node handles itself, besides those with a name.
public struct AccessibilityActions: OptionSet, Hashable, Sendable {
  /// One bit an action.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Activation: a double tap, Enter, Space, a switch.
  public static let activate = AccessibilityActions(rawValue: 1 << 0)
  /// One step up.
  public static let increment = AccessibilityActions(rawValue: 1 << 1)
  /// One step down.
  public static let decrement = AccessibilityActions(rawValue: 1 << 2)
  /// The escape gesture: dismiss or go back.
  public static let escape = AccessibilityActions(rawValue: 1 << 3)
  /// The magic tap: the main thing the screen does.
  public static let magicTap = AccessibilityActions(rawValue: 1 << 4)
  /// What a long press does, such as opening a context menu.
  public static let secondary = AccessibilityActions(rawValue: 1 << 5)
  /// Scrolling by a page.
  public static let scroll = AccessibilityActions(rawValue: 1 << 6)
  /// Both steps of a value.
  public static let adjust: AccessibilityActions = [.increment, .decrement]
}
