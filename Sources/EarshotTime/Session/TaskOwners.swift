import Synchronization

/// Which session each task belongs to.
///
/// One table for the process, because Swift's executors are: a job reaches them from any thread with nothing but its
/// task's id. Ids are never used twice, and the entries of a session go when it ends.
enum TaskOwners {
  private struct Table {
    var owners: [UInt64: SessionQueue] = [:]
    var tasks: [ObjectIdentifier: [UInt64]] = [:]
  }

  private static let table = Mutex(Table())

  static func owner(of task: UInt64) -> SessionQueue? {
    table.withLock { $0.owners[task] }
  }

  static func note(_ task: UInt64, owner: SessionQueue) {
    table.withLock {
      guard $0.owners.updateValue(owner, forKey: task) == nil else { return }
      $0.tasks[ObjectIdentifier(owner), default: []].append(task)
    }
  }

  static func forget(_ owner: SessionQueue) {
    table.withLock {
      for task in $0.tasks.removeValue(forKey: ObjectIdentifier(owner)) ?? [] { $0.owners[task] = nil }
    }
  }
}
