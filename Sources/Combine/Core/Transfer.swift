/// Carries values from an upstream publisher to a subscriber through a function that may drop them, in which case one
/// more is demanded.
final class Transfer<Input, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let transform: (Input) -> Downstream.Input?
  private var upstream: (any Subscription)?
  private var downstream: Downstream?

  init(to downstream: Downstream, _ transform: @escaping (Input) -> Downstream.Input?) {
    self.downstream = downstream
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let receiver = lock.withLock({ downstream }) else { return .none }
    guard let output = transform(input) else { return .max(1) }
    return receiver.receive(output)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    close().downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    close().upstream?.cancel()
  }

  private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { (upstream.take(), downstream.take()) }
  }
}
