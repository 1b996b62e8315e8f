import EarshotTime
import EarshotUI
import Foundation
import Testing

/// Delays are exact in virtual time, however they are asked for.
@MainActor @Suite struct SleepTests {
  @Test func everyKindOfSleepIsExact() {
    let session = BareSession()
    session.run {
      Task {
        try await Task.sleep(nanoseconds: 100_000_000)
        session.noteTime("nanoseconds")
        try await Task.sleep(for: .milliseconds(100))
        session.noteTime("for")
        try await ContinuousClock().sleep(for: .seconds(0.1))
        session.noteTime("continuous clock")
        try await SuspendingClock().sleep(for: .milliseconds(1))
        session.noteTime("suspending clock")
        try await Task.sleep(until: .now + .seconds(0.1), clock: .continuous)
        session.noteTime("until")
        try await Task.sleep(for: .milliseconds(250), tolerance: .seconds(1))
        session.noteTime("tolerance")
        try await Task.sleep(for: .milliseconds(5), clock: .suspending)
        session.noteTime("given clock")
        let clock: any Clock<Duration> = ContinuousClock()
        try await clock.sleep(for: .seconds(2))
        session.noteTime("any clock")
      }
    }
    #expect(session.log == [])
    session.advance(.seconds(10))
    #expect(
      session.log == [
        "100 nanoseconds", "200 for", "300 continuous clock", "301 suspending clock", "401 until",
        "651 tolerance",
        "656 given clock", "2656 any clock",
      ])
    #expect(session.queue.clock.now == .seconds(10))
  }

  @Test func everyKindOfDispatchAfterIsExact() {
    let session = BareSession()
    session.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { session.noteTime("seconds") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(99)) { session.noteTime("interval") }
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.101, qos: .userInitiated) {
        session.noteTime("quality")
      }
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.25) { session.noteTime("wall") }
      DispatchQueue.main.asyncAfter(deadline: .now() - 1) { session.noteTime("past") }
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { session.noteTime("never") }
      DispatchQueue.main.asyncAfter(wallDeadline: .distantFuture) { session.noteTime("never") }
    }
    #expect(session.log == ["0 past"])
    session.advance(.seconds(1))
    #expect(session.log == ["0 past", "99 interval", "100 seconds", "101 quality", "250 wall"])
    #expect(session.queue.clock.nextDeadline == nil)
  }

  @Test func thoseDueTogetherComeInTheOrderInWhichTheyWereAsked() {
    let session = BareSession()
    session.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { session.noteTime("closure 1") }
      Task {
        try await Task.sleep(for: .milliseconds(100))
        session.noteTime("task")
      }
      Task.detached {
        try await Task.sleep(until: .now + .milliseconds(100), clock: .continuous)
        session.noteTime("until")
      }
    }
    session.run { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { session.noteTime("closure 2") } }
    session.advance(.milliseconds(99))
    #expect(session.log == [])
    session.advance(.milliseconds(1))
    #expect(session.log == ["100 closure 1", "100 task", "100 until", "100 closure 2"])
  }

  @Test func aCancelledSleepThrowsAtOnceAndLeavesNothingBehind() {
    let session = BareSession()
    session.run {
      let sleeper = Task {
        do {
          try await Task.sleep(for: .seconds(60))
        } catch {
          session.noteTime("\(type(of: error))")
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { sleeper.cancel() }
    }
    session.advance(.seconds(1))
    #expect(session.log == ["500 CancellationError"])
    #expect(session.queue.clock.nextDeadline == nil)
  }

  @Test func aSleepInATaskThatIsAlreadyCancelledThrows() {
    let session = BareSession()
    session.run {
      let sleeper = Task {
        do {
          try await Task.sleep(for: .seconds(60))
        } catch {
          session.noteTime("\(type(of: error))")
        }
      }
      sleeper.cancel()
    }
    #expect(session.log == ["0 CancellationError"])
    #expect(session.queue.clock.nextDeadline == nil)
  }

  @Test func aSleepOfNothingIsReadyAtOnce() {
    let session = BareSession()
    session.run {
      Task {
        try await Task.sleep(for: .zero)
        try await Task.sleep(until: .now, clock: .continuous)
        session.noteTime("awake")
      }
    }
    #expect(session.log == ["0 awake"])
  }

  @Test func aTickingTaskTicksExactly() {
    let session = BareSession()
    session.run {
      Task {
        while true {
          try await Task.sleep(for: .seconds(1))
          session.noteTime("tick")
        }
      }
    }
    session.advance(.milliseconds(3500))
    #expect(session.log == ["1000 tick", "2000 tick", "3000 tick"])
  }

  @Test func aTimeoutRacesWithWork() {
    let session = BareSession()
    session.run {
      Task {
        let winner = try await withThrowingTaskGroup(of: String.self) { group in
          group.addTask {
            try await Task.sleep(for: .seconds(2))
            return "work"
          }
          group.addTask {
            try await Task.sleep(for: .seconds(1))
            return "timeout"
          }
          defer { group.cancelAll() }
          return try await group.next()
        }
        session.noteTime(winner ?? "nobody")
      }
    }
    session.advance(.seconds(5))
    #expect(session.log == ["1000 timeout"])
  }
}
