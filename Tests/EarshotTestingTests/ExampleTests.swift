import EarshotTesting
import SwiftUI
import Testing

/// The examples of the documentation, as they are printed there.
@Suite struct ExampleTests {
  @MainActor @Test func wrongPasswordIsHeard() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    try app.voiceOver.move(to: "Log in")
    app.mark()
    try app.voiceOver.activate()
    #expect(app.spoken == ["Wrong password"])
    #expect(app.focus("SignInView.focus") == ".error")
  }

  @MainActor @Test func currentSpeechAndMoveForward() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    #expect(try app.voiceOver.currentSpeech().utterance == "Sign in, Heading")
    #expect(try app.voiceOver.moveForward().utterance.contains("Email"))
  }

  @MainActor @Test func switchControl() throws {
    let app = Pilot { SignInView() }
    try app.switchControl.enable()
    #expect(app.switchControl.highlight == "[Email]")
    app.advance(by: .seconds(1))
    #expect(app.switchControl.highlight == "[Password]")
    try app.switchControl.select()
    #expect(app.switchControl.menu == ["Tap", "Point Mode", "Escape"])
    try app.switchControl.select()
    #expect(app.keyboard.focus == "Password")
  }

  @MainActor @Test func manualSwitchControl() throws {
    let app = Pilot { SignInView() }
    app.settings.switchControl.style = .manual
    app.settings.switchControl.tapBehavior = .always
    try app.switchControl.enable()
    try app.switchControl.next()
    #expect(app.switchControl.cursor == "Password")
    try app.switchControl.select()
    #expect(app.keyboard.focus == "Password")
  }

  @MainActor @Test func keyboard() throws {
    let app = Pilot { SignInView() }
    try app.keyboard.press("Tab")
    try app.keyboard.type("ada@example.org")
    #expect(app.keyboard.focus == "Email")
    #expect(app.screen.contains("ada@example.org"))
  }

  @MainActor @Test func walkAndTree() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    #expect(
      try app.walk() == [
        "Sign in, Heading", "Email, Text field, Double tap to edit",
        "Password, Secure text field, Double tap to edit", "Log in, Button",
      ])
    try app.keyboard.press("Tab")
    try app.keyboard.type("ada@example.org")
    #expect(
      app.tree == """
        window
          form
            "Sign in" heading, text
            "Email" value "ada@example.org", text field, editing
            "Password" secure, text field
            "Log in" button
        """)
  }

  @MainActor @Test func instancesAreCounted() throws {
    let app = Pilot { RowsView(names: ["One", "Two", "Three"]) }
    try app.voiceOver.enable()
    try app.voiceOver.moveForward()
    #expect(app.focus("Row[2].isFocused") == "true")
    #expect(app.focus("Row[1].isFocused") == "false")
  }

  @MainActor @Test func delaysAreExactAndInstant() throws {
    let app = Pilot { LoadingView() }
    try app.voiceOver.enable()
    try app.voiceOver.move(to: "Remind me")
    try app.voiceOver.activate()
    app.mark()
    app.advance(by: .milliseconds(99))
    #expect(app.spoken == [])
    app.advance(by: .milliseconds(1))
    #expect(app.spoken == ["Loading"])
  }

  @MainActor @Test func workOfRealThreadsIsWaitedFor() async throws {
    let app = Pilot { LoadingView() }
    try app.voiceOver.enable()
    try app.voiceOver.move(to: "Load")
    try app.voiceOver.activate()
    try await app.settle { app.screen.contains("42 entries") }
    #expect(app.screen.hasPrefix("Library\n42 entries\n"))
  }
}
