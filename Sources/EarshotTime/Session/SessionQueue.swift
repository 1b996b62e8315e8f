import Synchronization

/// The closures and jobs of one session, run one after the other in the order of their arrival, and its clock.
///
/// Work may arrive from any thread. It is run by whoever *enters* the queue, normally the main actor, one thread at a
/// time; that one also owns the clock.
package final class SessionQueue: @unchecked Sendable {  // `clock` is confined to the thread that has entered
  /// Where a session's time comes from.
  package enum Mode: Sendable {
    /// Scripts and tests: only `advance` moves time, and the session runs all closures and jobs that belong to it.
    case virtual
    /// A person at the terminal: the host moves time, and the session runs only what is meant for the main queue.
    case interactive
  }

  /// What runs as one piece: a closure that was dispatched, or a job of Swift concurrency.
  package typealias Work = @Sendable () -> Void

  /// The session's clock. Only for the thread that has entered the queue.
  package let clock: VirtualClock

  /// Where the session's time comes from.
  package let mode: Mode

  private let realTime: @Sendable () -> Duration
  private let state = Mutex(State())

  private struct State {
    var ready = FirstInFirstOut<Work>()
    var entries = 0
    var isWaking = false
    var hasEnded = false
    var onWake: Work?
    var realTimeAtInstant: Duration = .zero
    weak var companion: (any AnyObject & Sendable)?

    /// What to call, outside the lock, if nobody is inside who will see the work.
    mutating func wakeIfUnattended() -> Work? {
      guard entries == 0, !isWaking, let onWake else { return nil }
      isWaking = true
      return onWake
    }
  }

  /// Makes the queue of one session.
  ///
  /// `realTime` reads a clock of the machine, from any origin. It only serves `realTimeSpent`; without it real time is
  /// taken to stand still.
  package init(
    clock: VirtualClock = VirtualClock(), mode: Mode = .virtual,
    realTime: @escaping @Sendable () -> Duration = { .zero }
  ) {
    self.clock = clock
    self.mode = mode
    self.realTime = realTime
  }

  /// What the session's owner has code find that knows only the session it runs in. It belongs to the owner.
  package var companion: (any AnyObject & Sendable)? {
    get { state.withLock { $0.companion } }
    set { state.withLock { $0.companion = newValue } }
  }

  /// Whether anything waits to be run now.
  package var hasReadyWork: Bool { state.withLock { !$0.ready.isEmpty } }

  /// Whether `end` was called.
  package var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// Called, from any thread, when work has arrived and nobody is inside the queue; once until it is entered.
  package var onWake: Work? {
    get { state.withLock { $0.onWake } }
    set { state.withLock { $0.onWake = newValue } }
  }

  /// Adds work behind what is already there, from any thread. After `end` it is dropped.
  package func enqueue(_ work: @escaping Work) {
    let wake = state.withLock { state -> Work? in
      guard !state.hasEnded else { return nil }
      state.ready.append(work)
      return state.wakeIfUnattended()
    }
    wake?()
  }

  /// Runs `body` as part of the session: until it returns, this queue is `current` here and in the tasks it starts.
  package func enter<R>(_ body: () throws -> R) rethrows -> R {
    beginEntry()
    defer { endEntry() }
    return try PumpedQueue.run(self) { try SessionQueue.$inherited.withValue(self, operation: body) }
  }

  /// Runs what is ready, and what that makes ready, but no more than `limit` pieces. Returns how many were run.
  @discardableResult
  package func runReady(limit: Int = .max) -> Int {
    guard hasReadyWork else { return 0 }
    return enter {
      var count = 0
      while count < limit, let work = state.withLock({ $0.ready.removeFirst() }) {
        work()
        count += 1
      }
      return count
    }
  }

  /// Runs the next action of the clock that is due at `end` or before; false if there is none.
  package func runDue(through end: Duration) -> Bool {
    guard let action = clock.takeDue(through: end) else { return false }
    stampInstant()
    enter(action)
    return true
  }

  /// Real time since the queue was entered, or the clock last moved by `runDue`: what a deadline computed from a real
  /// clock at this virtual instant can have lost on the way.
  package var realTimeSpent: Duration { realTime() - state.withLock { $0.realTimeAtInstant } }

  /// Ends the session, like an app that is killed: work that waits and actions of the clock are dropped, sleeping
  /// tasks never wake. Tasks that something else resumes later belong to no session any more.
  package func end() {
    let dropped = state.withLock { state in
      defer { state.ready = FirstInFirstOut() }
      state.hasEnded = true
      state.onWake = nil
      return state.ready
    }
    clock.cancelAll()
    TaskOwners.process.forget(self)
    withExtendedLifetime(dropped) {}  // released here, outside the lock: closures may own anything
  }

  private func beginEntry() {
    let now = realTime()
    state.withLock {
      $0.entries += 1
      $0.isWaking = false
      if $0.entries == 1 { $0.realTimeAtInstant = now }
    }
  }

  private func endEntry() {
    let wake = state.withLock {
      $0.entries -= 1
      return $0.ready.isEmpty ? nil : $0.wakeIfUnattended()
    }
    wake?()
  }

  private func stampInstant() {
    let now = realTime()
    state.withLock { $0.realTimeAtInstant = now }
  }
}
