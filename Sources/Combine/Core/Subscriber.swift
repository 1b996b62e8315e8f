/// Receives values from a publisher, as many as it demands.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values.
  associatedtype Input
  /// The kind of error that may end the sequence.
  associatedtype Failure: Error

  /// Called first and once, with the connection to the publisher.
  func receive(subscription: any Subscription)
  /// Called with each value. Returns how many more are wanted, beyond what was demanded before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called last, at most once.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Tells a subscriber of empty values that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers, and of what they tell publishers.
public enum Subscribers {}

extension Subscribers {
  /// How a sequence of values has ended.
  @frozen public enum Completion<Failure: Error> {
    /// In the regular way.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
