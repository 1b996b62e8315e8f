import EarshotAccessibility

/// A rotor kind that VoiceOver has itself, whose places the app states.
public struct AccessibilitySystemRotor: Sendable {
  let name: CustomRotor.Name

  /// Links that were followed already, or that were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    visited ? named("Visited Links") : links
  }

  /// Links.
  public static var links: AccessibilitySystemRotor { system(.links) }

  /// Headings of one level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : system(.headingLevel(Int(level.rawValue)))
  }

  /// Headings.
  public static var headings: AccessibilitySystemRotor { system(.headings) }
  /// Bold texts.
  public static var boldText: AccessibilitySystemRotor { named("Bold Text") }
  /// Slanted texts.
  public static var italicText: AccessibilitySystemRotor { named("Italic Text") }
  /// Underlined texts.
  public static var underlineText: AccessibilitySystemRotor { named("Underlined Text") }
  /// Words that are written wrongly.
  public static var misspelledWords: AccessibilitySystemRotor { named("Misspelled Words") }
  /// Images.
  public static var images: AccessibilitySystemRotor { system(.images) }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { system(.textFields) }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { system(.tables) }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { system(.lists) }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { system(.landmarks) }

  private static func system(_ kind: RotorKind) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: .system(kind))
  }

  /// A kind that VoiceOver offers only where an app states places; by its name in `voiceover.md` 4.4.
  private static func named(_ name: String) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: .custom(name))
  }
}
