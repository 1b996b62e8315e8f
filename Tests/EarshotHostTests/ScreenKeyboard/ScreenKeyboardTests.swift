import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

@Suite("The on-screen keyboard")
@MainActor struct ScreenKeyboardTests {
  private let session = Session(size: CellSize(width: 50, height: 17), technologies: [.switchControl]) {
    EntryView()
  }
  private var person: OneSwitch { OneSwitch(session: session) }

  @Test("A field that is tapped has it at the bottom of the app, and the form above is complete")
  func screen() {
    #expect(person.tap("Email"))
    #expect(
      session.appRows == [
        "[Email                                         ]",
        "[Password                                      ]",
        "[ Log in ]", "", "", "", "",
        "[1][2][3][4][5][6][7][8][9][0]", "[q][w][e][r][t][y][u][i][o][p]", "[a][s][d][f][g][h][j][k][l]",
        "[z][x][c][v][b][n][m][@][.][-][_]", "[shift][space][delete][return][hide]",
      ])
  }

  @Test("In the tree it is a group before the app's elements, of rows that are groups for a scanner")
  func tree() {
    #expect(person.tap("Email"))
    func rows(_ names: String) -> [String] {
      let keys = names.split(separator: " ")
      return ["    \"\(keys[0]) to \(keys[keys.count - 1])\" generic"]
        + keys.map { "      \"\($0)\" button, key" }
    }
    let expected =
      ["window", "  \"Keyboard\" group"] + rows("1 2 3 4 5 6 7 8 9 0") + rows("q w e r t y u i o p")
      + rows("a s d f g h j k l") + rows("z x c v b n m at period hyphen underscore")
      + rows("shift space delete return hide")
      + [
        "  form", "    \"Email\" text field, editing", "    \"Password\" secure, text field",
        "    \"Log in\" dimmed, button",
      ]
    #expect(session.engine.tree.outline == expected.joined(separator: "\n"))
  }

  @Test("From the top it is two choices to a row, and one more to a key")
  func scanning() {
    #expect(person.tap("Email"))
    let seen = session.engine.scannerLog.entries.count
    #expect(person.choose("w"))
    let rows = session.engine.scannerLog.entries[seen...].map {
      "\($0.cause.description(naming: session.name)) \($0.result.description(naming: session.name))"
    }
    #expect(
      rows.filter { !$0.contains(" keep ") }.map { $0.prefix(31) } == [
        "timer [Password]", "timer {Keyboard: 1 2 3 4 5 6 7 ", "select {1 to 0: 1 2 3 4 5 6 7 8",
        "timer {q to p: q w e r t y u i ", "select [q]", "timer [w]", "select menu(w): Tap",
      ])
  }

  @Test("Without Switch Control, and without a field being edited, nothing of it is there")
  func absence() throws {
    let before = session.engine.tree.outline
    #expect(person.tap("Email"))
    session.handle(.technology(.switchControl, isOn: false))
    #expect(
      session.engine.tree.outline == before.replacing("field\n", with: "field, editing\n", maxReplacements: 1)
    )
    session.handle(.technology(.switchControl, isOn: true))
    #expect(session.engine.tree.outline.contains("Keyboard"))
    session.handle(.key(KeyEvent(.escape)))
    #expect(session.engine.tree.outline == before)
    let spoken = Session(technologies: [.voiceOver]) { EntryView() }
    spoken.handle(.command(.voiceOver(.activate)))
    #expect(spoken.isEditingText)
    #expect(!spoken.engine.tree.outline.contains("Keyboard"))
  }

  @Test("Keys type into the field, which keeps the keyboard focus; shift is for one letter")
  func typing() {
    #expect(person.tap("Email"))
    #expect(person.tap("shift"))
    #expect(session.engine.tree.outline.contains("\"shift\" selected, button, key"))
    #expect(session.appRows[8] == "[Q][W][E][R][T][Y][U][I][O][P]")
    #expect(session.appRows[11] == "[SHIFT][space][delete][return][hide]")
    #expect(person.tap("7") && person.tap("A"))
    #expect(session.appRows[8] == "[q][w][e][r][t][y][u][i][o][p]")
    #expect(
      person.tap("d") && person.tap("space") && person.tap("at") && person.tap("x") && person.tap("delete"))
    #expect(session.appRows[0].hasPrefix("[7Ad @ "))
    #expect(session.keyboardFocusName == "Email")
    #expect(person.tap("shift") && person.tap("shift") && person.tap("b"))
    #expect(session.appRows[0].hasPrefix("[7Ad @b "))
  }

  @Test("What is typed into a secure field is masked on the screen, in the tree and in what is spoken")
  func secret() {
    var settings = SessionSettings()
    settings.engine.echo = .characters
    session.handle(.settings(settings))
    session.handle(.technology(.voiceOver, isOn: true))
    #expect(person.tap("Password"))
    let before = session.engine.utterances.utterances.count
    #expect(person.type("q7"))
    #expect(session.engine.utterances.utterances[before...].map(\.description) == ["bullet", "bullet"])
    #expect(session.appRows[1].hasPrefix("[••  "))
    #expect(session.engine.tree.outline.contains("\"Password\" value \"2\", secure, text field, editing"))
  }

  @Test("Return submits, and the keyboard stays")
  func submitting() {
    #expect(person.tap("Email") && person.tap("return"))
    #expect(session.appRows[2] == "Submitted: 1")
    #expect(session.keyboardFocusName == "Email")
    #expect(person.tap("hide") == true)
  }

  @Test("Hidden, it comes back when the field is activated again, or another one is edited")
  func hiding() {
    let keys = "[shift][space][delete][return][hide]"
    #expect(person.tap("Email") && person.tap("hide"))
    #expect(session.appRows.last == "")
    #expect(session.keyboardFocusName == "Email")
    #expect(person.tap("Email"))
    #expect(session.appRows.last == keys)
    #expect(person.tap("hide") && person.tap("Password"))
    #expect(session.appRows.last == keys)
  }

  @Test("VoiceOver reaches the keys, and says of each only its name")
  func voiceOver() {
    session.handle(.technology(.voiceOver, isOn: true))
    #expect(person.tap("Email"))
    let before = session.engine.utterances.utterances.count
    for _ in 0..<3 { session.handle(.command(.voiceOver(.previous))) }
    session.handle(.command(.voiceOver(.activate)))
    #expect(
      session.engine.utterances.utterances[before...].map(\.description) == [
        "Keyboard, hide", "return", "delete",
      ])
    for _ in 0..<2 { session.handle(.command(.voiceOver(.previous))) }
    session.handle(.command(.voiceOver(.activate)))
    #expect(session.engine.utterances.utterances.last?.description == "selected, shift")
    for _ in 0..<2 { session.handle(.command(.voiceOver(.previous))) }
    session.handle(.command(.voiceOver(.activate)))
    #expect(session.appRows[0].hasPrefix("[- "))
    #expect(session.keyboardFocusName == "Email")
  }

  @Test("Tab passes the keys by: the keyboard focus is for what they type into")
  func tab() {
    var settings = SessionSettings()
    settings.keyboardNavigation = true
    session.handle(.settings(settings))
    #expect(person.tap("Email"))
    session.handle(.key(KeyEvent(.tab)))
    #expect(session.keyboardFocusName == "Password")
    session.handle(.key(KeyEvent(.tab)))
    #expect(session.keyboardFocusName == "Email")
  }

  @Test("A field in a modal container has the keyboard in there with it")
  func modal() {
    let session = Session(technologies: [.switchControl]) { DialogView() }
    let person = OneSwitch(session: session)
    let before = session.engine.tree.outline
    #expect(person.tap("Name") && person.type("ab"))
    let lines = session.engine.tree.outline.split(separator: "\n")
    #expect(
      lines.prefix(4).map { String($0) } == [
        "window", "  \"Outside\" button", "  \"Question\" group, modal", "    \"Keyboard\" group",
      ])
    #expect(lines.suffix(2) == ["    \"Name\" value \"ab\", text field, editing", "    \"OK\" button"])
    #expect(person.tap("delete") && person.tap("delete") && person.tap("hide"))
    #expect(session.engine.tree.outline == before.replacing("field\n", with: "field, editing\n"))
    #expect(person.tap("Name"))
    session.handle(.key(KeyEvent(.escape)))
    #expect(session.engine.tree.outline == before)
  }

  @Test("Its words are those of the user's language", arguments: ["de": "umschalten", "ar": "العالي"])
  func language(_ language: String, shift: String) {
    var settings = SessionSettings()
    settings.engine.language = language
    session.handle(.settings(settings))
    #expect(person.tap("Email"))
    #expect(session.appRows.contains { $0.contains("[\(shift)]") })
    #expect(session.engine.tree.outline.contains("\"\(shift)\" button, key"))
    session.handle(.settings(SessionSettings()))
    #expect(session.appRows[11] == "[shift][space][delete][return][hide]")
  }
}
