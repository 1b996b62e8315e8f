/// How a scanner goes through a container (`switch-control.md` B3; UIKit's `UIAccessibilityNavigationStyle`). VoiceOver
/// takes no notice of it.
public enum AccessibilityNavigationStyle: String, Hashable, Sendable, CaseIterable {
  /// A container with a meaning of its own, or one that keeps its children together, is entered as one thing;
  /// others are passed through.
  case automatic
  /// Its elements are highlighted each by itself, and never as a row.
  case separate
  /// It is highlighted as one thing, and entered.
  case combined
}
