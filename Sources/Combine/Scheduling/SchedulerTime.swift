import Dispatch
import EarshotTime

/// An instant of a queue or run loop: of the session's clock if it was read in a session, else of the machine's.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// From when the nanoseconds count.
  enum Origin: Hashable, Sendable {
    /// The start of the machine.
    case machine
    /// The start of the session.
    case session
    /// The moment at which the session takes notice: a real thread works for it, which may not read its clock.
    case arrival
  }

  let origin: Origin
  let nanoseconds: Int

  /// The present for code that goes to `session`, or to none.
  static func now(in session: SessionQueue?) -> SchedulerTime {
    guard let session else { return SchedulerTime(.now()) }
    guard session.isEntered else { return SchedulerTime(origin: .arrival, nanoseconds: 0) }
    return SchedulerTime(origin: .session, nanoseconds: Int(session.clock.now.nanoseconds))
  }

  init(origin: Origin, nanoseconds: Int) {
    self.origin = origin
    self.nanoseconds = nanoseconds
  }

  /// An instant of the machine's clock.
  public init(_ time: DispatchTime) {
    self.init(origin: .machine, nanoseconds: Int(clamping: time.uptimeNanoseconds))
  }

  /// The instant on the machine's clock; one of a session counts from the machine's present.
  public var dispatchTime: DispatchTime {
    let base = origin == .machine ? 0 : Int(clamping: DispatchTime.now().uptimeNanoseconds)
    return DispatchTime(uptimeNanoseconds: UInt64(max(1, base + nanoseconds)))
  }

  /// From this instant to another one.
  public func distance(to other: SchedulerTime) -> SchedulerTimeStride {
    SchedulerTimeStride(magnitude: other.nanoseconds - nanoseconds)
  }

  /// The instant that is `n` later.
  public func advanced(by n: SchedulerTimeStride) -> SchedulerTime {
    SchedulerTime(origin: origin, nanoseconds: nanoseconds + n.magnitude)
  }

  /// Runs `work` at this instant, by the session's clock; one of the machine counts from its present, in whole
  /// milliseconds.
  @discardableResult
  func schedule(in session: SessionQueue, _ work: @escaping SessionQueue.Work) -> ScheduledWork {
    switch origin {
    case .session:
      return session.schedule(at: .nanoseconds(nanoseconds), work)
    case .arrival:
      return session.schedule(after: .nanoseconds(nanoseconds), work)
    case .machine:
      let left = nanoseconds - SchedulerTime(.now()).nanoseconds
      return session.schedule(after: .milliseconds((left + 500_000) / 1_000_000), work)
    }
  }
}
