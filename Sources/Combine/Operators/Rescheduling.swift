import EarshotTime

/// Carries everything from an upstream publisher to a subscriber by way of a scheduler, in the same order.
final class Rescheduling<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  private let session = SessionQueue.current
  private var upstream: (any Subscription)?
  private var downstream: Downstream?

  /// Makes one that runs each delivery by `schedule`.
  init(to downstream: Downstream, by schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    SessionQueue.within(session) { schedule { self.deliver(input) } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    SessionQueue.within(session) { schedule { self.deliver(completion) } }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    close().upstream?.cancel()
  }

  private func deliver(_ input: Input) {
    guard let receiver = lock.withLock({ downstream }) else { return }
    let more = receiver.receive(input)
    if more > .none { request(more) }
  }

  private func deliver(_ completion: Subscribers.Completion<Failure>) {
    close().downstream?.receive(completion: completion)
  }

  private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { (upstream.take(), downstream.take()) }
  }
}
