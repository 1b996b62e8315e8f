import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

@Suite("The scanner in a session")
@MainActor struct ScannerSessionTests {
  private func press(_ names: String, in session: Session) throws {
    for name in names.split(separator: " ") {
      session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
  }

  @Test("Each move is a turn of its own, and what the scanner taps by itself is done")
  func time() throws {
    var settings = SessionSettings()
    settings.engine.switchControl.style = .step
    let session = Session(settings: settings, technologies: [.switchControl]) { GridView() }
    try press("F7 F8", in: session)
    session.advance(by: .milliseconds(1500))
    #expect(session.scannerHighlight == "[One]")
    try press("F7", in: session)
    session.advance(by: .milliseconds(1500))
    #expect(session.scannerHighlight == "menu(Two): Tap")
    try press("F7 F8", in: session)
    session.advance(by: .milliseconds(1500))
    #expect(session.appRows[3] == "Done: two")
  }

  @Test("Adjusting and custom actions from the menu reach the views")
  func menuActions() throws {
    let session = Session(technologies: [.switchControl]) { GridView() }
    try press("F7 F6 F6 F7 F6 F6 F7 F6", in: session)
    #expect(session.appRows[2].hasPrefix("Volume 6 "))
    try press("F7 F6", in: session)
    #expect(session.appRows[2].hasPrefix("Volume 0 "))
    #expect(session.scannerHighlight == "{row1: One Two Three}")
  }

  @Test("Rows are those of the whole content, so that scrolling changes no group")
  func scrolling() throws {
    let session = Session(size: CellSize(width: 40, height: 14), technologies: [.switchControl]) {
      TallGridView()
    }
    try press("F8", in: session)
    #expect(session.scannerHighlight == "{row39: 39-0 39-1 39-2}")
    #expect(session.screenRows[8].hasPrefix(" +[ 39-0 ]"))
    let entries = session.engine.scannerLog.entries.map(\.result)
    try press("F7 F7", in: session)
    #expect(session.scannerHighlight == "{row1: 1-0 1-1 1-2}")
    #expect(session.screenRows[1].hasPrefix(" +[ 1-0 ]"))
    #expect(session.engine.scannerLog.entries.count == entries.count + 2)
  }

  @Test("The host's entries of the menu scroll, and leave the app")
  func hostEntries() throws {
    var settings = SessionSettings()
    settings.engine.switchControl.hostEntries = [.scrollDown, .scrollUp, .home]
    settings.engine.switchControl.afterTap = .tappedItem
    let session = Session(
      size: CellSize(width: 40, height: 14), settings: settings, technologies: [.switchControl]
    ) { TallGridView() }
    try press("F6 F6 F7", in: session)
    #expect(session.scannerHighlight == "menu(0-0): Scroll Down")
    try press("F7 F7", in: session)
    #expect(session.handle(.key(KeyEvent(.function(6)))).programRequest == .quit)
  }

  @Test("For a person the menu offers to scroll, to leave, and to change the settings")
  func interactive() {
    let entries = SessionSettings.interactive.engine.switchControl.hostEntries
    #expect(entries == [.scrollDown, .scrollUp, .home, .settings])
    #expect(SessionSettings().engine.switchControl.hostEntries == [])
  }

  @Test("The log has the scanner's words and sounds, told from VoiceOver's by a star")
  func log() throws {
    var settings = SessionSettings()
    settings.engine.switchControl.speaks = true
    settings.engine.switchControl.playsSounds = true
    let session = Session(
      size: CellSize(width: 80, height: 14), settings: settings, technologies: [.voiceOver, .switchControl]
    ) { GridView() }
    try press("F4 F4 F4 F6", in: session)
    session.advance(by: .seconds(1))
    let rows = session.screenRows.prefix(7).map { String($0.dropFirst(42)) }
    #expect(
      rows == [
        "│ Log", "│ 0.000 s  Grid", "│ 0.000 s* Row 1, 3 items", "│ 0.000 s* (click)", "│ 0.000 s* One",
        "│ 1.000 s* (tick)", "│ 1.000 s* Two",
      ])
  }

  @Test("What is marked is looked up once for as long as nothing is painted")
  func cost() throws {
    let session = Session(technologies: [.voiceOver, .switchControl]) { GridView() }
    session.shownScannerMarks?.marks = []
    try press("Right", in: session)
    #expect(session.shownScannerMarks?.marks == [])
    try press("Enter", in: session)
    #expect(session.shownScannerMarks?.marks.count == 1)
    session.shownScannerMarks?.marks = []
    try press("F7", in: session)
    #expect(session.shownScannerMarks?.marks.first?.frames.count == 3)
  }
}
