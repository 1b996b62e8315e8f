/// One fact about an element beyond label and value (`voiceover.md` 2.9; Apple's `AXCustomContent`).
public struct CustomContent: Hashable, Sendable {
  /// What the fact is about.
  public var label: String
  /// The fact.
  public var value: String
  /// When it is spoken.
  public var importance: Importance

  /// When a fact is spoken.
  public enum Importance: String, Hashable, Sendable, CaseIterable {
    /// On request, through the rotor.
    case `default`
    /// With the element.
    case high
  }

  /// Makes a fact.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}
