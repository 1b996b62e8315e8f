import EarshotCurses
import EarshotGeometry
import EarshotTerminal
import Glibc
import Testing

/// Each test ends a process of its own, which has taken over a pseudo-terminal of ours.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RestorationTests {
  private let pseudo = PseudoTerminal(size: CellSize(width: 40, height: 6))
  private let modesBefore: [UInt32]

  init() { modesBefore = pseudo.modes }

  @Test func aTrapGivesTheTerminalBackAndIsReportedAfterwards() async {
    await #expect(processExitsWith: .failure) { [path = pseudo.path as String] in
      try await Guest.run(path) { _ in fatalError("what went wrong") }
    }
    let terminal = expectRestored()
    #expect(terminal.rows.joined().contains("what went wrong"))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE])
  func aCrashIsStillACrash(signal: Int32) async {
    await #expect(processExitsWith: .signal(signal)) {
      [path = pseudo.path as String, signal = signal as Int32] in
      try await Guest.run(path) { _ in kill(getpid(), signal) }
    }
    expectRestored()
  }

  @Test func exitGivesTheTerminalBackAndShowsWhatWentToStandardError() async {
    await #expect(processExitsWith: .exitCode(7)) { [path = pseudo.path as String] in
      try await Guest.run(path) { _ in
        _ = write(STDERR_FILENO, "a note\r\n", 8)
        exit(7)
      }
    }
    let terminal = expectRestored()
    #expect(terminal.rows.first == "a note")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGQUIT, SIGHUP])
  func aSignalReachesTheHostWhichEndsTheProcess(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(128 + signal)) {
      [path = pseudo.path as String, signal = signal as Int32] in
      try await Guest.run(path) { @MainActor driver in
        driver.listen { event in
          driver.close()
          exit(event == (signal == SIGHUP ? .hungUp : .terminated(signal: signal)) ? 128 + signal : 1)
        }
        kill(getpid(), signal)
      }
    }
    expectRestored()
  }

  @Test func aHostThatHangsIsEndedWhenItIsAskedAgain() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { [path = pseudo.path as String] in
      try await Guest.run(path) { _ in
        while true { kill(getpid(), SIGTERM) }
      }
    }
    expectRestored()
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func aHostThatHangsIsEndedSoonAfterItWasAsked(signal: Int32) async {
    await #expect(processExitsWith: .exitCode(128 + signal)) {
      [path = pseudo.path as String, signal = signal as Int32] in
      try await Guest.run(path) { _ in
        kill(getpid(), signal)
        while true {}
      }
    }
    expectRestored()
  }

  @Test func afterClosingSignalsMeanWhatTheyDidBefore() async {
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = pseudo.path as String] in
      try await Guest.run(path) { @MainActor driver in
        driver.close()
        kill(getpid(), SIGTERM)
      }
    }
    expectRestored()
  }

  @Test func theTerminalCanBeTakenOverAgain() async {
    await #expect(processExitsWith: .exitCode(128 + SIGTERM)) { [path = pseudo.path as String] in
      try await Guest.run(path) { @MainActor first in
        first.listen { _ in exit(1) }
        first.close()
        guard let second = try? CursesDriver() else { exit(1) }
        second.listen { event in
          second.close()
          exit(event == .terminated(signal: SIGTERM) ? 128 + SIGTERM : 1)
        }
        kill(getpid(), SIGTERM)
      }
    }
    expectRestored()
  }

  @Test func aWindowThatChangesItsSizeIsNoticed() async {
    await #expect(processExitsWith: .exitCode(0)) { [path = pseudo.path as String] in
      try await Guest.run(path) { @MainActor driver in
        driver.listen { exit($0 == .resized(CellSize(width: 33, height: 5)) ? 0 : 1) }
        var extent = winsize(ws_row: 5, ws_col: 33, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(STDOUT_FILENO, UInt(TIOCSWINSZ), &extent)
        kill(getpid(), SIGWINCH)
      }
    }
    expectRestored()
  }

  @Test func aStopFromOutsideIsFollowedByARedraw() async {
    await #expect(processExitsWith: .exitCode(0)) { [path = pseudo.path as String] in
      try await Guest.run(path) { @MainActor driver in
        driver.listen { event in
          guard event == .resumed else { exit(1) }
          exit(0)
        }
        kill(getpid(), SIGCONT)
      }
    }
    let text = String(decoding: expectRestored().received, as: UTF8.self)
    #expect(text.split(separator: "on the screen", omittingEmptySubsequences: false).count == 3)
  }

  @Test func aRequestToStopReachesTheHost() async {
    await #expect(processExitsWith: .exitCode(0)) { [path = pseudo.path as String] in
      try await Guest.run(path) { @MainActor driver in
        driver.listen { exit($0 == .suspendRequested ? 0 : 1) }
        kill(getpid(), SIGTSTP)
      }
    }
    expectRestored()
  }

  @Test func theEnvironmentDoesNotDecideTheSize() async {
    await #expect(processExitsWith: .exitCode(0)) { [path = pseudo.path as String] in
      setenv("LINES", "3", 1)
      setenv("COLUMNS", "17", 1)
      try await Guest.run(path) { @MainActor in exit($0.size == CellSize(width: 40, height: 6) ? 0 : 1) }
    }
  }

  @Test func aLocaleWithoutUnicodeIsReplaced() async {
    await #expect(processExitsWith: .exitCode(0)) { [path = pseudo.path as String] in
      setenv("LC_ALL", "C", 1)
      try await Guest.run(path) { _ in exit(0) }
    }
    #expect(String(decoding: expectRestored().received, as: UTF8.self).contains("on the screen 中"))
  }

  @Test(arguments: [STDIN_FILENO, STDOUT_FILENO])
  func withoutATerminalThereIsAnErrorThatSaysSo(descriptor: Int32) async {
    await #expect(processExitsWith: .exitCode(0)) {
      [path = pseudo.path as String, descriptor = descriptor as Int32] in
      Guest.open(path)
      dup2(Glibc.open("/dev/null", O_RDWR), descriptor)
      let stream = descriptor == STDIN_FILENO ? "Standard input" : "Standard output"
      await #expect(throws: TerminalError.notATerminal(stream)) { try await CursesDriver() }
      exit(0)
    }
    #expect(pseudo.output() == [])
  }

  /// Checks that the terminal is as it was; answers what it shows.
  @discardableResult private func expectRestored() -> VirtualTerminal {
    var terminal = VirtualTerminal(size: CellSize(width: 200, height: 20))
    terminal.receive(pseudo.output())
    #expect(String(decoding: terminal.received, as: UTF8.self).contains("on the screen"))
    #expect(pseudo.modes == modesBefore)
    #expect(!terminal.isAlternate)
    #expect(!terminal.pastesInBrackets)
    #expect(terminal.isCursorVisible)
    return terminal
  }
}

/// What runs in the other process. Its main actor has a worker thread of Dispatch, which blocks signals:
/// they are sent to the process, not raised.
private enum Guest {
  /// Makes the pseudo-terminal at `path` the process's own.
  static func open(_ path: String) {
    let descriptor = Glibc.open(path, O_RDWR | O_NOCTTY)
    precondition(descriptor >= 0, "can't open \(path)")
    for standard in 0...2 { dup2(descriptor, Int32(standard)) }
    setenv("TERM", "xterm-256color", 1)
    unsetenv("SWIFT_BACKTRACE")
  }

  /// Draws on the terminal, does `work`, and waits to be ended.
  @MainActor static func run(_ path: String, _ work: @MainActor (CursesDriver) -> Void) async throws {
    open(path)
    let driver = try CursesDriver()
    var buffer = CellBuffer(size: driver.size)
    buffer.put("on the screen 中", at: .zero)
    let damage = Damage(size: driver.size, everything: true)
    let runs = CellDiff(from: CellBuffer(size: .zero), to: buffer, within: damage).runs
    driver.present(TerminalFrame(runs: runs, cursor: nil))
    work(driver)
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
