import EarshotGeometry
import Foundation
import Testing

/// The C program of the examples, built with the C compiler against header and library, and used through a terminal.
@Suite("The C program", .timeLimit(.minutes(5))) struct CProgramTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The program, built into a folder of its own.
  private func build() throws -> URL {
    let library = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("form")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.currentDirectoryURL = Self.root
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
}

/// A program that runs in a terminal, and what that shows.
private final class ProgramInTerminal {
  private let process = Process()
  private let pseudo = PseudoTerminal(size: CellSize(width: 80, height: 24))
  private var screen = VirtualTerminal(size: CellSize(width: 80, height: 24))

  init(_ program: URL) throws {
    process.executableURL = program
    process.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    let end = FileHandle(fileDescriptor: pseudo.slave)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  func type(_ keys: String) { pseudo.type(keys) }

  /// Waits until each of these is a row of the screen; shows the whole screen if they don't come.
  func shows(_ rows: String...) -> Bool {
    for _ in 0..<1_000 {
      if rows.allSatisfy(screen.rows.contains) { return true }
      look()
    }
    let state = process.isRunning ? "runs" : "ended with \(process.terminationStatus)"
    Issue.record("The program \(state); the screen shows:\n\(screen.rows.joined(separator: "\n"))")
    return false
  }

  /// Lets the program do what it does about the keys so far.
  func rest() { for _ in 0..<30 { look() } }

  var exitStatus: Int32 {
    for _ in 0..<3_000 where process.isRunning { look() }
    return process.isRunning ? -1 : process.terminationStatus
  }

  private func look() {
    screen.receive(pseudo.output())
    usleep(10_000)
  }
}
