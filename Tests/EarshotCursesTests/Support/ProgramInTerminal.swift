import EarshotGeometry
import Foundation
import Testing

/// A program that runs in a terminal of its own, and what that shows. Nothing is timed: a test waits for what it expects.
final class ProgramInTerminal {
  private let process: SpawnedProcess
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
    let own = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
    process = try SpawnedProcess(
      [program.path] + arguments, in: Self.package, terminal: pseudo.path,
      environment: environment.merging(own) { _, own in own })
  }

  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  /// Where the package's programs and libraries are built.
  static var products: URL {
    get throws { try #require(Bundle.main.executableURL).deletingLastPathComponent() }
  }

  func type(_ keys: String...) { pseudo.type(keys.joined()) }

  func send(signal: Int32) { process.send(signal) }

  func resize(to size: CellSize) {
    pseudo.resize(to: size)
    screen.resize(to: size)
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
    let state = process.status.map { "ended with \($0)" } ?? "runs"
    Issue.record("The program \(state); the screen shows:\n\(screen.rows.joined(separator: "\n"))")
    return false
  }

  /// Lets the program do what it does about the keys so far.
  func rest() { for _ in 0..<30 { look() } }

  /// Waits for the end.
  var exitStatus: Int32 {
    for _ in 0..<6_000 where process.isRunning { look() }
    look()
    return process.status ?? -1
  }

  private func look() {
    screen.receive(pseudo.output())
    usleep(10_000)
  }
}

extension ProgramInTerminal {
  /// Waits until the scanner's sign is on the screen, and then until it is elsewhere.
  func scannerMovesByItself() -> Bool {
    var places = Set<[Int]>()
    return waits {
      let signed = rows.indices.filter { rows[$0].contains("*") }
      if !signed.isEmpty { places.insert(signed) }
      return places.count > 1
    }
  }

  /// Has the scanner, which was stopped, go on until the screen is as wanted.
  func scannerSteps(until holds: ([String]) -> Bool) -> Bool {
    for _ in 0..<12 where !holds(rows) {
      let before = rows
      type(Key.f7)
      guard waits(until: { rows != before }) else { return false }
    }
    return waits { holds(rows) }
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
