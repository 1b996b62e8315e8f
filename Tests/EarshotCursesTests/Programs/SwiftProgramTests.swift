import EarshotGeometry
import Foundation
import Testing

/// The Swift program of the examples that draws by hand, used through a terminal.
@Suite("The Swift program", .timeLimit(.minutes(5))) struct SwiftProgramTests {
  private func play(size: CellSize = CellSize(width: 62, height: 16)) throws -> ProgramInTerminal {
    try ProgramInTerminal(ProgramInTerminal.products.appendingPathComponent("NoughtsExample"), size: size)
  }

  private func screen(_ rows: String...) -> String {
    rows.joined(separator: "\n").replacingOccurrences(of: "---", with: String(repeating: "-", count: 60))
  }

  @Test func aGameIsPlayedByEar() throws {
    let terminal = try play()
    #expect(
      terminal.shows(
        screen: screen(
          "> Noughts and crosses", "", "   . |   . |   .", "   . |   . |   .", "   . |   . |   .", "",
          "  Your move", "", "  [ New game ]", "", "---", "Noughts and crosses, Heading", "",
          "on message = false   at = Noughts and crosses")))
    terminal.type(Key.right)
    #expect(
      terminal.shows(" > . |   . |   .", "Top left, empty, Button", "on message = false   at = Top left"))
    #expect(terminal.cursor == CellPoint(column: 3, row: 2))
    terminal.type("\r")
    #expect(terminal.shows(" > X |   . |   .", "   . |   O |   .", "Nought: Center"))
    terminal.type("\r")
    #expect(
      terminal.shows("> This square is taken", "This square is taken", "on message = true   at = Message"))
    terminal.type(String(repeating: Key.left, count: 8), "\r")
    #expect(terminal.shows("   X | > X |   O", "  Your move", "Nought: Top right"))
    terminal.type(String(repeating: Key.right, count: 7), "\r")
    #expect(terminal.shows("   O |   . |   X", "> You have lost", "on message = true   at = Message"))
    terminal.type(Key.right, "\r")
    #expect(
      terminal.shows(
        screen: screen(
          "  Noughts and crosses", "", " > . |   . |   .", "   . |   . |   .", "   . |   . |   .", "",
          "  Your move", "", "  [ New game ]", "", "---", "Top left, empty, Button", "",
          "on message = false   at = Top left")))
    terminal.type("q")
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
    #expect(!terminal.isAlternate)
  }

  @Test func theScannerGoesThroughTheRowsByItself() throws {
    let terminal = try play()
    #expect(terminal.shows("Noughts and crosses, Heading"))
    terminal.type(Key.f3)
    #expect(terminal.scannerMovesByItself())
    terminal.type(Key.f9, Key.right)
    #expect(terminal.shows("Top left, empty, Button", "on message = false   at = Top left"))
    #expect(terminal.scannerSteps { $0[3] == "  *. |  *. |  *." })
    terminal.type(Key.f6, Key.f9)
    #expect(terminal.shows("  *. |   . |   .", "Switch Control: Middle left, empty"))
    #expect(terminal.shows("on message = false   at = Middle left"))
    terminal.type(Key.f6, Key.f9)
    #expect(terminal.shows("Switch Control: Tap"))
    terminal.type(Key.f6)
    #expect(terminal.waits { terminal.rows[3].filter { $0 != "*" && $0 != " " }.hasPrefix("X|O") })
    #expect(terminal.shows("Nought: Center"))
    terminal.type("q")
    #expect(terminal.exitStatus == 0)
  }

  @Test func aTechnologyThatIsOffIsRefusedWithASound() throws {
    let terminal = try play()
    #expect(terminal.shows("Noughts and crosses, Heading"))
    terminal.type(Key.f6)
    #expect(terminal.waits { terminal.bells == 1 })
    terminal.type(Key.f2, Key.right)
    #expect(terminal.waits { terminal.bells == 2 })
    #expect(terminal.shows("  Noughts and crosses", "on message = false   at = nowhere"))
    terminal.resize(to: CellSize(width: 20, height: 4))
    #expect(terminal.shows(screen: screen("  Noughts and cross", "", "   . |   . |   .", "   . |   . |   .")))
    terminal.send(signal: SIGTERM)
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
    #expect(!terminal.isAlternate)
  }
}
