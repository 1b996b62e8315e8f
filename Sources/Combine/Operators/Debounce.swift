extension Publishers {
  /// Delivers a value when no other one has come for some time; in a session, by its clock.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The error of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How long none may have come.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where they are delivered.
    public let scheduler: Context
    /// How.
    public let options: Context.SchedulerOptions?

    /// Makes one for an upstream publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let way = Debouncing(to: subscriber) { [self] afterPause, action in
        guard afterPause else { return scheduler.schedule(options: options, action) }
        let date = scheduler.now.advanced(by: dueTime)
        scheduler.schedule(after: date, tolerance: scheduler.minimumTolerance, options: options, action)
      }
      upstream.subscribe(way)
    }
  }
}

extension Publisher {
  /// Delivers a value when no other one has come for `dueTime`; in a session, by its clock.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
