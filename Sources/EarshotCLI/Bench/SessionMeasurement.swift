import EarshotAccessibility
import EarshotCurses
import EarshotEngine
import EarshotHost
import EarshotScript
import EarshotTerminal

/// Measures one screen at one size inside this process.
@MainActor struct SessionMeasurement {
  /// The time of a step of the engine and of turns from key to cells; and what the terminal gets for a key.
  private(set) var figures: [Figure] = []
  private let session: Session

  private static let (next, previous) = (KeyEvent(.right), KeyEvent(.left))
  /// Less than what stands on the screen, so that nothing scrolls.
  private static let moves = 14

  init(of screen: Screen, items: Int) throws {
    var setup = Screen.Setup()
    setup.technologies = [.voiceOver]
    setup.mode = .interactive
    session = try screen.show(setup, given: [ScreenOption(name: "items", value: String(items))])
    try countBytes(moves: min(Self.moves, items - 1))
    measureTurns()
    session.end()
  }

  /// The cursor goes down the screen and back, a key each tenth of a second.
  private mutating func countBytes(moves: Int) throws {
    let terminal = try PseudoTerminal()
    let driver = try CursesDriver(
      input: terminal.program, output: terminal.program, terminal: "xterm-256color")
    defer { driver.close() }
    driver.present(session.frame)
    _ = terminal.drain()
    var bytes = 0
    for key in Array(repeating: Self.next, count: moves) + Array(repeating: Self.previous, count: moves) {
      driver.present(session.frame(showing: session.advance(by: .milliseconds(100))))
      driver.present(session.frame(showing: session.handle(.key(key))))
      bytes += terminal.drain()
    }
    figures.append(.bytesPerKey(Double(bytes) / Double(2 * moves)))
  }

  private mutating func measureTurns() {
    let step = time(steps: 2, batches: 20, of: 500) { session in
      _ = try? session.engine.perform(.voiceOver(.next))
      _ = try? session.engine.perform(.voiceOver(.previous))
    }
    let move = time(steps: 2, batches: 10, of: 100) { session in
      session.handle(.key(Self.next))
      session.handle(.key(Self.previous))
    }
    // The fourth item is a button that counts in its title, and so in the first screenful at every size.
    for _ in 0..<3 { session.handle(.key(Self.next)) }
    let change = time(steps: 1, batches: 10, of: 100) { session in
      session.handle(.key(KeyEvent(.enter)))
    }
    figures = [.engineStep(step), .move(move), .labelChange(change)] + figures
  }

  /// The best of several batches.
  private func time(steps: Int, batches: Int, of count: Int, _ body: (Session) -> Void) -> Duration {
    let clock = ContinuousClock()
    let times = (0..<batches).map { _ in
      clock.measure { for _ in 0..<count { body(session) } }
    }
    return (times.min() ?? .zero) / (count * steps)
  }
}
