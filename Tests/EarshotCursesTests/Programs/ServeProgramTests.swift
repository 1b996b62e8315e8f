import EarshotGeometry
import Foundation
import Testing

/// The Python program of the examples that uses `earshot serve`, with nothing but Python's library, through a terminal.
@Suite("The program over JSON lines", .serialized, .timeLimit(.minutes(5))) struct ServeProgramTests {
  /// Arrow keys as a program gets them that has asked for the keypad's.
  private static let (right, delete) = ("\u{1B}OC", "\u{1B}[3~")

  private func start() throws -> ProgramInTerminal {
    let own = [
      "EARSHOT": try ProgramInTerminal.products.appendingPathComponent("earshot").path,
      "PYTHONDONTWRITEBYTECODE": "1",
    ]
    return try ProgramInTerminal(
      URL(fileURLWithPath: "/usr/bin/env"), ["python3", "Examples/Embedding/todo.py"],
      size: CellSize(width: 70, height: 12),
      environment: ProcessInfo.processInfo.environment.merging(own) { _, own in own })
  }

  @Test func aTaskIsTypedAddedAndDeletedAgain() throws {
    let terminal = try start()
    #expect(
      terminal.shows(
        screen: """
          >  To do
             [ ] Buy milk
             [ ] Call Ada
             New task:
             < Add >

          To do, Heading

          newest = False   at = None
          """))
    terminal.type(Self.right, "\r")
    #expect(terminal.shows(">  [x] Buy milk", "on", "newest = False   at = Buy milk"))
    terminal.type(Self.right, Self.right, "\r")
    #expect(terminal.shows(">  New task: _", "newest = False   at = field"))
    terminal.type("Rest")
    #expect(terminal.shows(">  New task: Rest_"))
    terminal.type("\r")
    #expect(
      terminal.shows(
        screen: """
             To do
             [x] Buy milk
             [ ] Call Ada
          >  [ ] Rest
             New task:
             < Add >

          Rest, Switch button, off, Double tap to toggle setting, Actions avail

          newest = True   at = Rest
          """))
    terminal.type(Self.delete)
    #expect(terminal.waits { !terminal.rows.contains { $0.contains("Rest") } })
    terminal.type("q")
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func aSmallScreenShowsWhereTheCursorIsAndWhatIsSaid() throws {
    let terminal = try start()
    #expect(terminal.shows("To do, Heading"))
    terminal.resize(to: CellSize(width: 20, height: 5))
    #expect(terminal.shows(screen: ">  To do\n\nTo do, Heading\n\nnewest = False   at"))
    terminal.type(Self.right, Self.right)
    #expect(terminal.shows(">  [ ] Call Ada", "Call Ada, Switch bu", "newest = True   at"))
    terminal.resize(to: CellSize(width: 70, height: 12))
    #expect(terminal.shows("   To do", ">  [ ] Call Ada", "   < Add >"))
    terminal.send(signal: SIGINT)
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
    #expect(!terminal.rows.contains { $0.contains("Traceback") })
  }

  @Test func theScannerGoesOnByItselfAndChooses() throws {
    let terminal = try start()
    #expect(terminal.shows("To do, Heading"))
    terminal.type(Key.f3)
    #expect(terminal.scannerMovesByItself())
    #expect(terminal.shows("Switch Control: Call Ada, off", "newest = False   at = Call Ada"))
    terminal.type(Key.f6)
    #expect(terminal.shows(" * [ ] Call Ada", "Switch Control: Tap"))
    terminal.type(Key.f6)
    #expect(terminal.waits { terminal.rows.contains { $0.hasSuffix("[x] Call Ada") } })
    terminal.type(Key.f3)
    #expect(terminal.shows(">  To do", "newest = False   at = None"))
    terminal.type("q")
    #expect(terminal.exitStatus == 0)
  }
}
