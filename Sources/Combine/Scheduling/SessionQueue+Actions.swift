import EarshotTime

/// Something to run on a queue. Schedulers take closures that aren't Sendable: it is part of what a scheduler promises
/// that they are run one after the other.
struct SchedulerAction: @unchecked Sendable {
  let run: () -> Void
}

extension SessionQueue {
  func enqueue(_ action: SchedulerAction) {
    enqueue { action.run() }
  }

  func schedule(at time: SchedulerTime, _ action: SchedulerAction) {
    time.schedule(in: self) { action.run() }
  }

  /// Runs an action at an instant and again after each interval.
  func schedule(
    at time: SchedulerTime, every interval: SchedulerTimeStride, _ action: SchedulerAction
  ) -> any Cancellable {
    let repetition = Repetition(on: self, every: .nanoseconds(interval.magnitude), action)
    repetition.begin(at: time)
    return repetition
  }
}

/// An action that is scheduled again each time it was run.
private final class Repetition: Cancellable, @unchecked Sendable {  // the state is only used inside the lock
  private let lock = Lock()
  private let session: SessionQueue
  private let interval: Duration
  private var action: SchedulerAction?
  private var next: ScheduledWork?

  init(on session: SessionQueue, every interval: Duration, _ action: SchedulerAction) {
    self.session = session
    self.interval = max(interval, .milliseconds(1))  // with none, the clock would never get on
    self.action = action
  }

  func begin(at time: SchedulerTime) {
    keep(time.schedule(in: session) { self.run() })
  }

  func cancel() {
    let work = lock.withLock {
      action = nil
      return next.take()
    }
    work?.cancel()
  }

  private func run() {
    guard let action = lock.withLock({ action }) else { return }
    keep(session.schedule(after: interval) { self.run() })
    action.run()
  }

  private func keep(_ work: ScheduledWork) {
    let isCancelled = lock.withLock {
      next = work
      return action == nil
    }
    if isCancelled { work.cancel() }
  }
}
