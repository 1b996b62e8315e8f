/// The keys held down together with another key.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit a modifier, in the order in which xterm numbers them.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Alt; Option on a Mac keyboard; also sent as a leading ESC.
  public static let alt = KeyModifiers(rawValue: 2)
  /// Control.
  public static let control = KeyModifiers(rawValue: 4)
}
