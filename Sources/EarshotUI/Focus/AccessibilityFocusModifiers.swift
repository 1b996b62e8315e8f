import EarshotAccessibility

extension View {
  /// Binds the view to one value of a focus property: a cursor on it sets the value, the value moves the cursor here.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    attach { properties in
      guard let location = binding.location, let id = location.valueID(value) else { return }
      properties.focusTag = FocusTag(binding: location.id, value: id)
    }
  }

  /// Binds the view to a focus property: a cursor on it makes it true, setting it to true moves the cursor here.
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    accessibilityFocused(condition, equals: true)
  }
}
