import EarshotTime

/// Carries a value to a subscriber when no other one has come for some time.
final class Debouncing<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private let schedule: (_ afterPause: Bool, @escaping () -> Void) -> Void
  private let session = SessionQueue.current
  private var upstream: (any Subscription)?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var newest = 0

  /// Makes one that runs each delivery by `schedule`, after the pause or as soon as possible.
  init(to downstream: Downstream, by schedule: @escaping (_ afterPause: Bool, @escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    lock.withLock { downstream }?.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let number = nextNumber()
    SessionQueue.within(session) { schedule(true) { self.deliver(input, number: number) } }
    return .none
  }

  /// A value that is still waiting is dropped, as on Apple's platforms.
  func receive(completion: Subscribers.Completion<Failure>) {
    _ = nextNumber()
    SessionQueue.within(session) {
      schedule(false) { self.close().downstream?.receive(completion: completion) }
    }
  }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
  }

  func cancel() {
    close().upstream?.cancel()
  }

  private func nextNumber() -> Int {
    lock.withLock {
      newest += 1
      return newest
    }
  }

  private func deliver(_ input: Input, number: Int) {
    let receiver = lock.withLock { () -> Downstream? in
      guard number == newest, demand > .none else { return nil }
      demand -= 1
      return downstream
    }
    if let receiver { request(receiver.receive(input)) }
  }

  private func close() -> (upstream: (any Subscription)?, downstream: Downstream?) {
    lock.withLock { (upstream.take(), downstream.take()) }
  }
}
