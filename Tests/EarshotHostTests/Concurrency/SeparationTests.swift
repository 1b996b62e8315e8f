import EarshotHost
import EarshotTime
import EarshotUI
import Foundation
import Synchronization
import Testing

/// Sessions don't mix with each other, nor with what runs outside of them.
@Suite struct SeparationTests {
  @Test func fiftyParallelSessionsKeepApart() async {
    let logs = await withTaskGroup(of: [String].self) { group in
      for number in 0..<50 { group.addTask { await Self.playedThrough(number) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(logs.count == 50)
    for log in logs {
      #expect(log == ["0 closure", "0 task", "0 detached", "100 later", "100 slept", "200 global"])
    }
  }

  @Test func fiftySessionsOnDifferentThreadsKeepApart() async {
    let logs = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<50 {
        group.addTask {
          let session = BareSession()
          session.run {
            Task.detached {
              try await Task.sleep(for: .milliseconds(20))
              session.noteTime("detached")
            }
            DispatchQueue.global().async { session.noteTime("closure") }
          }
          session.advance(.seconds(1))
          return session.log
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(logs == Array(repeating: ["0 closure", "20 detached"], count: 50))
  }

  @Test @MainActor func tasksOutsideKeepRealTime() async throws {
    let session = BareSession()
    session.run { Task { try await Task.sleep(for: .seconds(3600)) } }
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(5))
    try await Task.detached { try await Task.sleep(nanoseconds: 5_000_000) }.value
    try await ContinuousClock().sleep(for: .milliseconds(5))
    try await SuspendingClock().sleep(for: .milliseconds(5))
    #expect(start.duration(to: .now) >= .milliseconds(20))
    #expect(session.queue.clock.now == .zero)
  }

  @Test @MainActor func closuresOutsideGoToTheRealQueues() async {
    let session = BareSession()
    for queue in [DispatchQueue.main, .global()] {
      await withCheckedContinuation { done in queue.async { done.resume() } }
      await withCheckedContinuation { done in queue.async(qos: .default) { done.resume() } }
      await withCheckedContinuation { done in queue.async(group: DispatchGroup()) { done.resume() } }
      await withCheckedContinuation { done in queue.asyncAfter(deadline: .now() + 0.001) { done.resume() } }
      await withCheckedContinuation { done in
        queue.asyncAfter(deadline: .now() + 0.001, qos: .default) { done.resume() }
      }
      await withCheckedContinuation { done in queue.asyncAfter(wallDeadline: .now() + 0.001) { done.resume() }
      }
    }
    #expect(!session.queue.hasReadyWork)
  }

  @Test @MainActor func aTaskOutsideIsNotDrawnIntoTheSessionThatResumesIt() async {
    let session = BareSession()
    let (words, continuation) = AsyncStream.makeStream(of: String.self)
    let listener = Task { () -> Bool in
      for await word in words { session.note("outside heard \(word)") }
      return SessionQueue.current == nil
    }
    await Task.yield()
    session.run {
      Task {
        continuation.yield("a word")
        continuation.finish()
        session.note("said")
      }
    }
    #expect(session.log == ["said"])
    #expect(await listener.value)
    #expect(session.log == ["said", "outside heard a word"])
  }

  @Test @MainActor func whatARealThreadResumesArrivesInTheSession() async {
    let session = BareSession()
    let mayResume = DispatchSemaphore(value: 0)
    session.run {
      Task {
        await withCheckedContinuation { done in
          Thread.detachNewThread {
            mayResume.wait()
            done.resume()
          }
        }
        session.note("resumed")
      }
    }
    await withCheckedContinuation { arrived in
      session.queue.onWake = { arrived.resume() }
      mayResume.signal()
    }
    #expect(session.log == [])
    session.settle()
    #expect(session.log == ["resumed"])
  }

  @Test @MainActor func aSessionInsideASessionIsItsOwn() {
    let outer = BareSession()
    let inner = BareSession()
    outer.run {
      Task {
        outer.note("outer")
        inner.run { Task { inner.note("inner") } }
        Task { outer.note("outer again") }
      }
    }
    #expect(outer.log == ["outer", "outer again"])
    #expect(inner.log == ["inner"])
  }

  @Test @MainActor func interactivelyOnlyClosuresForTheMainQueueAreTaken() async {
    let queue = SessionQueue(mode: .interactive)
    let log = Mutex<[String]>([])
    await withCheckedContinuation { done in
      queue.enter {
        DispatchQueue.main.async { log.withLock { $0.append("main") } }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.withLock { $0.append("later") } }
        DispatchQueue.global().async { done.resume() }
      }
    }
    #expect(queue.clock.nextDeadline == .seconds(1))
    #expect(queue.runReady() == 1)
    #expect(queue.runDue(through: .seconds(1)))
    #expect(log.withLock { $0 } == ["main", "later"])
  }

  @Test @MainActor func interactivelyTasksRunOnTheRealExecutors() async {
    let queue = SessionQueue(mode: .interactive)
    let task = queue.enter {
      Task {
        try await Task.sleep(for: .milliseconds(1))
        DispatchQueue.main.async {}
      }
    }
    _ = await task.result
    #expect(queue.clock.nextDeadline == nil)
    #expect(queue.runReady() == 1)
  }

  @Test @MainActor func anEndedSessionRunsNothingMore() {
    let session = BareSession()
    session.run {
      Task {
        try await Task.sleep(for: .seconds(1))
        session.note("slept")
      }
    }
    session.queue.enter { _ = Task { session.note("started") } }
    session.queue.end()
    session.advance(.seconds(2))
    #expect(session.log == [])
  }

  @MainActor private static func playedThrough(_ number: Int) async -> [String] {
    let session = BareSession()
    session.run {
      DispatchQueue.main.async { session.noteTime("closure") }
      Task { session.noteTime("task") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { session.noteTime("later") }
      Task.detached {
        session.noteTime("detached")
        try await Task.sleep(for: .milliseconds(100))
        session.noteTime("slept")
      }
    }
    await Task.yield()
    session.advance(.milliseconds(100))
    for _ in 0..<number % 5 { await Task.yield() }
    session.run {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { session.noteTime("global") }
    }
    await Task.yield()
    session.advance(.milliseconds(100))
    return session.log
  }
}
