/// What is known about the owner of a task that has been enqueued before.
package enum TaskOwner {
  /// It belongs to a session that has not ended.
  case session(SessionQueue)
  /// It was started outside of all sessions.
  case nobody
}

extension SessionQueue {
  /// Who owns a task, or nil if it has not been noted, or its session has ended.
  package static func owner(ofTask id: UInt64) -> TaskOwner? { TaskOwners.process.owner(of: id) }

  /// Notes that a task belongs to no session.
  package static func disown(task id: UInt64) { TaskOwners.process.noteOutsider(id) }

  /// Notes that a task belongs to this session, until the session ends.
  package func own(task id: UInt64) {
    guard !hasEnded else { return }
    TaskOwners.process.note(id, owner: self)
  }
}
