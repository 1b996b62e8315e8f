import Synchronization

extension SessionQueue {
  /// Suspends the task until the session's clock has moved on by `duration`.
  ///
  /// Throws `CancellationError` as soon as the task is cancelled.
  package func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { sleeper.sleep(for: duration, on: self, resuming: $0) }
    } onCancel: {
      sleeper.wake(throwing: CancellationError())
    }
  }
}

/// One sleep, which ends once: by its deadline or by cancellation, whichever comes first.
private final class Sleeper: Sendable {
  private typealias Continuation = UnsafeContinuation<Void, any Error>

  private enum State {
    case awake
    case sleeping(Continuation, ScheduledWork?)
    case done
  }

  private let state = Mutex(State.awake)

  func sleep(
    for duration: Duration, on queue: SessionQueue, resuming continuation: UnsafeContinuation<Void, any Error>
  ) {
    let isCancelled = state.withLock {
      if case .done = $0 { return true }
      $0 = .sleeping(continuation, nil)
      return false
    }
    if isCancelled { return continuation.resume(throwing: CancellationError()) }
    let alarm = queue.schedule(after: duration) { self.wake(throwing: nil) }
    let endedMeanwhile = state.withLock {
      guard case .sleeping = $0 else { return true }
      $0 = .sleeping(continuation, alarm)
      return false
    }
    if endedMeanwhile { alarm.cancel() }
  }

  func wake(throwing error: CancellationError?) {
    let before = state.withLock { state in
      defer { state = .done }
      return state
    }
    guard case .sleeping(let continuation, let alarm) = before else { return }
    alarm?.cancel()
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }
}
