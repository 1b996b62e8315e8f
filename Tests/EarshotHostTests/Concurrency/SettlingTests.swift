import EarshotHost
import EarshotTime
import EarshotUI
import Foundation
import Testing

/// Everything that Swift concurrency and Dispatch offer to do something later is done inside one synchronous call.
@MainActor @Suite struct SettlingTests {
  @Test func executorsAreInstalled() {
    #expect(SessionExecutors.isInstalled)
  }

  @Test func tasksAndClosuresRunInOrderOfArrival() {
    let session = BareSession()
    session.run {
      DispatchQueue.main.async { session.note("closure 1") }
      Task { session.note("task 1") }
      DispatchQueue.main.async {
        session.note("closure 2")
        DispatchQueue.main.async { session.note("inner closure") }
      }
      Task { @MainActor in
        session.note("task 2")
        await Task.yield()
        session.note("task 2 after yielding")
      }
    }
    #expect(
      session.log == [
        "closure 1", "task 1", "closure 2", "task 2", "inner closure", "task 2 after yielding",
      ])
  }

  @Test func detachedTasksHopToTheMainActorAndBack() {
    let session = BareSession()
    session.run {
      Task.detached {
        session.note("off")
        await MainActor.run { session.note("on") }
        session.note("off again")
      }
    }
    #expect(session.log == ["off", "on", "off again"])
  }

  @Test func childTasksAreJoined() {
    let session = BareSession()
    session.run {
      Task {
        async let first = described(1)
        async let second = described(2)
        session.note(await first + second)
        let sum = await withTaskGroup(of: Int.self) { group in
          for number in 1...10 { group.addTask { number } }
          var sum = 0
          for await number in group { sum += number }
          return sum
        }
        session.note("sum \(sum)")
      }
    }
    #expect(session.log == ["12", "sum 55"])
  }

  @Test func actorsTakeTurns() {
    let session = BareSession()
    let counter = Counter()
    session.run {
      for name in ["a", "b"] {
        Task {
          session.note("\(name) \(await counter.next())")
          session.note("\(name) \(await counter.next())")
        }
      }
    }
    #expect(session.log == ["a 1", "b 2", "a 3", "b 4"])
  }

  @Test func streamsAreRead() {
    let session = BareSession()
    session.run {
      let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
      Task {
        for await number in numbers { session.note("got \(number)") }
        session.note("finished")
      }
      Task.detached {
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
      }
    }
    #expect(session.log == ["got 1", "got 2", "finished"])
  }

  @Test func backgroundQueuesComeBackToTheMainQueue() {
    let session = BareSession()
    session.run {
      DispatchQueue.global().async {
        session.note("background")
        DispatchQueue.main.async { session.note("main") }
      }
      DispatchQueue(label: "own").async(qos: .utility) { session.note("own queue") }
    }
    #expect(session.log == ["background", "own queue", "main"])
  }

  @Test func groupsAreLeftWhenTheirClosureHasRun() {
    let session = BareSession()
    let group = DispatchGroup()
    session.queue.enter { DispatchQueue.global().async(group: group) { session.note("member") } }
    #expect(group.wait(timeout: .now()) == .timedOut)
    session.settle()
    #expect(group.wait(timeout: .now()) == .success)
    #expect(session.log == ["member"])
  }

  @Test func mainActorStateNeedsNoHopInAClosureForTheMainQueue() {
    let session = BareSession()
    let model = Model()
    session.run {
      DispatchQueue.main.async { model.count += 1 }
      DispatchQueue.main.asyncAfter(deadline: .now()) { model.count += 1 }
    }
    #expect(model.count == 2)
  }

  @Test func worksFromAnAsynchronousTest() async {
    let session = BareSession()
    await Task.yield()
    session.run { Task { session.noteTime(await described(1)) } }
    await Task.yield()
    session.run { Task.detached { session.noteTime(await described(2)) } }
    #expect(session.log == ["0 1", "0 2"])
  }

  @Test nonisolated func worksFromATestThatIsNotOnTheMainActor() {
    let session = BareSession()
    session.run { Task { session.note(await described(1)) } }
    #expect(session.log == ["1"])
  }

  @Test func mainActorChecksHoldInsideASettledJob() {
    let session = BareSession()
    session.run {
      Task.detached {
        await MainActor.run {
          MainActor.preconditionIsolated()
          MainActor.assumeIsolated { session.note("isolated") }
        }
      }
    }
    #expect(session.log == ["isolated"])
  }

  @Test func endlessWorkIsBounded() {
    let queue = SessionQueue()
    @Sendable func again() { queue.enqueue(again) }
    queue.enqueue(again)
    #expect(queue.runReady(limit: 1000) == 1000)
    #expect(queue.hasReadyWork)
    queue.end()
  }
}

@MainActor private final class Model {
  var count = 0
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private func described(_ number: Int) async -> String { "\(number)" }
