import EarshotGeometry
import Foundation
import Testing

/// The C program of the examples, built with the C compiler against header and library, and used through a terminal.
@Suite("The C program", .timeLimit(.minutes(5))) struct CProgramTests {
  /// The program, built into a folder of its own.
  private func build() throws -> URL {
    let library = try ProgramInTerminal.products
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("form")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.currentDirectoryURL = ProgramInTerminal.package
    compiler.arguments = [
      "cc", "-std=c11", "-D_XOPEN_SOURCE_EXTENDED", "-Wall", "-Wextra", "-Werror",
      "Examples/Embedding/form.c", "-I", "Sources/CEarshot/include", "-o", program.path,
      "-L", library.path, "-Wl,-rpath,\(library.path)", "-lCEarshot", "-lformw", "-lncursesw",
    ]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0, "the C compiler refused the program")
    return program
  }

  @Test func whatItsUserHearsIsOnItsScreen() throws {
    let program = try build()
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    let terminal = try ProgramInTerminal(program)
    #expect(terminal.shows("Subscribe, Heading", "here = false   at = none"))
    terminal.type("\u{1B}OC")
    #expect(terminal.shows("Name, Text field, Double tap to edit", "here = true   at = Name"))
    terminal.type("\rada")
    #expect(terminal.shows(">   Name [ada                  ]"))
    terminal.type("\u{1B}")
    terminal.rest()
    terminal.type("\u{1B}OC\u{1B}OC\r")
    #expect(terminal.shows(">   [x] Newsletter", "on", "here = false   at = Newsletter"))
    terminal.type("\u{1B}OC\r")
    #expect(terminal.shows("    Thank you", "Your subscription was sent", "here = false   at = Send"))
    terminal.type("\u{1B}")
    #expect(terminal.exitStatus == 0)
  }

  @Test func aLongCaptionLeavesNothingBehind() throws {
    let program = try build()
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    let terminal = try ProgramInTerminal(program, size: CellSize(width: 40, height: 12))
    #expect(terminal.shows("Subscribe, Heading"))
    terminal.type("\u{1B}OC\u{1B}OC\u{1B}OC")
    #expect(
      terminal.shows(
        "Newsletter, Switch button, off, Double t", "ap to toggle setting",
        "here = false   at = Newsletter"))
    terminal.type("\u{1B}OC")
    #expect(terminal.shows("Send, Button", "here = false   at = Send"))
    #expect(!terminal.rows.contains("ap to toggle setting"))
    terminal.type(Key.f3)
    #expect(terminal.shows("Switch Control: Name"))
    terminal.type("\u{1B}")
    #expect(terminal.exitStatus == 0)
  }

  @Test func theScannerGoesOnByItself() throws {
    let program = try build()
    defer { try? FileManager.default.removeItem(at: program.deletingLastPathComponent()) }
    let terminal = try ProgramInTerminal(program)
    #expect(terminal.shows("Subscribe, Heading", "here = false   at = none"))
    terminal.type(Key.f3)
    #expect(terminal.scannerMovesByItself())
    terminal.type("\u{1B}")
    #expect(terminal.exitStatus == 0)
    #expect(terminal.modes == terminal.modesBefore)
  }
}
