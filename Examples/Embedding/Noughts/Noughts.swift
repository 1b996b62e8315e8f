import EarshotEngine
import EarshotTime
import Glibc

/// Noughts and crosses, drawn by hand with plain escape sequences, made usable with VoiceOver and Switch Control by Earshot.
///
///     Left, Right    VoiceOver's cursor        Enter   activate
///     F2, F3         VoiceOver, Switch Control on or off
///     F6, F7, F8     switches: select, next, previous; F9 stops scanning or lets it go on
///     q              quit
@main struct Noughts {
  private static let commands: [String: AssistiveCommand] = [
    "\u{1B}[C": .voiceOver(.next), "\u{1B}[D": .voiceOver(.previous), "\r": .voiceOver(.activate),
    "\u{1B}[17~": .switchControl(.select), "\u{1B}[18~": .switchControl(.next),
    "\u{1B}[19~": .switchControl(.previous), "\u{1B}[20~": .switchControl(.stop),
  ]

  static func main() {
    do {
      guard let terminal = Terminal() else { return fail("noughts needs a terminal", status: 3) }
      try play(Game(), on: terminal)
    } catch {
      fail("noughts: \(error)", status: 1)
    }
  }

  private static func fail(_ text: String, status: Int32) {
    _ = write(STDERR_FILENO, text + "\n", text.utf8.count + 1)
    exit(status)
  }

  /// Until the user leaves. The game's time is real time.
  private static func play(_ game: Game, on terminal: Terminal) throws {
    let start = ContinuousClock.now
    while true {
      terminal.write(Screen(game).text(terminal.size))
      let wait = game.clock.nextDeadline.map { $0 - (ContinuousClock.now - start) }
      let events = terminal.events(within: wait)
      try game.advance(to: ContinuousClock.now - start)
      for event in events where try !handle(event, game, terminal) { return }
    }
  }

  /// Answers whether the game goes on.
  private static func handle(_ event: Terminal.Event, _ game: Game, _ terminal: Terminal) throws -> Bool {
    switch event {
    case .ended, .key("q"), .key("\u{3}"): return false
    case .resized: break
    case .key("\u{1B}OQ"): try game.toggle(.voiceOver)
    case .key("\u{1B}OR"): try game.toggle(.switchControl)
    case .key(let key):
      guard let command = commands[key] else { break }
      do { try game.perform(command) } catch is EngineError { terminal.write("\u{7}") }
    }
    return true
  }
}
