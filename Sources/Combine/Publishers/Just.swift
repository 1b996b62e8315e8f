/// Delivers one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
  /// Nothing can fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes one for a value.
  public init(_ output: Output) { self.output = output }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: JustSubscription(output, to: subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}

private final class JustSubscription<Downstream: Subscriber>: Subscription where Downstream.Failure == Never {
  private let lock = Lock()
  private let output: Downstream.Input
  private var downstream: Downstream?

  init(_ output: Downstream.Input, to downstream: Downstream) {
    self.output = output
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    precondition(demand > .none, "A subscriber must demand at least one value.")
    guard let receiver = lock.withLock({ downstream.take() }) else { return }
    _ = receiver.receive(output)
    receiver.receive(completion: .finished)
  }

  func cancel() {
    _ = lock.withLock { downstream.take() }
  }
}
