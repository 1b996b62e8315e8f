import EarshotAccessibility

/// Rotors with entries of a builder (`voiceover.md` 4.4).
extension View {
  nonisolated func rotor<Content: AccessibilityRotorContent>(
    _ name: CustomRotor.Name, _ entries: @escaping () -> Content
  ) -> some View {
    modifier(RotorModifier(name: name, content: entries))
  }

  /// Offers a rotor kind of the app's own to the elements inside.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(.custom(label.content.spoken), entries)
  }

  /// Offers a rotor kind of the app's own to the elements inside.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Offers a rotor kind of the app's own to the elements inside.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// States the places of a kind that VoiceOver has itself.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    rotor(systemRotor.name, entries)
  }
}

/// Rotors of parts of a text.
extension View {
  nonisolated func rotor(_ name: CustomRotor.Name, _ ranges: [Range<String.Index>]) -> some View {
    let entries = ranges.map { RotorEntry(label: "", target: .own, textRange: $0) }
    return rotor(name) { ListedRotorContent(entries) }
  }

  /// Offers a rotor kind of the app's own to the element: parts of its text.
  public nonisolated func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(.custom(label.content.spoken), textRanges)
  }

  /// Offers a rotor kind of the app's own to the element: parts of its text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  /// Offers a rotor kind of the app's own to the element: parts of its text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// States the places of a kind that VoiceOver has itself: parts of the element's text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    rotor(systemRotor.name, textRanges)
  }
}
