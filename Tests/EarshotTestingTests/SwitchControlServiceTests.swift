import EarshotTesting
import SwiftUI
import Testing

@Suite("Switch Control in tests")
@MainActor struct SwitchControlServiceTests {
  @Test("While it is off every verb throws")
  func notRunning() {
    let app = Pilot { SignInView() }
    #expect(throws: SwitchControlService.Error.notRunning) { try app.switchControl.next() }
    #expect(throws: SwitchControlService.Error.notRunning) { try app.switchControl.previous() }
    #expect(throws: SwitchControlService.Error.notRunning) { try app.switchControl.select() }
    #expect(app.switchControl.cursor == nil)
  }

  @Test("It goes around what can be used, beside VoiceOver and without a word")
  func scanning() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    try app.switchControl.enable()
    #expect(app.switchControl.cursor == "Email")
    try app.switchControl.previous()
    #expect(app.switchControl.cursor == "Log in")
    try app.switchControl.next()
    #expect(app.switchControl.cursor == "Email")
    #expect(app.voiceOver.cursor == "Sign in")
    #expect(app.spoken == ["Sign in, Heading"])
    #expect(
      app.items.filter { $0.technology == .switchControl }.map(\.label) == ["Email", "Log in", "Email"])
    try app.switchControl.disable()
    #expect(!app.switchControl.isEnabled)
    #expect(app.switchControl.cursor == nil)
  }
}
