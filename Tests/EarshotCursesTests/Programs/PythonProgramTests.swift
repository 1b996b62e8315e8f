import EarshotGeometry
import Foundation
import Testing

/// The Python program of the examples, with urwid and the C library, used through a terminal.
@Suite("The Python program", .serialized, .timeLimit(.minutes(5))) struct PythonProgramTests {
  /// As the documented command has it, but with the library of this build.
  private func python(_ arguments: String, size: CellSize = CellSize(width: 60, height: 12)) throws
    -> ProgramInTerminal
  {
    let command = """
      . Examples/install.sh && . Examples/Embedding/python.sh && exec "$python" \(arguments)
      """
    let library = try ProgramInTerminal.products.appendingPathComponent("libCEarshot.so").path
    let own = [
      "EARSHOT_LIBRARY": library, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": "Examples/Embedding",
    ]
    return try ProgramInTerminal(
      URL(fileURLWithPath: "/bin/sh"), ["-euc", command], size: size,
      environment: ProcessInfo.processInfo.environment.merging(own) { _, own in own })
  }

  @Test func whatIsMissingTakesVoiceOverToTheMessageWhileTheScannerGoesOn() throws {
    let terminal = try python("Examples/Embedding/order.py")
    #expect(
      terminal.shows(
        screen: """
          >  Order a cake
             Name:
             Discount code:
             [ ] Wrap as a gift
             < Send order >



          ------------------------------------------------------------
          Order a cake, Heading

          on error = False   at = None
          """))
    #expect(terminal.cursor == CellPoint(column: 0, row: 0))
    terminal.type(Key.right)
    #expect(
      terminal.shows(">  Name:", "Name, Text field, Double tap to edit", "on error = False   at = NAME"))
    terminal.type(Key.right, Key.right, Key.right, "\r")
    #expect(terminal.shows(">  Please enter a name", "Please enter a name", "on error = True   at = ERROR"))

    terminal.type(Key.f3)
    #expect(terminal.scannerMovesByItself())
    terminal.type(Key.f9, Key.left)
    #expect(terminal.waits { terminal.rows.contains { $0.hasPrefix(">") && $0.hasSuffix("< Send order >") } })
    terminal.type(Key.right)
    #expect(terminal.shows(">  Please enter a name"))
    #expect(terminal.scannerSteps { $0.contains(" * [ ] Wrap as a gift") })
    #expect(terminal.shows("Switch Control, paused: Wrap as a gift, off", "on error = True   at = GIFT"))
    terminal.type(Key.f6, Key.f9)
    #expect(terminal.shows("Switch Control, paused: Tap"))
    terminal.type(Key.f6)
    #expect(terminal.waits { terminal.rows.contains { $0.hasSuffix("[X] Wrap as a gift") } })
    terminal.type(Key.f3)
    #expect(terminal.shows("   [X] Wrap as a gift", ">  Please enter a name", "on error = True   at = ERROR"))
    terminal.type(Key.f10)
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
  }

  /// By a script that has the widgets, the clock and the keys itself.
  @Test func signsShowWholeGroupsAndAllThatIsAskedForIsDone() throws {
    let terminal = try python("Tests/Embedding/signs.py")
    #expect(terminal.exitStatus == 0, "\(terminal.rows.joined(separator: "\n"))")
  }

  @Test func anOrderIsTypedAndSent() throws {
    let terminal = try python("Examples/Embedding/order.py")
    #expect(terminal.shows("Order a cake, Heading"))
    terminal.type(Key.right, "\r")
    #expect(terminal.shows("Name, Text field, is editing, insertion point at start, Use"))
    terminal.type("ada")
    #expect(terminal.shows(">  Name: ada"))
    #expect(terminal.cursor == CellPoint(column: 12, row: 1))
    terminal.type(Key.right, "\r42", Key.left, Key.right)
    #expect(
      terminal.shows(">  Discount code: **", "Discount code, 2 characters, Secure text field, Double tap"))
    terminal.type(Key.right, "\r", Key.right, "\r")
    #expect(terminal.shows("Your order was sent"))
    #expect(
      terminal.rows.prefix(5) == [
        "   Thank you, ada", "   Name: ada", "   Discount code: **", "   [X] Wrap as a gift",
        ">  < Send order >",
      ])
    terminal.resize(to: CellSize(width: 40, height: 12))
    #expect(
      terminal.shows(String(repeating: "-", count: 40), ">  < Send order >", "on error = False   at = SEND"))
    terminal.send(signal: SIGINT)
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
  }

  @Test func withoutVoiceOverTheKeysAreUrwids() throws {
    let terminal = try python("Examples/Embedding/order.py")
    #expect(terminal.shows("Order a cake, Heading"))
    terminal.type(Key.right, Key.f2)
    #expect(terminal.shows("   Name:", "on error = False   at = None"))
    terminal.type("ada\u{1B}[B42\u{1B}[B ")
    #expect(terminal.shows("   Name: ada", "   Discount code: **", "   [X] Wrap as a gift"))
    terminal.type(Key.f10)
    #expect(terminal.exitStatus == 0)
  }
}
