extension VirtualClock {
  /// Moves time on by `duration`, running what falls due on the way, each at its own time.
  ///
  /// - Precondition: `duration` is not negative, and no action of the clock is running.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let action = takeDue(through: end) { action() }
    advanceNow(to: end)
  }
}
