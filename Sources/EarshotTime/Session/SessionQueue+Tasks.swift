extension SessionQueue {
  /// The session that a task belongs to, if it was noted for one that has not ended.
  package static func owner(ofTask id: UInt64) -> SessionQueue? { TaskOwners.owner(of: id) }

  /// Notes that a task belongs to this session, until the session ends.
  package func own(task id: UInt64) {
    guard !hasEnded else { return }
    TaskOwners.note(id, owner: self)
  }
}
