import EarshotTime

// Nonsending, so that a sleep begins where it is called: the order of calls is then the order of waking.

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for some nanoseconds; in a virtual session, of the session's clock.
  ///
  /// Throws `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
    guard let session = SessionQueue.currentVirtual else {
      return try await sleep(for: .nanoseconds(duration), tolerance: nil, clock: .continuous)
    }
    try await session.sleep(for: .nanoseconds(duration))
  }

  /// Suspends the current task for a duration; in a virtual session, of the session's clock.
  ///
  /// Throws `CancellationError` when the task is cancelled.
  nonisolated(nonsending) public static func sleep(for duration: Duration) async throws {
    guard let session = SessionQueue.currentVirtual else {
      return try await sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    try await session.sleep(for: duration)
  }
}
