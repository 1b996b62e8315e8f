import EarshotTime
import Foundation

extension Timer {
  /// Delivers the date at regular intervals, once it is connected; in a session, by its clock.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which it fires.
    public typealias Output = Date
    /// Nothing can fail.
    public typealias Failure = Never

    /// The interval, in seconds.
    public let interval: TimeInterval
    /// How much later is good enough, in seconds.
    public let tolerance: TimeInterval?
    /// The run loop outside of sessions.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode

    private let broadcast = Broadcast<Date, Never>()

    /// Makes one that isn't connected.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Attaches a subscriber. Without demand it misses dates.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      broadcast.attach(subscriber, to: self)
    }

    /// Begins to fire, first after one interval.
    public func connect() -> any Cancellable {
      let stride = SchedulerTimeStride.seconds(interval)
      let first = runLoop.now.advanced(by: stride)
      var date = Date()
      return runLoop.schedule(after: first, interval: stride) { [broadcast, interval] in
        date += interval
        broadcast.send(date)
      }
    }
  }

  /// Delivers the date at regular intervals, once it is connected; in a session, by its clock.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
