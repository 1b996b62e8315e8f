import Gallery
import Testing

@MainActor @Suite("Scopes screen") struct ScopesTests {
  private let app = Journey(.voiceOver, .switchControl) { ScopesView() }

  private func values(_ heard: String, _ highlighted: String, _ focused: String) -> [String] {
    [
      "ScopesView.heard == \(heard)", "ScopesView.highlighted == \(highlighted)",
      "ScopesView.focused == \(focused)",
    ]
  }

  @Test("Each property follows the technologies of its scope; the one of all follows whichever moved last")
  func following() throws {
    #expect(app.focus == values("nil", ".tea", ".tea"))
    try app.press("Right")
    #expect(app.focus == values(".tea", ".tea", ".tea"))
    try app.press("F7")
    #expect(app.focus == values(".tea", ".coffee", ".coffee"))
    try app.press("F7")
    #expect(app.focus == values(".tea", ".water", ".water"))
    try app.press("Right")
    #expect(app.focus == values(".coffee", ".water", ".coffee"))
    #expect(app.spoken() == ["Drinks, Heading", "Tea, Button", "Coffee, Button"])
    #expect(app.diagnostics == [])
  }

  @Test("The values on screen are those of the properties")
  func onScreen() throws {
    try app.press("Right Right F6 F6")
    let line = String(repeating: "─", count: 78)
    #expect(
      app.rows == [
        "Drinks", "[ Tea ]", "[ Coffee ]", "[ Water ]", line, "Ordered: Tea", "VoiceOver: Coffee",
        "Switch Control: Tea", "Whichever moved last: Tea", line, "[ VoiceOver to Water ]",
        "[ Switch Control to Water ]", "[ Both to Water ]",
      ])
  }

  @Test("In the menu of a drink Switch Control is still on it; hidden, it is nowhere")
  func inMenuAndHidden() throws {
    try app.press("F6")
    #expect(app.highlight == "menu(Tea): Tap")
    #expect(app.focus == values("nil", ".tea", ".tea"))
    try app.press("F8 F6 Right")
    app.advance(milliseconds: 30_000)
    #expect(app.highlight == nil)
    #expect(app.focus == values(".tea", "nil", ".tea"))
  }

  @Test("Writing VoiceOver's property moves VoiceOver alone")
  func toVoiceOver() throws {
    try app.jump(to: "VoiceOver to Water")
    try app.press("Enter")
    #expect(app.spoken() == ["Drinks, Heading", "VoiceOver to Water, Button", "Water, Button"])
    #expect(app.focus == values(".water", ".tea", ".water"))
    #expect(app.diagnostics == [])
  }

  @Test("Writing Switch Control's property moves its highlight alone, without a word")
  func toSwitchControl() throws {
    try app.jump(to: "Switch Control to Water")
    _ = app.spoken()
    try app.press("Enter")
    #expect(app.spoken() == [])
    #expect(app.voiceOver == "Switch Control to Water")
    #expect(app.switchControl == "Water")
    #expect(app.focus == values("nil", ".water", ".water"))
  }

  @Test("Writing the property without a scope moves both")
  func toBoth() throws {
    try app.jump(to: "Both to Water")
    _ = app.spoken()
    try app.press("Enter")
    #expect(app.spoken() == ["Water, Button"])
    #expect(app.switchControl == "Water")
    #expect(app.focus == values(".water", ".water", ".water"))
  }

  @Test("A value that changes under VoiceOver's cursor is spoken")
  func liveValue() throws {
    try app.jump(to: "Switch Control: Tea")
    _ = app.spoken()
    try app.press("F7 F8 F8")
    #expect(app.spoken() == ["Switch Control: Coffee", "Switch Control: Tea", "Switch Control: none"])
  }

  @Test("Switched off, a technology leaves its property")
  func switchedOff() throws {
    try app.press("Right F3")
    #expect(app.focus == values(".tea", "nil", ".tea"))
    try app.press("F2")
    #expect(app.focus == values("nil", "nil", "nil"))
  }
}
