import EarshotTesting
import SwiftUI
import Testing

@Suite("Pilot")
@MainActor struct PilotTests {
  @Test("A technology that is on from the start meets what the app asks for as it appears")
  func technologiesAtStart() throws {
    let app = Pilot(technologies: [.voiceOver]) { EagerView() }
    #expect(app.spoken == ["Second"])
    #expect(app.focus("EagerView.isFocused") == "true")
    let later = Pilot { EagerView() }
    try later.voiceOver.enable()
    #expect(later.spoken == ["First"])
  }

  @Test("A focus property is nil while its value is nil; a name that no view has is never mistaken for that")
  func focusNames() throws {
    let app = Pilot { SignInView() }
    #expect(app.focus("SignInView.focus") == nil)
    #expect(
      app.focus("SignInView.fokus")
        == "no view on the screen has a focus property SignInView.fokus; there are SignInView.focus")
    #expect(
      app.focus("focus")
        == "`focus` names no focus property; write Owner.name or Owner[2].name, such as SignInView.focus")
    let rows = Pilot { RowsView(names: ["One"]) }
    #expect(rows.focus("Row.isFocused") == "false")
    #expect(
      rows.focus("Row[2].isFocused")
        == "no view on the screen has a focus property Row[2].isFocused; there are Row.isFocused")
  }

  @Test("The mark cuts what was spoken, the logs keep all")
  func mark() throws {
    let app = Pilot { RowsView(names: ["One", "Two", "Three"]) }
    #expect(app.speech == nil)
    try app.voiceOver.enable()
    app.advance(by: .seconds(2))
    try app.voiceOver.moveForward()
    app.mark()
    try app.voiceOver.moveForward()
    #expect(app.spoken == ["Three"])
    #expect(app.speech == "Three")
    #expect(app.utterances.map(\.caption) == ["One", "Two", "Three"])
    #expect(app.utterances.map(\.time) == [.zero, .seconds(2), .seconds(2)])
    #expect(app.utterances.map(\.cause) == [.placement, .command, .command])
    #expect(app.utterances.filter(\.isInterrupted).map(\.caption) == ["Two"])
  }

  @Test("The app's rows, and the whole screen around them")
  func screens() throws {
    let app = Pilot(size: CellSize(width: 70, height: 8)) { RowsView(names: ["One", "Two"]) }
    try app.voiceOver.enable()
    #expect(app.screen == "One\nTwo")
    let lines = app.wholeScreen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 8)
    #expect(lines[0] == "> One")
    #expect(lines[6] == "One")
    app.resize(to: CellSize(width: 30, height: 6))
    #expect(app.screen == "One\nTwo")
    #expect(app.wholeScreen.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test("The state shows everything that helps to understand a failure")
  func state() throws {
    let app = Pilot(size: CellSize(width: 20, height: 5)) { RowsView(names: ["One"]) }
    try app.voiceOver.enable()
    #expect(
      app.state == """
        cursors:
          VoiceOver: "One"
          Switch Control: off
        keyboard focus:
          none
        focus properties:
          Row.isFocused = true (all technologies)
        last utterances:
          0.000 s  "One"
        screen, 20x5:
          +--------------------+
          |> One               |
          |                    |
          |                    |
          |                    |
          |One                 |
          +--------------------+

        """)
  }

  @Test("Settings take effect at once")
  func settings() throws {
    let app = Pilot { SignInView() }
    app.settings.hints = false
    try app.voiceOver.enable()
    try app.voiceOver.moveForward()
    #expect(app.speech == "Email, Text field")
    app.settings.cursorTracking = false
    try app.keyboard.press("Tab", "Tab")
    #expect(app.voiceOver.cursor == "Email")
    app.settings.cursorTracking = true
    try app.keyboard.press("Tab")
    try app.keyboard.press("Tab")
    #expect(app.voiceOver.cursor == "Password")
  }

  @Test("Settings are found by their names, wherever they belong")
  func namedSettings() {
    let app = Pilot { RowsView(names: ["One"]) }
    #expect(app.settings == Pilot.Settings())
    app.settings.controls = .before
    app.settings.echo = .both
    app.settings.keyboardNavigation = true
    app.settings.language = "de"
    #expect(app.settings.controls == .before)
    #expect(app.settings.echo == .both)
    #expect(app.settings.keyboardNavigation)
    #expect(app.settings.language == "de")
    #expect(app.settings != Pilot.Settings())
  }

  @Test("VoiceOver speaks in the language that is set, from the next utterance on")
  func language() throws {
    let app = Pilot { SignInView() }
    try app.voiceOver.enable()
    app.settings.language = "de"
    app.settings.hints = false
    app.settings.controls = .before
    let german = try app.voiceOver.moveForward().utterance
    #expect(german.hasSuffix(", Email"))
    #expect(!german.contains("Text field"))
    app.settings.language = "en"
    #expect(try app.voiceOver.currentSpeech().utterance == "Text field, Email")
  }

  @Test("A request that nobody can meet is told to the app's author, once")
  func diagnostics() throws {
    let app = Pilot { LostView() }
    try app.voiceOver.enable()
    #expect(app.diagnostics == [])
    try app.voiceOver.move(to: "Ask")
    try app.voiceOver.activate()
    app.advance(by: .seconds(1))
    #expect(app.diagnostics.count == 1)
  }

  @Test("Waiting for something that never comes ends with an error that shows the state")
  func settleInVain() async throws {
    let app = Pilot { RowsView(names: ["One"]) }
    let error = await #expect(throws: SettleError.self) { try await app.settle(limit: 3) { false } }
    #expect(error?.limit == 3)
    #expect(error?.description.contains("Row.isFocused = false") == true)
    try await app.settle(limit: 1) { true }
  }

  @Test("Work that a real thread gives back after the pilot has ended harms nobody")
  func lateWork() async {
    let gate = Gate()
    var ended: Pilot? = Pilot { WaitingView(gate: gate) }
    #expect(ended?.screen == "Waiting")
    ended = nil
    await gate.open()
    let app = Pilot { WaitingView(gate: gate) }
    #expect(app.screen == "Done")
  }

  @Test("Pilots keep apart, also when one ends while its tasks sleep")
  func separation() throws {
    var ended: Pilot? = Pilot { LoadingView() }
    try ended?.voiceOver.enable()
    try ended?.voiceOver.move(to: "Remind me")
    try ended?.voiceOver.activate()
    ended = nil
    let app = Pilot { LoadingView() }
    try app.voiceOver.enable()
    app.advance(by: .seconds(1))
    #expect(app.spoken == ["Library"])
  }
}
