import EarshotTime

extension ContinuousClock {
  /// Suspends the current task for a duration; in a virtual session, of the session's clock.
  ///
  /// Throws `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func sleep(for duration: Duration) async throws {
    guard let session = SessionQueue.currentVirtual else {
      return try await sleep(for: duration, tolerance: nil)
    }
    try await session.sleep(for: duration)
  }
}

extension SuspendingClock {
  /// Suspends the current task for a duration; in a virtual session, of the session's clock.
  ///
  /// Throws `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public func sleep(for duration: Duration) async throws {
    guard let session = SessionQueue.currentVirtual else {
      return try await sleep(for: duration, tolerance: nil)
    }
    try await session.sleep(for: duration)
  }
}
