import EarshotTime
import Synchronization
import Testing

@Suite struct SessionQueueTests {
  private let queue = SessionQueue()
  private let log = Log()

  @Test func workRunsInOrderOfArrivalAndSoDoesWhatItAdds() {
    queue.enqueue { [queue, log] in
      log.note("a")
      queue.enqueue { log.note("c") }
    }
    queue.enqueue { [log] in log.note("b") }
    #expect(queue.runReady() == 3)
    #expect(log.entries == ["a", "b", "c"])
    #expect(queue.runReady() == 0)
  }

  @Test func noMoreIsRunThanTheLimit() {
    for number in 0..<100 { queue.enqueue { [log] in log.note("\(number)") } }
    #expect(queue.runReady(limit: 40) == 40)
    #expect(queue.hasReadyWork)
    #expect(queue.runReady(limit: 100) == 60)
    #expect(log.entries == (0..<100).map(String.init))
  }

  @Test func theCurrentQueueIsTheOneThatWasEnteredLast() {
    let other = SessionQueue()
    #expect(SessionQueue.current == nil)
    queue.enter {
      #expect(SessionQueue.current === queue)
      other.enter {
        #expect(SessionQueue.current === other)
        #expect(other.isEntered)
        #expect(!queue.isEntered)
      }
      #expect(SessionQueue.current === queue)
    }
    #expect(SessionQueue.current == nil)
  }

  @Test func theCurrentQueueIsRestoredWhenTheBodyThrows() {
    struct Oops: Error {}
    #expect(throws: Oops.self) { try queue.enter { throw Oops() } }
    #expect(SessionQueue.current == nil)
  }

  @Test func tasksInheritTheCurrentQueueUntilItEnds() async {
    let queue = SessionQueue(mode: .interactive)
    let first = queue.enter { Task { SessionQueue.current === queue } }
    #expect(await first.value)
    queue.end()
    let second = queue.enter { Task { SessionQueue.inherited === queue && SessionQueue.current == nil } }
    #expect(await second.value)
  }

  @Test func workThatArrivesUnattendedWakesOnce() {
    queue.onWake = { [log] in log.note("wake") }
    queue.enqueue {}
    queue.enqueue {}
    #expect(log.entries == ["wake"])
    queue.runReady()
    queue.enqueue {}
    #expect(log.entries == ["wake", "wake"])
  }

  @Test func workThatArrivesInsideWakesOnlyIfItIsLeft() {
    queue.onWake = { [log] in log.note("wake") }
    queue.enter {
      queue.enqueue {}
      queue.runReady()
    }
    #expect(log.entries == [])
    queue.enter { queue.enqueue {} }
    #expect(log.entries == ["wake"])
  }

  @Test func delaysRunByTheClock() {
    queue.schedule(after: .seconds(2)) { [log] in log.note("two") }
    queue.schedule(at: .seconds(1)) { [log] in log.note("one") }
    queue.schedule(after: .zero) { [log] in log.note("now") }
    queue.runReady()
    #expect(log.entries == ["now"])
    #expect(queue.runDue(through: .seconds(2)))
    #expect(queue.clock.now == .seconds(1))
    #expect(queue.runDue(through: .seconds(2)))
    #expect(!queue.runDue(through: .seconds(2)))
    #expect(log.entries == ["now", "one", "two"])
  }

  @Test func scheduledWorkCanBeCancelledBeforeAndAfterItIsArmed() {
    let early = queue.schedule(after: .seconds(1)) { [log] in log.note("early") }
    early.cancel()
    let late = queue.schedule(after: .seconds(1)) { [log] in log.note("late") }
    queue.runReady()
    #expect(queue.clock.count == 1)
    late.cancel()
    queue.runReady()
    #expect(queue.clock.count == 0)
    #expect(!queue.runDue(through: .seconds(2)))
    #expect(log.entries == [])
  }

  @Test func workArrivesFromManyThreadsInTheOrderOfEach() async {
    await withTaskGroup(of: Void.self) { group in
      for name in ["a", "b", "c"] {
        group.addTask { [queue, log] in
          for number in 0..<200 { queue.enqueue { log.note("\(name)\(number)") } }
        }
      }
    }
    #expect(queue.runReady() == 600)
    for name in ["a", "b", "c"] {
      #expect(log.entries.filter { $0.hasPrefix(name) } == (0..<200).map { "\(name)\($0)" })
    }
  }

  @Test func anEndedQueueDropsWhatItHasAndWhatComes() {
    final class Token: Sendable {}
    weak var held: Token?
    do {
      let token = Token()
      held = token
      queue.enqueue { withExtendedLifetime(token) {} }
      queue.clock.schedule(at: .seconds(1)) { withExtendedLifetime(token) {} }
    }
    #expect(held != nil)
    queue.end()
    #expect(held == nil)
    queue.enqueue { [log] in log.note("late") }
    #expect(queue.runReady() == 0)
    #expect(log.entries == [])
  }

  @Test func realTimeCountsFromTheLastEntryOrMoveOfTheClock() {
    let time = Atomic<Int>(0)
    let queue = SessionQueue(realTime: { .seconds(time.load(ordering: .relaxed)) })
    time.store(5, ordering: .relaxed)
    queue.enter {
      time.store(7, ordering: .relaxed)
      #expect(queue.realTimeSpent == .seconds(2))
      queue.enter { #expect(queue.realTimeSpent == .seconds(2)) }
      queue.clock.schedule(at: .seconds(1)) {}
      #expect(queue.runDue(through: .seconds(1)))
      #expect(queue.realTimeSpent == .zero)
    }
  }
}

private final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var entries: [String] { state.withLock { $0 } }

  func note(_ text: String) { state.withLock { $0.append(text) } }
}
