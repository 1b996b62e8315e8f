import Dispatch
import EarshotTime
import Foundation

extension RunLoop: Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// A run loop has no options.
  public struct SchedulerOptions: Sendable {}

  /// The present, by the session's clock in a session.
  public var now: SchedulerTime { .now(in: session) }

  /// None.
  public var minimumTolerance: SchedulerTimeStride { .nanoseconds(0) }

  /// Runs an action in the run loop, or as part of the session.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SchedulerAction(run: action)
    if let session { return session.enqueue(action) }
    perform { action.run() }
  }

  /// Runs an action in the run loop at an instant, or as part of the session by its clock.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = SchedulerAction(run: action)
    if let session { return session.schedule(at: date, action) }
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, forMode: .common)
  }

  /// Runs an action in the run loop at an instant and after each interval, or as part of the session by its clock.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTimeStride, tolerance: SchedulerTimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SchedulerAction(run: action)
    if let session { return session.schedule(at: date, every: interval, action) }
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action.run() }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }

  private var session: SessionQueue? { .taking(whatIsForMain: self === RunLoop.main) }
}

extension SchedulerTime {
  /// An instant of the wall clock.
  public init(_ date: Date) {
    self = SchedulerTime(.now()).advanced(by: .seconds(date.timeIntervalSinceNow))
  }

  /// The instant on the wall clock; one of a session counts from the present there.
  public var date: Date {
    let base = origin == .machine ? SchedulerTime(.now()).nanoseconds : 0
    return Date(timeIntervalSinceNow: Double(nanoseconds - base) / 1e9)
  }
}
