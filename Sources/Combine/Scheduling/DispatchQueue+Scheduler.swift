import Dispatch
import EarshotTime

extension DispatchQueue: Scheduler {
  /// An instant.
  public typealias SchedulerTimeType = SchedulerTime

  /// How something is run; a session takes no notice of it.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// Flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// A group of which it is a member.
    public var group: DispatchGroup?

    /// Makes options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  /// The present, by the session's clock in a session.
  public var now: SchedulerTime { .now(in: .taking(closuresFor: self)) }

  /// None.
  public var minimumTolerance: SchedulerTimeStride { .nanoseconds(0) }

  /// Runs an action on the queue, or as part of the session.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = SchedulerAction(run: action)
    if let session = SessionQueue.taking(closuresFor: self) { return session.enqueue(action) }
    async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.run()
    }
  }

  /// Runs an action on the queue at an instant, or as part of the session by its clock.
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTimeStride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = SchedulerAction(run: action)
    if let session = SessionQueue.taking(closuresFor: self) { return session.schedule(at: date, action) }
    asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
      action.run()
    }
  }

  /// Runs an action on the queue at an instant and after each interval, or as part of the session by its clock.
  public func schedule(
    after date: SchedulerTime, interval: SchedulerTimeStride, tolerance: SchedulerTimeStride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = SchedulerAction(run: action)
    if let session = SessionQueue.taking(closuresFor: self) {
      return session.schedule(at: date, every: interval, action)
    }
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action.run() }
    timer.schedule(deadline: date.dispatchTime, repeating: .nanoseconds(interval.magnitude))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
