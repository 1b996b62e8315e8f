import EarshotTesting
import SwiftUI
import Testing

/// The README shows this view and this test; `ReadmeTests` compares.
@Suite struct ReadmeExampleTests {
  private struct SignInView: View {
    enum Field: Hashable { case password, error }

    @State private var password = ""
    @State private var hasFailed = false
    @AccessibilityFocusState private var focus: Field?

    var body: some View {
      VStack {
        SecureField("Password", text: $password)
          .accessibilityFocused($focus, equals: .password)
        if hasFailed {
          Text("Wrong password")
            .accessibilityFocused($focus, equals: .error)
        }
        Button("Log in") {
          hasFailed = true
          focus = .error
        }
      }
    }
  }

  @MainActor @Test func theErrorTakesTheCursor() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    #expect(app.spoken == ["Password, Secure text field, Double tap to edit"])

    try app.voiceOver.move(to: "Log in")
    app.mark()
    try app.voiceOver.activate()
    #expect(app.spoken == ["Wrong password"])  // all that was spoken since the mark
    #expect(app.focus("SignInView.focus") == ".error")

    try app.voiceOver.moveBackward()
    #expect(app.voiceOver.cursor == "Password")
    #expect(app.focus("SignInView.focus") == ".password")
  }
}
