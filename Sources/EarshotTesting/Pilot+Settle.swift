import EarshotHost
import EarshotScript

extension Pilot {
  /// Waits for work that real threads resume, such as reading a file: lets them go on until `condition` holds. Everything
  /// else has happened anyway when a call comes back, so most tests never need this.
  ///
  /// ```swift
  /// try await app.settle { app.screen.contains("42 entries") }
  /// ```
  ///
  /// No clock is read: `limit` counts how often the test gives way to others. The condition is looked at whenever the
  /// app did something, and at times in between.
  ///
  /// - Throws: ``SettleError`` when the condition does not hold after that.
  public func settle(limit: Int = 1_000_000, until condition: () -> Bool) async throws(SettleError) {
    for turn in 0..<limit {
      if stage.session.queue.hasReadyWork || turn % 1000 == 0 {
        stage.handle(.wake)
        if condition() { return }
      }
      await Task.yield()
    }
    stage.handle(.wake)
    if !condition() { throw SettleError(limit: limit, state: stage.stateDescription) }
  }
}

/// What a test waited for did not come about.
public struct SettleError: Error, Equatable, Sendable, CustomStringConvertible {
  /// How often the test gave way.
  public let limit: Int
  /// The cursors, the keyboard focus, all focus properties, the last utterances and the screen.
  public let state: String

  /// What is wrong, and the state.
  public var description: String {
    "The condition did not hold after giving way \(limit) times; is the work that it waits for started?\n\(state)"
  }
}
