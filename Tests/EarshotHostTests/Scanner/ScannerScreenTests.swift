import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotHost

@Suite("The scanner on the screen")
@MainActor struct ScannerScreenTests {
  private let size = CellSize(width: 60, height: 14)

  private func screen(_ session: Session) -> String { session.screenRows.joined(separator: "\n") }

  /// The columns of a row that have a style.
  private func styled(_ style: CellStyle, row: Int, _ session: Session) -> [Int] {
    let cells = session.screen.shown
    return (0..<size.width).filter { cells[column: $0, row: row].style.isSuperset(of: style) }
  }

  private func press(_ names: String, in session: Session) throws {
    for name in names.split(separator: " ") {
      session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
  }

  @Test("A group has a plus in the gutter and its members a line under them")
  func group() throws {
    let session = Session(size: size, technologies: [.switchControl]) { GridView() }
    #expect(
      screen(session) == """
          Grid
         +[ One ] [ Two ] [ Three ]
          Volume 5 [ Five ] [ Six ]
          Done: nothing
          [ Silent ]




        ────────────────────────────────────────────────────────────
        Switch Control: Row 1, 3 items [    ]


        Switch Control · 0.000 s                  F1 help · F10 quit
        """)
    #expect(styled(.underline, row: 1, session) == Array(2..<9) + Array(10..<17) + Array(18..<27))
    #expect(styled(.bold, row: 1, session) == [1])
    #expect(session.screen.cursor == CellPoint(column: 2, row: 1))
  }

  @Test("Element, exit, and the element of a menu differ by their signs and in words")
  func signs() throws {
    let session = Session(size: size, technologies: [.switchControl]) { GridView() }
    func look() -> [String] { [String(session.screenRows[1].prefix(2)), session.screenRows[10]] }
    try press("F6", in: session)
    #expect(look() == [" *", "Switch Control: One [    ]"])
    #expect(styled([.bold, .underline], row: 1, session) == Array(2..<9))
    try press("F8", in: session)
    #expect(look() == [" -", "Switch Control: Back, Row 1, 3 items [    ]"])
    #expect(styled([.dim, .underline], row: 1, session).count == 23)
    try press("F7 Shift+F7", in: session)
    #expect(look() == [" =", "Switch Control: menu of One, Tap [    ]"])
    try press("F8", in: session)
    #expect(look() == [" -", "Switch Control: menu of One, Back, One [    ]"])
    #expect(styled([.dim, .underline], row: 1, session) == Array(2..<9))
  }

  @Test("VoiceOver's mark and Switch Control's stand beside each other, on one element too")
  func bothMarks() throws {
    let session = Session(size: size, technologies: [.voiceOver, .switchControl]) { GridView() }
    try press("Right F6", in: session)
    #expect(session.screenRows[1].hasPrefix(">*[ One ]"))
    #expect(styled([.bold, .underline, .reverse], row: 1, session) == Array(2..<9))
    try press("Right F7", in: session)
    #expect(session.screenRows[1].hasPrefix(">*[ One ]"))
    #expect(styled(.reverse, row: 1, session) == Array(10..<17))
    #expect(styled(.underline, row: 1, session) == Array(10..<17))
    try press("F7 F7", in: session)
    #expect(session.screenRows[1].hasPrefix(">-[ One ]"))
    try press("F3", in: session)
    #expect(session.screenRows[1].hasPrefix("> [ One ]"))
    #expect(styled(.underline, row: 1, session) == [])
  }

  @Test("The menu lists its entries, the current one and the dashed exit among them")
  func menu() throws {
    let session = Session(size: size, technologies: [.switchControl]) { GridView() }
    try press("F7 F6 F6", in: session)
    #expect(
      Array(session.screenRows[10...12]) == [
        "Switch Control: menu of Volume 5, Tap [    ]",
        ">Tap   Increment   Decrement   Mute   Point Mode   Escape",
        " - Back -",
      ])
    try press("F7 F6 F6", in: session)
    #expect(session.screenRows[10] == "Switch Control: menu of Volume 7, Increment [    ]")
    #expect(session.screenRows[11] == " Tap  >Increment   Decrement   Mute   Point Mode   Escape")
    try press("F8 F8", in: session)
    #expect(session.screenRows[12] == ">- Back -")
  }

  @Test("With VoiceOver's words above, the menu has a row less, and shows the one that it is in")
  func menuBesideSpeech() throws {
    let session = Session(size: size, technologies: [.voiceOver, .switchControl]) { GridView() }
    try press("F7 F6 F6", in: session)
    #expect(
      Array(session.screenRows[10...12]) == [
        "Grid", "Switch Control: menu of Volume 5, Tap [    ]",
        ">Tap   Increment   Decrement   Mute   Point Mode   Escape",
      ])
    try press("F8", in: session)
    #expect(session.screenRows[12] == ">- Back -")
  }

  @Test("It says so when it is paused, hidden, waits before a tap, or has nothing to scan")
  func states() throws {
    let session = Session(size: size, technologies: [.switchControl]) { GridView() }
    func caption() -> String { session.screenRows[10] }
    try press("Shift+F6", in: session)
    #expect(caption() == "Switch Control, paused: Row 1, 3 items")
    try press("Shift+F6", in: session)
    session.advance(by: .seconds(10))
    #expect(caption() == "Switch Control: hidden, any switch brings it back")
    #expect(session.screenRows[1].hasPrefix("  [ One ]"))
    var settings = SessionSettings()
    settings.engine.switchControl.tapBehavior = .auto
    session.handle(.settings(settings))
    try press("F6 F6 F6", in: session)
    #expect(caption() == "Switch Control: One, about to tap [    ]")
    session.advance(by: .milliseconds(750))
    #expect(session.appRows[3] == "Done: one")
    let empty = Session(size: size, technologies: [.switchControl]) { EagerView() }
    #expect(empty.screenRows[10] == "Switch Control: nothing to scan")
  }

  @Test("On a screen with one row for the caption it is all in that row")
  func small() throws {
    let session = Session(size: CellSize(width: 30, height: 6), technologies: [.switchControl]) { GridView() }
    try press("F6 F6", in: session)
    #expect(session.screenRows.last == "Switch Control: menu o… [    ]")
  }

  @Test("A highlighted group that stands elsewhere after a change is marked where it is then")
  func moving() throws {
    let session = Session(size: size, technologies: [.switchControl]) { GridView() }
    try press("F6 F7 F7 F6 F6", in: session)
    #expect(session.appRows[0] == "Notice")
    #expect(session.scannerHighlight == "{row2: One Two Three}")
    #expect(session.screenRows[1].hasPrefix("  Grid"))
    #expect(session.screenRows[2].hasPrefix(" +[ One ]"))
  }
}
