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

  /// Keeps `action` until `deadline`.
  @discardableResult
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

  /// Moves the present on; everything due before must have been taken.
  package func advanceNow(to time: Duration) { now = time }
}
