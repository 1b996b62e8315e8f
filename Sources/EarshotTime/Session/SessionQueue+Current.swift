extension SessionQueue {
  /// The session of the task that set it, and of all tasks started from it.
  @TaskLocal package static var inherited: SessionQueue?

  /// The session that the running code belongs to: the task-local's, else the one entered on this thread.
  package static var current: SessionQueue? {
    if let inherited, !inherited.hasEnded { return inherited }
    return PumpedQueue.current
  }

  /// Whether this thread is inside this queue.
  package var isEntered: Bool { PumpedQueue.current === self }

  /// `current`, if it is a virtual one.
  package static var currentVirtual: SessionQueue? {
    guard let current, current.mode == .virtual else { return nil }
    return current
  }
}
