import EarshotAccessibility

/// Apple's name for a fact about an element; here only the place of its importance.
public enum AXCustomContent {
  /// When a fact is spoken.
  public enum Importance: UInt, Sendable {
    /// On request, through the rotor.
    case `default`
    /// With the element.
    case high
  }
}

/// Names a fact about an element, so that a modifier further out can replace or remove it.
public struct AccessibilityCustomContentKey: Equatable {
  let label: String
  let id: String

  /// Makes a key with a name of its own.
  public init(_ label: Text, id: String) {
    self.label = label.content.spoken
    self.id = id
  }

  /// Makes a key with a name of its own.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Makes a key that is named like what it is spoken as.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

  init(_ label: Text) { self.init(label, id: label.content.spoken) }
}

@available(*, unavailable)
extension AccessibilityCustomContentKey: Sendable {}

/// A fact, or none, under a key.
struct KeyedContent: Equatable {
  let id: String
  let content: CustomContent?

  init(_ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance) {
    id = key.id
    content = value.map {
      CustomContent(
        label: key.label, value: $0.content.spoken, importance: importance == .high ? .high : .default)
    }
  }

  /// A fact of an element that is merged into another.
  init(_ content: CustomContent) {
    id = content.label
    self.content = content
  }
}

extension View {
  /// Adds a fact to the element under a key; `nil` removes what stands under it (`voiceover.md` 2.9).
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.customContent = KeyedContent(key, value, importance) }
  }

  /// Adds a fact to the element under a key.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a fact to the element under a key.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }

  /// Adds a fact to the element.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(AccessibilityCustomContentKey(label), value, importance: importance)
  }

  /// Adds a fact to the element.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Adds a fact to the element.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Adds a fact to the element.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }

  /// Adds a fact to the element.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }
}
