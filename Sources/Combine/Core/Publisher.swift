/// Delivers a sequence of values over time to subscribers.
public protocol Publisher<Output, Failure> {
  /// The kind of values.
  associatedtype Output
  /// The kind of error that may end the sequence; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber: gives it a subscription, then what that demands. Called by `subscribe`.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}

/// A publisher that begins only when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins to deliver; cancelling what it returns ends that.
  func connect() -> any Cancellable
}
