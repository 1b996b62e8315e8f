import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotHost

@Suite("Speech and screen, switched off and on")
@MainActor struct CurtainTests {
  private func press(_ names: String, in session: Session) throws -> TurnResult {
    var last = TurnResult()
    for name in names.split(separator: " ") {
      last = session.handle(.key(try #require(KeyEvent(name: String(name)))))
    }
    return last
  }

  @Test("Behind the curtain the app is blank; captions and status line stay, and everything goes on")
  func curtain() throws {
    let session = Session(size: CellSize(width: 60, height: 12), technologies: [.voiceOver]) { DeskView() }
    let blank = Array(repeating: "", count: 9)
    _ = try press("Ctrl+O k", in: session)
    #expect(Array(session.screenRows.prefix(9)) == blank)
    #expect(session.screenRows[10] == "Screen curtain on")
    #expect(session.screenRows[11].hasPrefix("VoiceOver · 1 of 5 · curtain · 0.000 s"))
    _ = try press("Ctrl+O `", in: session)
    #expect(Array(session.screenRows.prefix(9)) == blank)
    #expect(session.appRows[0] == "Escapes: 1")
    _ = try press("F1", in: session)
    #expect(session.screenRows[0].hasPrefix("Keys"))
    _ = try press("Esc Ctrl+O k", in: session)
    #expect(session.screenRows[0] == "> Escapes: 1")
    #expect(session.screenRows[10] == "Screen curtain off")
  }

  @Test("The status line says that speech is off, paused, or goes on by itself")
  func speech() throws {
    let session = Session(technologies: [.voiceOver]) { DeskView() }
    func status() -> String { session.screenRows.last ?? "" }
    _ = try press("Ctrl+O s", in: session)
    #expect(status().hasPrefix("VoiceOver · 1 of 5 · muted · 0.000 s"))
    _ = try press("Ctrl+O s Ctrl+O b", in: session)
    #expect(status().hasPrefix("VoiceOver · 1 of 5 · reading · 0.000 s"))
    _ = try press("Ctrl+O p", in: session)
    #expect(status().hasPrefix("VoiceOver · 1 of 5 · reading · paused · 0.000 s"))
    _ = try press("Ctrl+O p", in: session)
    session.advance(by: .seconds(60))
    #expect(session.cursorName(of: .voiceOver) == "Presses: 0")
    #expect(status().hasPrefix("VoiceOver · Nothing further · "))
    _ = try press("Home", in: session)
    #expect(status().hasPrefix("VoiceOver · 1 of 5 · 60.000 s"))
  }
}
