import Testing

@testable import EarshotTime

@Suite struct TaskOwnershipTests {
  private let owners = TaskOwners()

  @Test func aTaskKeepsItsSessionUntilThatEnds() {
    let queue = SessionQueue()
    #expect(description(of: 7) == "unknown")
    owners.note(7, owner: queue)
    #expect(owner(of: 7) === queue)
    owners.forget(queue)
    #expect(description(of: 7) == "unknown")
  }

  @Test func tasksFromBeforeTheFirstSessionBelongToNobody() {
    owners.note(7, owner: SessionQueue())
    owners.noteOutsider(9)
    #expect((5...10).map(description) == ["nobody", "nobody", "session", "unknown", "nobody", "unknown"])
  }

  @Test func anEndedQueueOwnsNothingNew() {
    let queue = SessionQueue()
    queue.end()
    queue.own(task: .max)
    if case .session = SessionQueue.owner(ofTask: .max) { Issue.record("An ended queue owns a task.") }
  }

  @Test func idsAreKeptABitEachFromTheFirstOn() {
    var ids = TaskIDSet(below: 100)
    #expect(ids.contains(99))
    #expect(!ids.contains(100))
    for id in [100, 163, 164, 1000] as [UInt64] { ids.insert(id) }
    #expect((0..<2000).filter { ids.contains($0) } == Array(0...100) + [163, 164, 1000])
  }

  private func owner(of id: UInt64) -> SessionQueue? {
    if case .session(let queue) = owners.owner(of: id) { queue } else { nil }
  }

  private func description(of id: UInt64) -> String {
    switch owners.owner(of: id) {
    case .session: "session"
    case .nobody: "nobody"
    case nil: "unknown"
    }
  }
}
