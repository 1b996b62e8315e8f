import Testing

@testable import EarshotHost
@testable import EarshotUI

@MainActor @Suite struct FocusPropertiesTests {
  private struct Row: View {
    @FocusState private var keyboard: Bool
    @AccessibilityFocusState private var cursor: Bool
    let name: String
    var body: some View {
      Button(name) {}.focused($keyboard).accessibilityFocused($cursor)
    }
  }

  private struct Ring: ViewModifier {
    @AccessibilityFocusState private var isRinged: Bool
    func body(content: Content) -> some View { content.accessibilityFocused($isRinged) }
  }

  private struct Screen: View {
    @State private var shows = false
    var body: some View {
      VStack {
        if shows { Text("first").modifier(Ring()) }
        Row(name: "second")
        Button("show") { shows = true }
      }
    }
  }

  @Test func standInTreeOrderAndThoseOfTheCursorsFirst() {
    let stage = Stage { Screen() }
    stage.move(to: "show")
    stage.perform(.activate)
    stage.move(to: "second")
    #expect(
      stage.session.focusProperties.map { "\($0.owner).\($0.name) \($0.value)" } == [
        "Ring.isRinged false", "Row.cursor true", "Row.keyboard false",
      ])
  }
}
