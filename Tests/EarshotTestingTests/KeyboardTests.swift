import EarshotTesting
import SwiftUI
import Testing

@Suite("The keyboard in tests")
@MainActor struct KeyboardTests {
  @Test("A wrong name is an error with a suggestion, and no key is pressed")
  func wrongKey() throws {
    let app = Pilot { SignInView() }
    let error = #expect(throws: Keyboard.Error.self) { try app.keyboard.press("Tab", "Shfit+Tab") }
    #expect(error == .unknownKey("Shfit+Tab"))
    #expect(error?.description == "`Shfit+Tab` is not a key; did you mean `Shift+Tab`?")
    #expect(app.keyboard.focus == nil)
  }

  @Test("Without a field there is nothing to type into")
  func noField() throws {
    let app = Pilot { SignInView() }
    let error = #expect(throws: Keyboard.Error.self) { try app.keyboard.type("a") }
    #expect(
      error?.description == "no field has the keyboard focus; activate one first, or move to one with Tab")
    #expect(throws: Keyboard.Error.self) { try app.keyboard.paste("a") }
    #expect(throws: Keyboard.Error.self) { try app.keyboard.type("") }
  }

  @Test("Keys, typing and pasting edit the field that has the focus")
  func editing() throws {
    let app = Pilot { SignInView() }
    try app.keyboard.press("Tab")
    try app.keyboard.type("bcé")
    try app.keyboard.press("Home", "a", "End", "Backspace")
    try app.keyboard.paste("語")
    #expect(app.tree.contains("\"Email\" value \"abc語\""))
    try app.keyboard.press("Tab")
    #expect(app.keyboard.focus == "Password")
    try app.keyboard.press("Esc")
    #expect(app.keyboard.focus == nil)
  }

  @Test("What is typed into a secure field appears nowhere")
  func secrets() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    try app.voiceOver.move(to: "Password")
    try app.voiceOver.activate()
    try app.keyboard.type("hunter2")
    try app.voiceOver.whereAmI()
    _ = try app.walk()
    let everything =
      "\(app.state) \(app.tree) \(app.wholeScreen) \(app.utterances) \(app.items) \(app.spoken) \(app.diagnostics)"
    #expect(everything.contains("7 characters"))
    #expect(!everything.contains("hunter"))
  }
}
