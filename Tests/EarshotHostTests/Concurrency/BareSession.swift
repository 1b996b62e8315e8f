import EarshotHost
import EarshotTime
import Synchronization
import Testing

/// A session without views: it settles and advances as a real one does, and keeps a log with virtual times.
final class BareSession: Sendable {
  let queue = SessionQueue.virtual()
  private let entries = Mutex<[String]>([])

  deinit { queue.end() }

  var log: [String] { entries.withLock { $0 } }

  func note(_ text: String) { entries.withLock { $0.append(text) } }

  /// Notes `text` with the session's time in milliseconds, as in "100 closure".
  func noteTime(_ text: String) { note("\(queue.clock.now.nanoseconds / 1_000_000) \(text)") }

  /// Runs `body` in the session, then all that it started.
  func run(_ body: () throws -> Void) rethrows {
    try queue.enter {
      try body()
      settle()
    }
  }

  func settle() {
    queue.enter {
      let count = queue.runReady(limit: 100_000)
      #expect(count < 100_000, "Something keeps making work.")
    }
  }

  func advance(_ duration: Duration) {
    queue.enter {
      settle()
      let end = queue.clock.now + duration
      while queue.runDue(through: end) { settle() }
      queue.clock.advanceNow(to: end)
    }
  }
}
