import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotHost

@Suite("The inspector")
@MainActor struct InspectorTests {
  private let size = CellSize(width: 70, height: 14)

  /// The columns of the inspector, without blanks at the end.
  private func column(of session: Session) -> [String] {
    session.screenRows.prefix(9).map { String($0.dropFirst(32)) }
  }

  private func press(_ names: String, in session: Session) throws {
    for name in names.split(separator: " ") {
      session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
  }

  @Test("It shows focus properties, then the tree around the cursor, then the log, then nothing")
  func pages() throws {
    let session = Session(size: size, technologies: [.voiceOver]) { EagerView() }
    try press("F4", in: session)
    #expect(
      column(of: session).prefix(4) == [
        "│ Focus", "│ EagerView.isFocused = true", "│   all technologies, since 0.000 s", "│",
      ])
    try press("F4", in: session)
    #expect(
      column(of: session).prefix(4) == [
        "│ Tree", "│ window", "│   \"First\" text", "│>  \"Second\" text",
      ])
    try press("Left Left F4", in: session)
    #expect(
      column(of: session).prefix(5) == [
        "│ Log", "│ 0.000 s  Second", "│ 0.000 s  First", "│ 0.000 s  (boundary)", "│",
      ])
    try press("F4", in: session)
    #expect(column(of: session).allSatisfy { $0 == "" })
  }

  @Test("The log shows the newest at the end, as much as there is room for")
  func longLog() throws {
    let session = Session(size: size, technologies: [.voiceOver]) { DeskView() }
    try press("F4 F4 F4 Right Left Right Left Right Left Right Left Left", in: session)
    #expect(
      column(of: session).suffix(4) == [
        "│ 0.000 s  Name, Text field, Double", "│ tap to edit", "│ 0.000 s  Escapes: 0",
        "│ 0.000 s  (boundary)",
      ])
  }

  @Test("The tree follows the cursor through more rows than there is room for")
  func longTree() throws {
    let session = Session(size: CellSize(width: 70, height: 8), technologies: [.voiceOver]) { DeskView() }
    try press("F4 F4 End", in: session)
    let rows = session.screenRows.prefix(5).map { String($0.dropFirst(32)) }
    #expect(rows.last == "│>    \"Presses: 0\" button")
    try press("Enter", in: session)
    #expect(session.screenRows[4].hasSuffix("│>    \"Presses: 1\" button"))
  }

  @Test("The outline is made once for as long as nothing changes, and not at all while the tree isn't shown")
  func cost() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    try press("Right F4", in: session)
    #expect(session.outline == nil)
    try press("F4 Right", in: session)
    #expect(session.outline?.count == 7)
    session.outline?[0].text = "kept"
    try press("Right Left", in: session)
    #expect(session.outline?[0].text == "kept")
    try press("End Enter", in: session)
    #expect(session.outline?[0].text == "window")
    try press("F4", in: session)
    #expect(session.outline == nil)
  }

  @Test("On a narrow screen there is no room for it, and the status line says so")
  func narrow() throws {
    let session = Session(size: CellSize(width: 60, height: 12), technologies: [.voiceOver]) { DeskView() }
    try press("F4", in: session)
    #expect(session.screenRows.last?.contains("No room for the inspector") == true)
    try press("F4 F4 F4", in: session)
    #expect(session.screenRows.last?.contains("1 of 5") == true)
  }
}
