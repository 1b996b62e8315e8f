import Testing

@testable import EarshotUI

private struct Inner: DynamicProperty {
  @State var n = 0
  @FocusState var focused: Bool
}

private struct Sample: View {
  let title: String
  @State private var count = 0
  var inner = Inner()
  @Binding var choice: Int?
  @Environment(\.isEnabled) var isEnabled
  @AccessibilityFocusState var cursor: String?
  let action: () -> Void
  var body: some View { Text(title) }
}

@MainActor @Suite struct ViewTypeTests {
  /// The dynamic properties as `Mirror` sees them: names, innermost first.
  private func names(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard child.value is any DynamicProperty, let label = child.label else { return [] }
      if child.value is any FieldComparable, !(child.value is any InstallableProperty) { return [] }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return child.value is any InstallableProperty ? [name] : names(of: child.value) + [name]
    }
  }

  @Test func theFieldsFoundAreThoseThatMirrorSees() {
    let sample = Sample(title: "t", choice: .constant(1), action: {})
    #expect(ViewType(Sample.self).fields.map(\.name) == names(of: sample))
    #expect(names(of: sample) == ["count", "n", "focused", "inner", "isEnabled", "cursor"])
  }

  @Test func aTypeWithoutFieldsIsAlwaysTheSame() {
    struct Empty: View { var body: some View { Text("") } }
    let type = ViewType(Empty.self)
    var (lhs, rhs) = (Empty(), Empty())
    #expect(type.fields.isEmpty)
    #expect(
      withUnsafeBytes(of: &lhs) { l in
        withUnsafeBytes(of: &rhs) { type.isEqual(l.baseAddress, $0.baseAddress) }
      })
  }
}
