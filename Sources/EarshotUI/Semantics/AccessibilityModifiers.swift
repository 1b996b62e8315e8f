import EarshotAccessibility

extension View {
  nonisolated func attach(
    _ set: (inout AccessibilityProperties) -> Void, handler: ((ActionRequest.Action) -> Bool)? = nil
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var modifier = AccessibilityAttachmentModifier(handler: handler)
    set(&modifier.properties)
    return self.modifier(modifier)
  }

  /// Names the element.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.label = label.content.spoken }
  }

  /// Names the element.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.label = labelKey.content.spoken }
  }

  /// Names the element.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.label = String(label) }
  }

  /// Says the element's value.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.value = valueDescription.content.spoken }
  }

  /// Says the element's value.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.value = valueKey.content.spoken }
  }

  /// Says the element's value.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.value = String(value) }
  }

  /// Says what activating the element does.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.hint = hint.content.spoken }
  }

  /// Says what activating the element does.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.hint = hintKey.content.spoken }
  }

  /// Says what activating the element does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.hint = String(hint) }
  }

  /// Names the element for tests; never spoken.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.identifier = identifier }
  }

  /// Keeps the view, with everything inside, from assistive technologies (R39).
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.isHidden = hidden }
  }

  /// Adds traits.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.addedTraits = traits }
  }

  /// Removes traits.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.removedTraits = traits }
  }

  /// Orders the element among its siblings: higher first, 0 by default (R42).
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach { $0.sortPriority = sortPriority }
  }
}
