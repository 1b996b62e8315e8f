/// A set of assistive technologies, as SwiftUI names it. A focus binding's scope is one; the empty set means
/// all of them (R33).
public struct AccessibilityTechnologies: _BitSet {
  /// One bit a technology.
  public var bits: UInt64

  /// Makes the empty set.
  public init() { bits = 0 }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(bit: 0)
  /// Control by switches.
  public static let switchControl = AccessibilityTechnologies(bit: 1)
}
