import Gallery
import Testing

@MainActor @Suite("Notice screen") struct NoticeTests {
  private let app = Journey(.voiceOver) { NoticeView() }

  @Test("An ordinary notice appears without a word, and the cursor stays")
  func ordinary() throws {
    try app.jump(to: "Send a notice")
    try app.press("Enter")
    #expect(app.spoken() == ["Departures, Heading", "Send a notice, Button"])
    #expect(app.voiceOver == "Send a notice")
    #expect(app.focus == ["NoticeView.isNoticeFocused == false"])
    #expect(
      app.rows == [
        "Coffee is served on deck 5", "[ Dismiss ]", String(repeating: "─", count: 78), "Departures",
        "Ferry to Visby, 14:20, pier 2", "[ Send a notice ]", "[ Send a priority notice ]",
      ])
    #expect(app.diagnostics == [])
  }

  @Test("A priority notice takes the cursor, and once more when it is sent again in the same words")
  func priority() throws {
    for _ in 1...2 {
      try app.jump(to: "Send a priority notice")
      _ = app.spoken()
      try app.press("Enter")
      #expect(app.spoken() == ["The ferry leaves from pier 3"])
      #expect(app.focus == ["NoticeView.isNoticeFocused == true"])
    }
    #expect(app.diagnostics == [])
  }

  @Test("A priority notice takes the cursor also in the place of an ordinary one")
  func replaced() throws {
    try app.jump(to: "Send a notice")
    try app.press("Enter Right")
    _ = app.spoken()
    try app.press("Enter")
    #expect(app.spoken() == ["The ferry leaves from pier 3"])
    #expect(app.focus == ["NoticeView.isNoticeFocused == true"])
  }

  @Test("Dismissing a notice leaves the cursor on what comes next")
  func dismissed() throws {
    try app.jump(to: "Send a priority notice")
    try app.press("Enter Right")
    _ = app.spoken()
    try app.press("Enter")
    #expect(app.spoken() == ["Departures, Heading"])
    #expect(app.focus == ["NoticeView.isNoticeFocused == false"])
    #expect(
      app.rows == [
        "Departures", "Ferry to Visby, 14:20, pier 2", "[ Send a notice ]", "[ Send a priority notice ]",
      ])
    #expect(app.diagnostics == [])
  }
}
