import EarshotTime

extension SessionQueue {
  /// Makes the queue of a session in a script or test, and sees to it that tasks started in the session come to it.
  ///
  /// The queue is run inside `enter`, where also everything else of the session happens: it settles by `runReady` until
  /// nothing is left, and advances by `runDue`, settling after each.
  package static func virtual(clock: VirtualClock = VirtualClock()) -> SessionQueue {
    SessionExecutors.install()
    let start = ContinuousClock.now
    return SessionQueue(clock: clock, mode: .virtual, realTime: { start.duration(to: .now) })
  }
}
