import EarshotUI
import Testing

@testable import EarshotHost

@Suite("Diagnostics")
@MainActor struct DiagnosticTests {
  private enum Field: Hashable { case name, missing, twice }

  private struct LostView: View {
    @AccessibilityFocusState private var focus: Field?

    var body: some View {
      VStack {
        Button("Missing") { focus = .missing }
        Button("Twice") { focus = .twice }
        Text("One").accessibilityFocused($focus, equals: .twice)
        Text("Two").accessibilityFocused($focus, equals: .twice)
      }
    }
  }

  private func notes(onActivating label: String) -> [String] {
    let session = Session(technologies: [.voiceOver]) { LostView() }
    defer { session.end() }
    guard let id = session.engine.tree.firstElement(named: label) else { return ["no \(label)"] }
    session.handle(.command(.voiceOver(.item(id))))
    return session.handle(.command(.voiceOver(.activate))).diagnostics
  }

  @Test("A request that nobody can meet is told in the app's own words (R11)")
  func unmet() {
    #expect(
      notes(onActivating: "Missing") == [
        "LostView.focus was set to .missing, but no element that can be reached carries that value; the property "
          + "stays as it was. Set it in the turn that shows the element."
      ])
  }

  @Test("A value that several elements carry is told with their names (R18)")
  func ambiguous() {
    #expect(
      notes(onActivating: "Twice") == [
        "LostView.focus was set to .twice, which \"One\", \"Two\" carry; the first was taken. Give each its own value."
      ])
  }
}
