/// Delivers what it is sent to those who are subscribed at that moment. Who has no demand misses the value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()

  /// Makes one without subscribers.
  public init() {}

  /// Attaches a subscriber; after the end it gets the completion only.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    broadcast.attach(subscriber, to: self)
  }

  /// Delivers a value.
  public func send(_ value: Output) { broadcast.send(value) }

  /// Ends the sequence.
  public func send(completion: Subscribers.Completion<Failure>) { broadcast.finish(completion) }

  /// Demands all values of another publisher.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
