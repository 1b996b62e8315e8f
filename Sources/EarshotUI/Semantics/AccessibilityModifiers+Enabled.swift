import EarshotAccessibility

/// The modifiers that can be switched off: then they say nothing, and what stands further in counts.
extension View {
  /// Names the element, if `isEnabled`.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.label = label.content.spoken } }
  }

  /// Names the element, if `isEnabled`.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.label = labelKey.content.spoken } }
  }

  /// Names the element, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.label = String(label) } }
  }

  /// Says the element's value, if `isEnabled`.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.value = valueDescription.content.spoken } }
  }

  /// Says the element's value, if `isEnabled`.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.value = valueKey.content.spoken } }
  }

  /// Says the element's value, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.value = String(value) } }
  }

  /// Says what activating the element does, if `isEnabled`.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.hint = hint.content.spoken } }
  }

  /// Says what activating the element does, if `isEnabled`.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.hint = hintKey.content.spoken } }
  }

  /// Says what activating the element does, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.hint = String(hint) } }
  }

  /// Names the element for tests, if `isEnabled`; never spoken.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { if isEnabled { $0.identifier = identifier } }
  }

  /// Keeps the view, with everything inside, from assistive technologies, if `isEnabled` (R39).
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.isHidden = hidden && isEnabled }
  }
}
