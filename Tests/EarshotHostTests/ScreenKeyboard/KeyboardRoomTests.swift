import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

@Suite("Room for the on-screen keyboard")
@MainActor struct KeyboardRoomTests {
  private func session<Content: View>(
    _ width: Int, _ height: Int, @ViewBuilder _ content: () -> Content
  ) -> Session {
    Session(size: CellSize(width: width, height: height), technologies: [.switchControl], content: content)
  }

  private let keys = [
    "[1][2][3][4][5][6][7][8][9][0]", "[q][w][e][r][t][y][u][i][o][p]", "[a][s][d][f][g][h][j][k][l]",
    "[z][x][c][v][b][n][m][@][.][-][_]", "[shift][space][delete][return][hide]",
  ]

  @Test("A form scrolls to the field that is being edited")
  func scrollingForm() {
    let session = session(40, 16) { LongForm() }
    #expect(session.appRows[8] == "[Name                                ]")
    #expect(OneSwitch(session: session).tap("Name"))
    #expect(
      session.appRows
        == ["Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "[Name                                ]"] + keys)
  }

  @Test("An app that doesn't scroll moves up, and back when the keyboard goes")
  func tallApp() {
    let session = session(40, 17) { TallView() }
    let before = session.appRows
    #expect(OneSwitch(session: session).tap("Name"))
    #expect(
      session.appRows
        == ["Row 3", "Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "[Name                                ]"]
        + keys)
    #expect(OneSwitch(session: session).tap("hide"))
    #expect(session.appRows == before)
  }

  @Test(
    "With too few rows it leaves two to the app, scrolls, and says so by a sign; every key is still reached")
  func lowScreen() {
    let session = session(40, 9) { LongForm() }
    let person = OneSwitch(session: session)
    #expect(person.tap("Name"))
    #expect(session.appRows == ["Row 8", "[Name                                ]"] + mark(keys[0...3]))
    #expect(person.choose("hide"))
    #expect(session.appRows == ["Row 8", "[Name                                ]"] + mark(keys[1...4]))
  }

  private func mark(_ rows: ArraySlice<String>) -> [String] {
    rows.enumerated().map { $0 == 0 ? $1.padding(37) + "↕" : $1 }
  }

  @Test("On a narrow screen long rows go on in the next")
  func narrowScreen() {
    let session = session(22, 24) { LongForm() }
    let person = OneSwitch(session: session)
    #expect(person.tap("Name") && person.type("p0_"))
    #expect(
      session.appRows == [
        "Row 2", "Row 3", "Row 4", "Row 5", "Row 6", "Row 7", "Row 8", "[p0_               ]",
        "[1][2][3][4][5][6]", "[7][8][9][0]", "[q][w][e][r][t][y]", "[u][i][o][p]", "[a][s][d][f][g][h]",
        "[j][k][l]", "[z][x][c][v][b][n]", "[m][@][.][-][_]", "[shift][space]", "[delete][return]", "[hide]",
      ])
  }

  @Test("A screen that grows or shrinks takes it along")
  func resizing() {
    let session = session(40, 24) { LongForm() }
    #expect(OneSwitch(session: session).tap("Name"))
    let before = session.appRows
    session.handle(.resize(CellSize(width: 40, height: 9)))
    #expect(session.appRows.contains { $0.hasSuffix("↕") })
    session.handle(.resize(CellSize(width: 40, height: 24)))
    #expect(session.appRows == before)
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
