import Dispatch
import EarshotHost
import EarshotTerminal
import Foundation

/// Runs a session at a terminal until the user leaves.
///
/// Keys, signals, and what the app dispatches to the main queue come one after the other through the main queue; the
/// session's clock follows the machine's. At rest nothing runs: there is a timer only while a deadline is to come, or the
/// mark of a scanner's progress is to be drawn.
@MainActor final class InteractiveProgram {
  private let session: Session
  private let driver: any TerminalDriver
  private let now: () -> Duration
  private let leave: (Int32) -> Void
  /// When the session's clock would have been at zero, had it run all the time.
  private var start: Duration
  private var timer: (any DispatchSourceTimer)?
  /// A source of its own rather than a dispatched closure: that would be taken for one of the app's. Dispatch sources
  /// may be used from any thread; they just aren't marked so.
  private nonisolated(unsafe) let wake = DispatchSource.makeUserDataAddSource(queue: .main)

  /// Puts a session on a terminal.
  ///
  /// - Parameters:
  ///   - now: reads the machine's clock, from any origin.
  ///   - leave: called with the exit status when the user leaves, after the terminal has been given back.
  init(
    session: Session, driver: any TerminalDriver, now: @escaping () -> Duration,
    leave: @escaping (Int32) -> Void
  ) {
    self.session = session
    self.driver = driver
    self.now = now
    self.leave = leave
    start = now()
  }

  /// Shows the session and begins to listen. The main queue must run from now on.
  func begin() {
    wake.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handle(.wake) } }
    wake.activate()
    session.onWake = { [weak self] in self?.wake.add(data: 1) }
    driver.listen { [weak self] in self?.receive($0) }
    session.handle(.resize(driver.size))
    driver.present(session.frame)
    handle(.wake)
  }

  private func receive(_ event: TerminalEvent) {
    switch event {
    case .input(.key(let key)): handle(.key(key))
    case .input(.paste(let text)): handle(.paste(text))
    case .resized(let size): handle(.resize(size))
    case .suspendRequested: suspend()
    case .resumed: handle(.wake)
    case .terminated(let signal): end(status: 128 + signal)
    case .hungUp: end(status: 128 + SIGHUP)
    }
  }

  private func handle(_ input: SessionInput) {
    catchUp()
    show(session.handle(input))
  }

  /// Moves the session's clock to the present; what fell due on the way happens first.
  private func catchUp() {
    let passed = now() - start - session.queue.clock.now
    guard passed > .zero else { return }
    let result = session.advance(by: passed)
    if !result.runs.isEmpty || result.ringsBell { present(result) }
  }

  private func present(_ result: TurnResult) {
    driver.present(session.frame(showing: result))
    if result.ringsBell { driver.ringBell() }
  }

  private func show(_ result: TurnResult) {
    present(result)
    setTimer()
    switch result.programRequest {
    case .quit: end(status: 0)
    case .interrupt: end(status: 128 + SIGINT)
    case .suspend: suspend()
    case nil: break
    }
  }

  private func setTimer() {
    timer?.cancel()
    timer = nil
    let times = [session.queue.clock.nextDeadline, session.nextProgressChange]
    guard let next = times.compactMap({ $0 }).min() else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    let delay = next - (now() - start)
    timer.schedule(deadline: .now() + max(0, delay / .seconds(1)))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.followTime() } }
    timer.activate()
    self.timer = timer
  }

  /// Something fell due, or else what shows the time is drawn anew.
  func followTime() {
    let deadline = session.queue.clock.nextDeadline
    if let deadline, deadline <= now() - start { return handle(.wake) }
    catchUp()
    show(session.redraw())
  }

  /// The session's time stands still meanwhile: nothing falls due while nobody is there.
  private func suspend() {
    let stopped = now()
    driver.suspendProcess()
    start += now() - stopped
    handle(.resize(driver.size))
  }

  private func end(status: Int32) {
    timer?.cancel()
    session.onWake = nil
    driver.close()
    session.end()
    leave(status)
  }
}
