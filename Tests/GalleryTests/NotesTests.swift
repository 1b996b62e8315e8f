import Gallery
import Testing

@MainActor @Suite("Notes screen") struct NotesTests {
  private let app = Journey(.voiceOver) { NotesView() }

  @Test("The preview follows the note that is being edited, edit by edit")
  func preview() throws {
    #expect(app.rows.contains("No note is being edited"))
    try app.press("Right Enter")
    #expect(
      app.spoken() == [
        "Notes, Heading",
        "Work note, Text field, Double tap to edit, Use the rotor to access Misspelled Words",
        "Work note, Text field, is editing, insertion point at start, Use the rotor to access Misspelled Words",
      ])
    #expect(app.keyboard == "Work note")
    #expect(app.rows.contains("The note is empty"))
    app.type("mi")
    #expect(app.rows.contains("The note says: mi"))
    app.type("lk")
    #expect(app.rows.contains("The note says: milk"))
    #expect(app.spoken() == [])
    #expect(app.diagnostics == [])
  }

  @Test("The button clears the note, since activating it by cursor leaves the keyboard focus where it is")
  func clear() throws {
    try app.press("Right Enter")
    app.type("milk")
    try app.press("Alt+Right Right")
    _ = app.spoken()
    try app.press("Right Enter")
    #expect(app.spoken() == ["Clear note, Button"])
    #expect(app.keyboard == "Work note")
    #expect(app.rows.contains("The note is empty"))
    #expect(!app.rows.contains(editorRow("milk")))
    try app.press("Left")
    #expect(app.spoken() == ["The note is empty"])
    app.type("ham")
    #expect(app.spoken() == ["The note says: h", "The note says: ha", "The note says: ham"])
    #expect(app.diagnostics == [])
  }

  @Test("Of two notes the one with the keyboard focus is shown and cleared, wherever the cursor is")
  func whichNote() throws {
    try app.press("Right Enter")
    app.type("milk")
    try app.press("Alt+Right")
    #expect(app.voiceOver == "Home note")
    #expect(app.rows.contains("The note says: milk"))
    try app.press("Enter")
    app.type("rent")
    #expect(app.rows.contains("The note says: rent"))
    try app.jump(to: "Clear note")
    try app.press("Enter")
    #expect(app.rows.filter { $0.contains("milk") || $0.contains("rent") } == [editorRow("milk")])
  }

  @Test("Without a note being edited the button is dimmed")
  func nothingEdited() throws {
    try app.press("Right Enter")
    app.type("milk")
    try app.press("Esc End Enter")
    #expect(app.spoken().last == "Clear note, dimmed, Button")
    #expect(app.keyboard == nil)
    #expect(app.rows.contains(editorRow("milk")))
    #expect(app.rows.contains("No note is being edited"))
  }

  private func editorRow(_ text: String) -> String {
    "│" + text + String(repeating: " ", count: 76 - text.count) + "│"
  }
}
