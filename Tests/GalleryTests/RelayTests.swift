import Gallery
import Testing

@MainActor @Suite("Relay screen") struct RelayTests {
  @Test("A request posted by a button moves the cursor to the view that has the target's name")
  func request() throws {
    let app = Journey(.voiceOver) { RelayView() }
    #expect(app.rows.last == "Last focus: none")
    try app.press("Right Right Enter")
    #expect(
      app.spoken() == [
        "Tickets, Heading", "Two tickets to Visby", "Go to the total, Button", "Total: 84 euros",
      ])
    #expect(app.focus == ["FocusRelay.isFocused == false", "FocusRelay.isFocused == true"])
    #expect(app.rows.last == "Last focus: total")
    #expect(app.diagnostics == [])
  }

  @Test("The last target is known to the screen, so that it can send the cursor back")
  func goBack() throws {
    let app = Journey(.voiceOver) { RelayView() }
    try app.press("Right")
    #expect(app.focus == ["FocusRelay.isFocused == true", "FocusRelay.isFocused == false"])
    try app.press("Right Right")
    #expect(app.focus == ["FocusRelay.isFocused == false", "FocusRelay.isFocused == false"])
    #expect(app.rows.last == "Last focus: journey")
    _ = app.spoken()
    try app.press("Enter")
    #expect(app.spoken() == ["Two tickets to Visby"])
    #expect(app.diagnostics == [])
  }

  @Test("What one session posts moves nothing in another")
  func separate() throws {
    let app = Journey(.voiceOver) { RelayView() }
    let other = Journey(.voiceOver) { RelayView() }
    try app.jump(to: "Go to the total")
    try app.press("Enter")
    #expect(app.voiceOver == "Total: 84 euros")
    #expect(other.voiceOver == "Tickets")
    #expect(other.spoken() == ["Tickets, Heading"])
  }

  @Test("With the relay off the screen is the same, nothing moves, and there is nothing to go back to")
  func off() throws {
    let app = Journey(.voiceOver) { RelayView(isRelayed: false) }
    try app.press("Right Right Enter Right Enter")
    #expect(
      app.spoken() == [
        "Tickets, Heading", "Two tickets to Visby", "Go to the total, Button", "Go back, dimmed, Button",
      ])
    #expect(app.voiceOver == "Go back")
    #expect(app.focus == [])
    #expect(
      app.rows == [
        "Tickets", "Two tickets to Visby", "[ Go to the total ]", "[ Go back ]", "Total: 84 euros",
        "Last focus: none",
      ])
    #expect(app.diagnostics == [])
  }
}
