/// The machine's own time, which only the host knows (design §1).
enum RealClock {
  private static let origin = ContinuousClock.now

  /// Time since some moment in the life of the process.
  static let now: @Sendable () -> Duration = { ContinuousClock.now - origin }
}
