/// Keeps a value, and delivers it to each new subscriber, then every new one. Who has no demand gets the latest as
/// soon as it has.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()
  private let lock = Lock()
  private var current: Output
  private var hasEnded = false

  /// Makes one with its first value.
  public init(_ value: Output) { current = value }

  /// The value. Setting it delivers it.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber; after the end it gets the completion only.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber, to: self) { self.value }
  }

  /// Keeps and delivers a value; after the end nothing happens.
  public func send(_ value: Output) {
    let replaced = lock.withLock { () -> Output? in
      guard !hasEnded else { return nil }
      defer { current = value }
      return current
    }
    if replaced != nil { broadcast.send(value) }
  }

  /// Ends the sequence.
  public func send(completion: Subscribers.Completion<Failure>) {
    lock.withLock { hasEnded = true }
    broadcast.finish(completion)
  }

  /// Demands all values of another publisher.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
