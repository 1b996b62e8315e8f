/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The highest level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The lowest level.
  case h6
}

extension View {
  /// Gives a heading its level; spoken only together with the header trait.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.headingLevel = Int(level.rawValue) }
  }
}
