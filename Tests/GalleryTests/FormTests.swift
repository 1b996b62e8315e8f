import Gallery
import Testing

@MainActor @Suite("Form screen") struct FormTests {
  @Test("Every fourth item is of the same kind, one a row")
  func rows() {
    let app = Journey { FormView(items: 6) }
    #expect(
      app.rows == [
        "Label 0", field("Field 1"), "[ ] Toggle 2", "[ Button 3 ]", "Label 4", field("Field 5"),
      ])
  }

  @Test("Each item keeps what was done with it")
  func ownState() throws {
    let app = Journey(.voiceOver) { FormView(items: 8) }
    try app.press("Right Enter")
    app.type("a")
    try app.press("Alt+Right Enter Right Enter End Enter Enter")
    #expect(
      app.spoken() == [
        "Label 0",
        "Field 1, Text field, Double tap to edit",
        "Field 1, Text field, is editing, insertion point at start, Use the rotor to access Misspelled Words",
        "Toggle 2, Switch button, off, Double tap to toggle setting",
        "on",
        "Button 3, Button",
        "Button 3, pressed 1",
        "Button 7, Button",
        "Button 7, pressed 1",
        "Button 7, pressed 2",
      ])
    #expect(
      app.rows == [
        "Label 0", field("a"), "[x] Toggle 2", "[ Button 3, pressed 1 ]", "Label 4", field("Field 5"),
        "[ ] Toggle 6", "[ Button 7, pressed 2 ]",
      ])
    #expect(app.diagnostics == [])
  }

  @Test("The cursor reaches items that are scrolled out, and they scroll in")
  func scrolling() throws {
    let app = Journey(.voiceOver) { FormView(items: 1000) }
    #expect(app.rows.last == "[ ] Toggle 18")
    try app.press("End")
    #expect(app.spoken() == ["Label 0", "Button 999, Button"])
    #expect(app.rows.last == "[ Button 999 ]")
    try app.press("Home")
    #expect(app.rows.first == "Label 0")
  }

  @Test("A form without items is empty and silent")
  func empty() throws {
    let app = Journey(.voiceOver) { FormView(items: 0) }
    try app.press("Right Enter")
    #expect(app.spoken() == [])
    #expect(app.rows == [])
  }

  private func field(_ text: String) -> String {
    "[" + text + String(repeating: " ", count: 76 - text.count) + "]"
  }
}
