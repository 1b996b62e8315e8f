import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotScript
import EarshotTerminal

/// Times one screen at one size: the best of several batches, so that what else the machine does falls away.
@MainActor struct Measurement {
  /// The figures, each under its name, in the order of the table.
  private(set) var figures: [(name: String, time: Duration)] = []
  private let session: Session

  init(of screen: Screen, items: Int) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var setup = Screen.Setup()
    setup.technologies = [.voiceOver]
    session = try screen.show(setup, given: [ScreenOption(name: "items", value: String(items))])
    figures.append(("first screen", start.duration(to: clock.now)))
    measureMoves()
    session.end()
  }

  private mutating func measureMoves() {
    let (next, previous) = (KeyEvent(.right), KeyEvent(.left))
    time("engine step", steps: 2, batches: 20, of: 500) { session in
      _ = try? session.engine.perform(.voiceOver(.next))
      _ = try? session.engine.perform(.voiceOver(.previous))
    }
    time("key to cells, a move", steps: 2, batches: 10, of: 100) { session in
      session.handle(.key(next))
      session.handle(.key(previous))
    }
    // The third item is a toggle, and so in the first screenful at every size.
    for _ in 0..<2 { session.handle(.key(next)) }
    time("key to cells, a toggle", steps: 1, batches: 10, of: 100) { session in
      session.handle(.key(KeyEvent(.enter)))
    }
  }

  private mutating func time(
    _ name: String, steps: Int, batches: Int, of count: Int, _ body: (Session) -> Void
  ) {
    let clock = ContinuousClock()
    let times = (0..<batches).map { _ in
      clock.measure { for _ in 0..<count { body(session) } }
    }
    figures.append((name, (times.min() ?? .zero) / (count * steps)))
  }
}
