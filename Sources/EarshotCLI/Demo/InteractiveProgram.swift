import Dispatch
import EarshotCurses
import EarshotHost
import EarshotTerminal
import Foundation

/// Runs a session at a terminal until the user leaves.
///
/// Keys, signals, and what the app dispatches to the main queue come one after the other through the main run loop; the
/// session's clock follows the machine's. At rest nothing runs: there is a timer only while a deadline is to come.
@MainActor final class InteractiveProgram {
  private let session: Session
  private let driver: CursesDriver
  /// When the session's clock would have been at zero, had it run all the time.
  private var started = ContinuousClock.now
  private var timer: (any DispatchSourceTimer)?
  /// A source of its own rather than a dispatched closure: that would be taken for one of the app's. Dispatch sources
  /// may be used from any thread; they just aren't marked so.
  private nonisolated(unsafe) let wake = DispatchSource.makeUserDataAddSource(queue: .main)

  init(session: Session, driver: CursesDriver) {
    self.session = session
    self.driver = driver
  }

  /// Takes the terminal, and ends the process when the user leaves.
  func run() -> Never {
    wake.setEventHandler { [unowned self] in MainActor.assumeIsolated { handle(.wake) } }
    wake.activate()
    session.onWake = { [unowned self] in wake.add(data: 1) }
    driver.present(session.frame)
    driver.listen { [unowned self] in receive($0) }
    handle(.wake)
    while true { RunLoop.main.run() }
  }

  private func receive(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let key)): handle(.key(key))
    case .input(.paste(let text)): handle(.paste(text))
    case .resized(let size): handle(.resize(size))
    case .suspendRequested: suspend()
    case .resumed: handle(.wake)
    case .terminated(let signal): leave(status: 128 + signal)
    case .hungUp: leave(status: 128 + SIGHUP)
    }
  }

  private func handle(_ input: SessionInput) {
    catchUp()
    show(session.handle(input))
    setTimer()
  }

  /// Moves the session's clock to the present; what fell due on the way happens first.
  private func catchUp() {
    let passed = started.duration(to: .now) - session.queue.clock.now
    guard passed > .zero else { return }
    let result = session.advance(by: passed)
    if !result.runs.isEmpty { show(result) }
  }

  private func show(_ result: TurnResult) {
    driver.present(session.frame(showing: result))
    switch result.programRequest {
    case .quit: leave(status: 0)
    case .interrupt: leave(status: 128 + SIGINT)
    case .suspend: suspend()
    case nil: break
    }
  }

  private func setTimer() {
    timer?.cancel()
    timer = nil
    guard let deadline = session.queue.clock.nextDeadline else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let delay = deadline - started.duration(to: .now)
    timer.schedule(deadline: .now() + max(0, delay / .seconds(1)))
    timer.setEventHandler { [unowned self] in MainActor.assumeIsolated { handle(.wake) } }
    timer.activate()
    self.timer = timer
  }

  /// The session's time stands still meanwhile: nothing falls due while nobody is there.
  private func suspend() {
    let stopped = ContinuousClock.now
    driver.suspendProcess()
    started += stopped.duration(to: .now)
    handle(.resize(driver.size))
  }

  private func leave(status: Int32) -> Never {
    driver.close()
    session.end()
    exit(status)
  }
}
