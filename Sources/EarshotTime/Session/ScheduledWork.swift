import Synchronization

/// Work that waits for a session's clock, and can be cancelled from any thread.
package final class ScheduledWork: Sendable {
  private struct State {
    var work: SessionQueue.Work?
    var token: VirtualClock.Token?
  }

  private let queue: SessionQueue
  private let state: Mutex<State>

  init(queue: SessionQueue, work: @escaping SessionQueue.Work) {
    self.queue = queue
    state = Mutex(State(work: work))
  }

  /// Makes sure that the work is not run, if it has not begun.
  package func cancel() {
    let cancelled = state.withLock { state in
      defer { state = State() }
      return state
    }
    guard let token = cancelled.token else { return }
    queue.perform { [queue] in queue.clock.cancel(token) }
  }

  /// Starts to wait. Only inside the queue.
  func arm(at deadline: Duration) {
    guard deadline > queue.clock.now else { return queue.enqueue { self.fire() } }
    let token = queue.clock.schedule(at: deadline) { self.fire() }
    let isCancelled = state.withLock {
      if $0.work != nil { $0.token = token }
      return $0.work == nil
    }
    if isCancelled { queue.clock.cancel(token) }
  }

  private func fire() {
    let work = state.withLock { state in
      defer { state = State() }
      return state.work
    }
    work?()
  }
}

extension SessionQueue {
  /// Runs `work` when the session's clock reaches `deadline`; if it has, the work is ready at once.
  @discardableResult
  package func schedule(at deadline: Duration, _ work: @escaping Work) -> ScheduledWork {
    let scheduled = ScheduledWork(queue: self, work: work)
    perform { scheduled.arm(at: deadline) }
    return scheduled
  }

  /// Runs `work` when the session's clock has moved on by `delay`; with no delay it is ready at once.
  @discardableResult
  package func schedule(after delay: Duration, _ work: @escaping Work) -> ScheduledWork {
    let scheduled = ScheduledWork(queue: self, work: work)
    perform { [self] in scheduled.arm(at: clock.now + delay) }
    return scheduled
  }

  /// Does something with the clock: now if this thread is inside the queue, else as soon as one is.
  fileprivate func perform(_ body: @escaping Work) {
    if isEntered { body() } else { enqueue(body) }
  }
}
