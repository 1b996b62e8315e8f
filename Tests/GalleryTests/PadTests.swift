import Gallery
import Testing

@MainActor @Suite("Pad screen") struct PadTests {
  private let app = Journey(.switchControl) { PadView() }

  @Test("A number is dialled with one switch, and called")
  func dialling() throws {
    try app.press("F6 F6 F6")
    #expect(app.rows[1] == "1")
    app.advance(milliseconds: 3000)
    try app.press("F6")
    app.advance(milliseconds: 1000)
    try app.press("F6 F6")
    #expect(app.rows[1] == "10")
    app.advance(milliseconds: 4000)
    try app.press("F6 F6")
    #expect(app.rows.last == "Calling 10")
    #expect(app.diagnostics == [])
  }

  @Test("Keys clear and delete, for VoiceOver as well")
  func editing() throws {
    let app = Journey(.voiceOver) { PadView() }
    for key in ["7", "8", "Delete"] {
      try app.jump(to: key)
      try app.press("Enter")
    }
    #expect(app.rows[1] == "7")
    try app.jump(to: "Clear")
    try app.press("Enter")
    #expect(app.rows[1] == "No number")
  }
}
