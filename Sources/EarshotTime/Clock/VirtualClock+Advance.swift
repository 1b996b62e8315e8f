extension VirtualClock {
  /// Moves time on by `duration`, running what falls due on the way, each at its own time.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let action = takeDue(through: end) { action() }
    advanceNow(to: end)
  }
}
