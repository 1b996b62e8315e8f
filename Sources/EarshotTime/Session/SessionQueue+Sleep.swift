import Synchronization

extension SessionQueue {
  /// Suspends the task until the session's clock has moved on by `duration`, counted from the call itself.
  ///
  /// Throws `CancellationError` as soon as the task is cancelled.
  nonisolated(nonsending) package func sleep(for duration: Duration) async throws {
    let sleeper = Sleeper()
    let alarm = schedule(after: duration) { sleeper.end(.success(())) }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { sleeper.suspend($0) }
    } onCancel: {
      alarm.cancel()
      sleeper.end(.failure(CancellationError()))
    }
  }
}

/// One sleep, which ends once: by its deadline or by cancellation, whichever comes first.
private final class Sleeper: Sendable {
  typealias Continuation = UnsafeContinuation<Void, any Error>

  private enum State {
    case awake
    case suspended(Continuation)
    case ended(Result<Void, any Error>)
  }

  private let state = Mutex(State.awake)

  func suspend(_ continuation: Continuation) {
    let early = state.withLock { state -> Result<Void, any Error>? in
      if case .ended(let result) = state { return result }
      state = .suspended(continuation)
      return nil
    }
    if let early { continuation.resume(with: early) }
  }

  func end(_ result: Result<Void, any Error>) {
    let suspended = state.withLock { state -> Continuation? in
      let before = state
      if case .ended = before { return nil }
      state = .ended(result)
      if case .suspended(let continuation) = before { return continuation }
      return nil
    }
    suspended?.resume(with: result)
  }
}
