import Gallery
import Testing

@MainActor @Suite("Sign-in screen") struct SignInTests {
  private let app = Journey(.voiceOver) { SignInView() }

  @Test("The cursor begins at the heading and goes to the first field exactly 0.1 s later")
  func initialFocus() {
    #expect(app.spoken() == ["Sign in, Heading"])
    app.advance(milliseconds: 99)
    #expect(app.spoken() == [])
    #expect(app.focus == ["SignInView.focus == nil"])
    app.advance(milliseconds: 1)
    #expect(app.spoken() == ["Email, Text field, Double tap to edit"])
    #expect(app.focus == ["SignInView.focus == .email"])
    #expect(app.keyboard == nil)
    #expect(app.diagnostics == [])
  }

  @Test("Without a technology nothing is spoken, and the property stays nil")
  func noTechnology() {
    let app = Journey { SignInView() }
    app.advance(milliseconds: 200)
    #expect(app.spoken() == [])
    #expect(app.focus == ["SignInView.focus == nil"])
  }

  @Test("A wrong password is heard because the cursor goes to it, and heard again the second time")
  func wrongPasswordTwice() throws {
    app.advance(milliseconds: 100)
    try app.press("Enter")
    app.type("ada@example.org")
    try app.press("Alt+Right Enter")
    app.type("guess")
    #expect(
      app.spoken() == [
        "Sign in, Heading",
        "Email, Text field, Double tap to edit",
        "Email, Text field, is editing, insertion point at start, Use the rotor to access Misspelled Words",
        "Password, Secure text field, Double tap to edit",
        "Password, Secure text field, is editing, insertion point at start, "
          + "Use the rotor to access Misspelled Words",
      ])
    for _ in 1...2 {
      try app.press("Alt+Right")
      #expect(app.spoken() == ["Log in, Button"])
      #expect(app.focus == ["SignInView.focus == nil"])
      try app.press("Enter")
      #expect(app.spoken() == ["Wrong password"])
      #expect(app.focus == ["SignInView.focus == .error"])
      #expect(app.keyboard == "Password")
    }
    #expect(
      app.rows == ["Sign in", field("ada@example.org"), field("Password"), "Wrong password", "[ Log in ]"])
    #expect(app.diagnostics == [])
  }

  @Test("The right password replaces the form, and the cursor finds the welcome")
  func signedIn() throws {
    try app.jump(to: "Email")
    try app.press("Enter")
    app.type("ada@example.org")
    try app.press("Alt+Right Enter")
    app.type("open sesame")
    #expect(
      app.rows == ["Sign in", field("ada@example.org"), field("•••••••••••"), "[ Log in ]"])
    try app.press("Alt+Right")
    _ = app.spoken()
    try app.press("Enter")
    #expect(app.spoken() == ["Welcome, ada@example.org, Heading"])
    #expect(app.rows == ["Welcome, ada@example.org"])
    #expect(app.focus == ["SignInView.focus == nil"])
    #expect(app.keyboard == nil)
    #expect(app.diagnostics == [])
  }

  @Test("Without an email the button is dimmed and does nothing")
  func dimmed() throws {
    try app.jump(to: "Log in")
    try app.press("Enter")
    #expect(app.spoken() == ["Sign in, Heading", "Log in, dimmed, Button"])
    #expect(app.voiceOver == "Log in")
  }

  private func field(_ text: String) -> String {
    "[" + text + String(repeating: " ", count: 76 - text.count) + "]"
  }
}
