import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

/// Who gets a key: a panel, a technology, or the field being edited (design §5).
@Suite("Routing of keys")
@MainActor struct KeyRouterTests {
  private func press(_ names: String, in session: Session) throws -> TurnResult {
    var last = TurnResult()
    for name in names.split(separator: " ") {
      last = session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
    return last
  }

  @Test(
    "While VoiceOver is on, keys move its cursor",
    arguments: [
      ("Right", "Name"), ("Right Right", "Notes"), ("Right Right Left", "Name"), ("Left", "Escapes: 0"),
      ("End", "Presses: 0"), ("End Home", "Escapes: 0"), ("Alt+Right", "Name"), ("Ctrl+O Right", "Name"),
      ("Ctrl+Alt+Right", "Name"), ("Ctrl+O x Right", "Name"), ("End Enter", "Presses: 1"),
      ("End Space Space", "Presses: 2"), ("End Alt+Enter", "Presses: 1"), ("F2", nil),
      ("Right F2 F2", "Escapes: 0"),
    ] as [(String, String?)])
  func cursorKeys(keys: String, cursor: String?) throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press(keys, in: session)
    #expect(session.cursorName(of: .voiceOver) == cursor)
  }

  @Test("Up and Down adjust what can be adjusted")
  func adjusting() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("End Left", in: session)
    #expect(try press("Up Up Down", in: session).utterances.map(\.caption) == ["6"])
  }

  @Test("Letters after the prefix move by a kind of thing, whatever the rotor is set to")
  func movingByKind() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("Ctrl+O j", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Name")
    _ = try press("End Ctrl+O J", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Volume")
    #expect(try press("Ctrl+O h", in: session).sounds == [.boundary])
  }

  @Test("After the prefix a key is VoiceOver's, also while a field is edited, and is typed nowhere")
  func prefix() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("Right Enter a", in: session)
    #expect(try press("Ctrl+O .", in: session).utterances.map(\.cause) == [.whereAmI])
    _ = try press("Ctrl+O `", in: session)
    #expect(session.appRows[0] == "Escapes: 1")
    _ = try press("Ctrl+O y", in: session)
    #expect(session.screenRows.last?.contains("Ctrl+O y is no command") == true)
    _ = try press("Ctrl+O Ctrl+O Left", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Escapes: 1")
    #expect(try press("Ctrl+O F10", in: session).programRequest == .quit)
    _ = try press("b", in: session)
    #expect(session.appRows[1].hasPrefix("[ab "))
  }

  @Test("The status line says that a key is waited for")
  func waiting() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("Ctrl+O", in: session)
    #expect(session.screenRows.last?.contains("Ctrl+O: a VoiceOver key follows") == true)
    _ = try press("Tab", in: session)
    #expect(session.screenRows.last?.contains("The next key is the app's") == true)
    _ = try press("Right", in: session)
    #expect(session.screenRows.last?.contains("1 of 5") == true)
    #expect(session.cursorName(of: .voiceOver) == "Escapes: 0")
    _ = try press("Right", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Name")
  }

  @Test("A key that is passed goes to the field being edited, wherever the cursor is, once")
  func passing() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("Right Enter a b Alt+Right Ctrl+O Tab Home x", in: session)
    #expect(session.appRows[1].hasPrefix("[xab "))
    #expect(session.cursorName(of: .voiceOver) == "Notes")
    _ = try press("Home", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Escapes: 0")
    _ = try press("Ctrl+O Tab Esc", in: session)
    #expect(!session.isEditingText)
    _ = try press("Ctrl+O Tab Esc", in: session)
    #expect(session.appRows[0] == "Escapes: 0")
  }

  @Test(
    "Plain keys are the field's while it is edited and the cursor is on it or nowhere",
    arguments: [
      (false, "Tab a b Left c", "[acb "), (false, "Tab a Space b Home x", "[xa b "),
      (true, "Right Enter a b Left c", "[acb "), (true, "Right Enter a b Left Left Right Delete", "[a "),
      (true, "Right Enter a Alt+Right x Left y", "[axy "), (true, "Right Enter a Alt+Right Home z", "[az "),
      (true, "Right Enter a Ctrl+B b", "[ab "),
    ])
  func editingKeys(voiceOver: Bool, keys: String, row: String) throws {
    let session = Session(technologies: voiceOver ? [.voiceOver] : []) { DeskView() }
    _ = try press(keys, in: session)
    #expect(session.appRows[1].hasPrefix(row), "\(session.appRows[1])")
  }

  @Test(
    "Keys with Ctrl and Shift select, go farther, and take edits back, wherever the cursor is",
    arguments: [
      (false, "Tab a b Ctrl+A c", "[c "), (true, "Right Enter a Alt+Right Ctrl+A b", "[b "),
      (false, "Tab a b Shift+Left c", "[ac "), (true, "Right Enter a b Alt+Right Shift+Left c", "[ac "),
      (false, "Tab a Space b Ctrl+Left x", "[a xb "), (false, "Tab a Space b Ctrl+Shift+Left c", "[a c "),
      (false, "Tab a b Shift+Home c", "[c "), (false, "Tab a b Ctrl+Home c Ctrl+End d", "[cabd "),
      (false, "Tab a b Home Ctrl+Right c", "[abc "), (false, "Tab a Space b Ctrl+W c", "[a c "),
      (false, "Tab a Space b Ctrl+_ Ctrl+_ Ctrl+Y c", "[a c "),
    ])
  func farEditingKeys(voiceOver: Bool, keys: String, row: String) throws {
    let session = Session(technologies: voiceOver ? [.voiceOver] : []) { DeskView() }
    _ = try press(keys, in: session)
    #expect(session.appRows[1].hasPrefix(row), "\(session.appRows[1])")
  }

  @Test("Once the cursor has moved on, arrows, Enter and Space are its keys again")
  func afterTheCursorMovedOn() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("Right Enter a End", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Name")
    _ = try press("Alt+End Space Enter", in: session)
    #expect(session.cursorName(of: .voiceOver) == "Presses: 2")
    #expect(session.keyboardFocusName == "Name")
  }

  @Test("Esc ends editing; then it is the escape gesture")
  func escape() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("Right Enter Esc", in: session)
    #expect(session.keyboardFocusName == nil)
    #expect(session.appRows[0] == "Escapes: 0")
    _ = try press("Esc", in: session)
    #expect(session.appRows[0] == "Escapes: 1")
    _ = try press("F2 Esc", in: session)
    #expect(session.appRows[0] == "Escapes: 1")
  }

  @Test("The switches are keys, whatever VoiceOver does")
  func switches() throws {
    let session = Session(technologies: [.voiceOver]) { GridView() }
    _ = try press("F3", in: session)
    #expect(session.scannerHighlight == "{row1: One Two Three}")
    _ = try press("F7 F8 F6", in: session)
    #expect(session.scannerHighlight == "[One]")
    _ = try press("Shift+F7", in: session)
    #expect(session.scannerHighlight == "menu(One): Tap")
    _ = try press("Shift+F7 F6 F6", in: session)
    #expect(session.appRows[3] == "Done: one")
    _ = try press("Shift+F6", in: session)
    #expect(session.engine.scanner.state == .paused)
    #expect(session.cursorName(of: .voiceOver) == "Grid")
  }

  @Test("A key that stands for a switch does nothing when it is pressed again too soon")
  func ignoredRepeat() throws {
    var settings = SessionSettings()
    settings.engine.switchControl.ignoreRepeat = .milliseconds(200)
    let session = Session(settings: settings, technologies: [.switchControl]) { GridView() }
    _ = try press("F7 F7", in: session)
    #expect(session.scannerHighlight == "{row2: Volume 5 Five Six}")
    session.advance(by: .milliseconds(200))
    _ = try press("F7", in: session)
    #expect(session.scannerHighlight == "{row1: One Two Three}")
  }

  @Test("Help takes any key to be closed, but leaving the program still works")
  func help() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    _ = try press("F1", in: session)
    #expect(session.screenRows[0].contains("Keys"))
    _ = try press("Right", in: session)
    #expect(!session.screenRows[0].contains("Keys"))
    #expect(session.cursorName(of: .voiceOver) == "Escapes: 0")
    #expect(try press("F1 F10", in: session).programRequest == .quit)
    #expect(try press("Ctrl+Z", in: session).programRequest == .suspend)
    #expect(try press("Right", in: session).programRequest == nil)
  }

  @Test("On a small screen the help has pages that keys go through; Esc closes it at once")
  func pagesOfHelp() throws {
    let session = Session(size: CellSize(width: 40, height: 12), technologies: [.voiceOver]) { DeskView() }
    let count = HelpPages.count(width: 40, height: 9)
    #expect(count == 6)
    _ = try press("F1", in: session)
    for page in 1...count {
      #expect(session.screenRows[0].hasPrefix("Keys \(page) of \(count) ("))
      _ = try press("x", in: session)
    }
    #expect(session.screenRows[0].hasPrefix("> Escapes: 0"))
    _ = try press("F1 x Esc", in: session)
    #expect(session.screenRows[0].hasPrefix("> Escapes: 0"))
    #expect(session.appRows[0] == "Escapes: 0")
  }
}
