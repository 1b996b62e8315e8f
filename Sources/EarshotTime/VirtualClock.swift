/// The clock of one session: it stands still until its owner advances it.
public final class VirtualClock {
  /// Names one scheduled action.
  public struct Token: Hashable, Sendable {
    let number: Int
  }

  /// The time since the session began.
  public private(set) var now: Duration = .zero
  private var entries: [(deadline: Duration, token: Token, action: () -> Void)] = []
  private var scheduled = 0

  /// Makes a clock that stands at zero.
  public init() {}

  /// Runs `action` once when the clock reaches `deadline`.
  public func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> Token {
    scheduled += 1
    let token = Token(number: scheduled)
    entries.append((deadline, token, action))
    return token
  }

  /// Takes an action back.
  public func cancel(_ token: Token) {
    entries.removeAll { $0.token == token }
  }

  /// Moves the clock on, running what is due in order.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = entries.filter({ $0.deadline <= end }).min(by: { $0.deadline < $1.deadline }) {
      cancel(next.token)
      now = max(now, next.deadline)
      next.action()
    }
    now = end
  }
}
