/// Time that moves only when its owner says so: a present, and actions that wait for deadlines.
///
/// Deadlines are durations since the clock was made. Actions come out in the order of their deadlines, those with
/// the same deadline in the order in which they were scheduled. The clock is confined to its owner, which also runs
/// the actions it takes out.
public final class VirtualClock {
  /// Names one scheduled action, to cancel it.
  public struct Token: Hashable, Sendable {
    let sequence: UInt64
  }

  /// The present, as the time since the clock was made.
  public var now: Duration { present }

  /// Read at every step of a cursor; checked at compile time only, since nobody is called back while it changes.
  @exclusivity(unchecked) private var present: Duration = .zero

  private var deadlines = DeadlineHeap()
  private var actions: [UInt64: () -> Void] = [:]
  private var nextSequence: UInt64 = 0

  /// Makes a clock that stands at zero.
  public init() {}

  /// Keeps `action` until `deadline`. A deadline in the past is due at once: it counts as `now`.
  @discardableResult
  public func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> Token {
    let sequence = nextSequence
    nextSequence += 1
    deadlines.insert(Deadline(time: max(deadline, now), sequence: sequence))
    actions[sequence] = action
    return Token(sequence: sequence)
  }

  /// Forgets an action; nothing happens if it was taken or cancelled before.
  public func cancel(_ token: Token) {
    guard actions.removeValue(forKey: token.sequence) != nil else { return }
    dropCancelled()
  }

  /// When the next action is due, or nil if none is waiting.
  public var nextDeadline: Duration? { deadlines.first?.time }

  /// How many actions are waiting.
  package var count: Int { actions.count }

  /// How many places the waiting actions and the remains of cancelled ones take; proves that these don't pile up.
  package var storedCount: Int { deadlines.count }

  /// Takes out the next action that is due at `end` or before, and moves `now` to its deadline.
  package func takeDue(through end: Duration) -> (() -> Void)? {
    guard let next = deadlines.first, next.time <= end else { return nil }
    deadlines.removeFirst()
    present = next.time
    let action = actions.removeValue(forKey: next.sequence)
    dropCancelled()
    return action
  }

  /// Moves the present on; everything due before must have been taken.
  package func advanceNow(to time: Duration) {
    precondition(time >= now, "A clock can't go back from \(now) to \(time).")
    precondition(nextDeadline.map { $0 >= time } ?? true, "An action is due before \(time).")
    present = time
  }

  /// Forgets every action.
  package func cancelAll() {
    actions.removeAll()
    deadlines = DeadlineHeap()
  }

  /// Keeps the first deadline a live one, and the dead ones fewer than the live, so that a cancelled action costs
  /// no more than one that was run.
  private func dropCancelled() {
    while let first = deadlines.first, actions[first.sequence] == nil { deadlines.removeFirst() }
    if deadlines.count > 2 * actions.count { deadlines.removeAll { actions[$0.sequence] == nil } }
  }
}
