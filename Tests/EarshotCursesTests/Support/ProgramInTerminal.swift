import EarshotGeometry
import Foundation
import Testing

/// A program that runs in a terminal, and what that shows. Nothing is timed: a test waits for what it expects.
final class ProgramInTerminal {
  private let process = Process()
  private let pseudo: PseudoTerminal
  private var screen: VirtualTerminal
  /// The modes before the program came, and now.
  let modesBefore: [UInt32]
  var modes: [UInt32] { pseudo.modes }

  init(
    _ program: URL, _ arguments: [String] = [], size: CellSize = CellSize(width: 80, height: 24),
    environment: [String: String] = [:]
  ) throws {
    pseudo = PseudoTerminal(size: size)
    screen = VirtualTerminal(size: size)
    modesBefore = pseudo.modes
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = Self.package
    process.environment = environment.merging(["TERM": "xterm-256color", "LANG": "C.UTF-8"]) { own, _ in own }
    let end = FileHandle(fileDescriptor: pseudo.slave)
    (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// Where the package's programs and libraries are built.
  static var products: URL {
    get throws { try #require(Bundle.main.executableURL).deletingLastPathComponent() }
  }

  func type(_ keys: String...) { pseudo.type(keys.joined()) }

  func send(signal: Int32) { kill(process.processIdentifier, signal) }

  /// As a terminal does it: the new size, then the signal.
  func resize(to size: CellSize) {
    pseudo.resize(to: size)
    screen.resize(to: size)
    send(signal: SIGWINCH)
  }

  /// The rows of the screen, without blank ones at the end.
  var rows: [String] { Array(screen.rows.reversed().drop { $0.isEmpty }.reversed()) }
  var cursor: CellPoint { screen.cursor }
  var isAlternate: Bool { screen.isAlternate }
  var bells: Int { screen.bells }

  /// Waits until each of these is a row of the screen; shows the whole screen if they don't come.
  func shows(_ rows: String...) -> Bool { waits { rows.allSatisfy(self.rows.contains) } }

  /// Waits until the screen is this, row by row.
  func shows(screen text: String) -> Bool { waits { self.rows.joined(separator: "\n") == text } }

  /// Waits until the condition holds; shows the whole screen if it doesn't come to hold.
  func waits(until holds: () -> Bool) -> Bool {
    for _ in 0..<6_000 {
      if holds() { return true }
      if !process.isRunning { break }
      look()
    }
    look()
    if holds() { return true }
    let state = process.isRunning ? "runs" : "ended with \(process.terminationStatus)"
    Issue.record("The program \(state); the screen shows:\n\(screen.rows.joined(separator: "\n"))")
    return false
  }

  /// Lets the program do what it does about the keys so far.
  func rest() { for _ in 0..<30 { look() } }

  /// Waits for the end.
  var exitStatus: Int32 {
    for _ in 0..<6_000 where process.isRunning { look() }
    look()
    return process.isRunning ? -1 : process.terminationStatus
  }

  private func look() {
    screen.receive(pseudo.output())
    usleep(10_000)
  }
}

/// What the keys of an xterm send.
enum Key {
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let f2 = "\u{1B}OQ"
  static let f3 = "\u{1B}OR"
  static let f6 = "\u{1B}[17~"
  static let f7 = "\u{1B}[18~"
  static let f9 = "\u{1B}[20~"
  static let f10 = "\u{1B}[21~"
}
