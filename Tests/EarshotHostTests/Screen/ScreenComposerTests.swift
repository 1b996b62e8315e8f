import EarshotGeometry
import EarshotTerminal
import EarshotUI
import Testing

@testable import EarshotHost

@Suite("Composing the screen")
@MainActor struct ScreenComposerTests {
  @Test("A hidden app is blank on the screen, the panels stay, and it comes back as it is then")
  func hiding() throws {
    let session = Session(size: CellSize(width: 40, height: 10), technologies: [.voiceOver]) { DeskView() }
    let screen = session.screen
    let before = session.screenRows
    screen.hidesApp = true
    compose(session)
    #expect(session.screenRows.prefix(7) == Array(repeating: "", count: 7)[...])
    #expect(session.screenRows.suffix(3) == before.suffix(3))
    #expect(session.appRows[0] == "Escapes: 0")
    screen.hidesApp = false
    session.handle(.command(.voiceOver(.escape)))
    #expect(session.screenRows[0] == "> Escapes: 1")
  }

  private func compose(_ session: Session) {
    _ = session.screen.compose(app: session.graph, panels: session.panelView, marks: [], cursor: nil)
  }
}
