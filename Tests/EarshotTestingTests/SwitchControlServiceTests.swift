import EarshotTesting
import SwiftUI
import Testing

@Suite("Switch Control in tests")
@MainActor struct SwitchControlServiceTests {
  @Test("While it is off every verb throws, and it shows nothing")
  func notRunning() {
    let app = Pilot { SignInView() }
    let switches = app.switchControl
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.next() }
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.previous() }
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.select() }
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.stop() }
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.openMenu() }
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.press("next") }
    #expect(throws: SwitchControlService.Error.notRunning) { try switches.release("next") }
    #expect(switches.cursor == nil)
    #expect(switches.highlight == nil)
    #expect(switches.state == .off)
    #expect(switches.menu == [])
  }

  @Test("It goes around what can be used, beside VoiceOver and without a word")
  func scanning() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    try app.switchControl.enable()
    #expect(app.switchControl.cursor == "Email")
    try app.switchControl.previous()
    #expect(app.switchControl.cursor == "Log in")
    app.advance(by: .seconds(1))
    #expect(app.switchControl.cursor == "Email")
    #expect(app.voiceOver.cursor == "Sign in")
    #expect(app.spoken == ["Sign in, Heading"])
    #expect(app.switchControl.spoken == [])
    #expect(
      app.items.filter { $0.technology == .switchControl }.map(\.label) == ["Email", "Log in", "Email"])
    try app.switchControl.disable()
    #expect(!app.switchControl.isEnabled)
    #expect(app.switchControl.cursor == nil)
  }

  @Test("The menu of an element is opened, read and left, and an entry chosen")
  func menu() throws {
    let app = Pilot { SignInView() }
    app.settings.switchControl.style = .manual
    try app.switchControl.enable()
    try app.switchControl.openMenu()
    #expect(app.switchControl.highlight == "menu(Email): Tap")
    #expect(app.switchControl.menu == ["Tap", "Point Mode", "Escape"])
    try app.switchControl.previous()
    #expect(app.switchControl.highlight == "menu(Email): <Email>")
    try app.switchControl.select()
    #expect(app.switchControl.highlight == "[Email]")
    try app.switchControl.select()
    try app.switchControl.select()
    #expect(app.keyboard.focus == "Email")
  }

  @Test("It is paused, goes on, hides, and comes back")
  func states() throws {
    let app = Pilot { SignInView() }
    app.settings.switchControl.loops = 1
    try app.switchControl.enable()
    try app.switchControl.stop()
    #expect(app.switchControl.state == .paused)
    app.advance(by: .seconds(60))
    #expect(app.switchControl.highlight == "[Email]")
    try app.switchControl.stop()
    app.advance(by: .seconds(3))
    #expect(app.switchControl.state == .hidden)
    #expect(app.switchControl.highlight == nil)
    try app.switchControl.select()
    #expect(app.switchControl.state == .scanning)
    #expect(app.switchControl.highlight == "[Email]")
  }

  @Test("How long a switch is held counts; a switch that isn't there is an error that names those that are")
  func switches() throws {
    let app = Pilot { SignInView() }
    app.settings.switchControl.style = .manual
    app.settings.switchControl.longPress = .seconds(1)
    app.settings.switchControl.switches = [AssistiveSwitch("Button", .next, long: .menu)]
    try app.switchControl.enable()
    try app.switchControl.press("Button")
    app.advance(by: .milliseconds(300))
    try app.switchControl.release("Button")
    #expect(app.switchControl.highlight == "[Password]")
    try app.switchControl.press("Button")
    app.advance(by: .seconds(1))
    #expect(app.switchControl.highlight == "menu(Password): Tap")
    #expect(throws: SwitchControlService.Error.unknownSwitch("next", known: ["Button"])) {
      try app.switchControl.press("next")
    }
  }

  @Test("What it speaks is its own, and begins afresh with a mark")
  func speech() throws {
    let app = Pilot { SignInView() }
    app.settings.switchControl.speaks = true
    try app.switchControl.enable()
    #expect(app.switchControl.spoken == ["Email"])
    app.mark()
    app.advance(by: .seconds(2))
    #expect(app.switchControl.spoken == ["Password", "Log in"])
    #expect(app.spoken == [])
  }
}
