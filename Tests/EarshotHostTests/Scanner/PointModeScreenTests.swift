import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotHost

@Suite("The point mode on the screen")
@MainActor struct PointModeScreenTests {
  private let session = Session(size: CellSize(width: 42, height: 14), technologies: [.switchControl]) {
    GridView()
  }

  private func press(_ names: String) throws {
    for name in names.split(separator: " ") {
      session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
  }

  /// The app's cells that are reversed, as a rectangle around them, and their number.
  private var reversed: (around: CellRect, count: Int) {
    let cells = session.screen.shown
    let app = session.screen.layout.app
    var around = CellRect.zero
    var count = 0
    for row in app.minRow..<app.maxRow {
      for column in app.minColumn..<app.maxColumn
      where cells[column: column, row: row].style.contains(.reverse) {
        around = around.union(CellRect(column: column - app.minColumn, row: row, width: 1, height: 1))
        count += 1
      }
    }
    return (around, count)
  }

  private var caption: String { String(session.screenRows[10].prefix { $0 != "[" }.dropLast()) }

  /// Into the menu of the first element, and there to the point mode.
  private func enterPointMode() throws { try press("F6 Shift+F7 F7 F6") }

  @Test("Bands and lines sweep over the app's cells, and what is chosen stays marked")
  func sweep() throws {
    try enterPointMode()
    #expect(reversed.around == CellRect(column: 0, row: 0, width: 4, height: 9))
    #expect(caption == "Switch Control: columns 1 to 4")
    session.advance(by: .seconds(1))
    #expect(reversed.around == CellRect(column: 8, row: 0, width: 4, height: 9))
    try press("F6")
    #expect(reversed.around == CellRect(column: 8, row: 0, width: 1, height: 9))
    #expect(caption == "Switch Control: column 9")
    try press("F6")
    #expect(reversed.count == 9 + 40 * 4 - 4)
    #expect(caption == "Switch Control: rows 1 to 4")
    try press("F6")
    session.advance(by: .milliseconds(500))
    #expect(reversed.count == 9 + 40 - 1)
    #expect(caption == "Switch Control: row 2")
    try press("F6")
    #expect(session.scannerHighlight == "menu(Two): Tap")
    #expect(session.screenRows[1].hasPrefix(" =[ One ]"))
    #expect(reversed.count == 9 + 40 - 1)
    try press("F6")
    #expect(session.appRows[3] == "Done: two")
    #expect(reversed.around == CellRect(column: 0, row: 0, width: 4, height: 9))
  }

  @Test("A tap where no element takes one reaches what a finger would reach there")
  func hiddenControl() throws {
    try enterPointMode()
    try press("F6 F6")
    session.advance(by: .milliseconds(500))
    try press("F6 F6")
    #expect(session.scannerHighlight == "menu(·): Tap")
    try press("F6")
    #expect(session.appRows[3] == "Done: silent")
  }

  @Test("A tap on a text, or on nothing, does nothing")
  func text() throws {
    try enterPointMode()
    try press("F6 F6 F6 F6")
    #expect(session.scannerHighlight == "menu(Grid): Tap")
    try press("F6")
    #expect(session.appRows[3] == "Done: nothing")
    session.advance(by: .seconds(4))
    try press("F6 F6 F6 F6")
    #expect(session.scannerHighlight == "menu(·): Tap")
    try press("F6")
    #expect(session.appRows[3] == "Done: nothing")
  }

  @Test("The grid is as large as the app, also after it was resized")
  func size() throws {
    #expect(session.engine.screenSize == CellSize(width: 40, height: 9))
    session.handle(.resize(CellSize(width: 30, height: 8)))
    #expect(session.engine.screenSize == CellSize(width: 28, height: 5))
  }
}
