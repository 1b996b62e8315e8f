/// A publisher that is fed from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to the subscribers.
  func send(_ value: Output)
  /// Ends the sequence.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription to another publisher, whose values are to be delivered.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells the subscribers that something has happened.
  public func send() { send(()) }
}

extension Publisher {
  /// Delivers everything through a subject too, until what it returns is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let feeder = SubjectFeeder(subject)
    subscribe(feeder)
    return AnyCancellable(feeder)
  }
}

/// Feeds a subject from a publisher.
private final class SubjectFeeder<S: Subject>: Subscriber, Cancellable {
  private let lock = Lock()
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    let subject = lock.withLock {
      self.subscription = subscription
      return self.subject
    }
    subject?.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    lock.withLock { subject }?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    close().subject?.send(completion: completion)
  }

  func cancel() {
    close().subscription?.cancel()
  }

  private func close() -> (subject: S?, subscription: (any Subscription)?) {
    lock.withLock { (subject.take(), subscription.take()) }
  }
}
