import Synchronization

/// Which session each task belongs to.
///
/// There is one for the process, because Swift's executors are: a job reaches them from any thread with nothing but its
/// task's id. Ids are never used twice, and the entries of a session go when it ends. Tasks of no session are noted
/// too, so that such a task (a test that waits for something a session does) isn't drawn into the session that
/// resumes it.
final class TaskOwners: Sendable {
  static let process = TaskOwners()

  private struct Table {
    var owners: [UInt64: SessionQueue] = [:]
    var tasks: [ObjectIdentifier: [UInt64]] = [:]
    /// Nil until a session owns a task; that one is new, so all with smaller ids were there before any session.
    var outsiders: TaskIDSet?
  }

  private let table = Mutex(Table())

  func owner(of task: UInt64) -> TaskOwner? {
    table.withLock {
      if let session = $0.owners[task] { return .session(session) }
      return $0.outsiders?.contains(task) == true ? .nobody : nil
    }
  }

  func note(_ task: UInt64, owner: SessionQueue) {
    table.withLock {
      if $0.outsiders == nil { $0.outsiders = TaskIDSet(below: task) }
      guard $0.owners.updateValue(owner, forKey: task) == nil else { return }
      $0.tasks[ObjectIdentifier(owner), default: []].append(task)
    }
  }

  func noteOutsider(_ task: UInt64) {
    table.withLock { $0.outsiders?.insert(task) }
  }

  func forget(_ owner: SessionQueue) {
    table.withLock {
      for task in $0.tasks.removeValue(forKey: ObjectIdentifier(owner)) ?? [] { $0.owners[task] = nil }
    }
  }
}
