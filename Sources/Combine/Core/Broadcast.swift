/// The subscribers of one source, in the order in which they came.
final class Broadcast<Output, Failure: Error> {
  private let lock = Lock()
  private var outlets = OutletList<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?

  /// Attaches a subscriber, which keeps `source` alive. With a `current` value it begins with that, and gets the latest
  /// as soon as it has demand.
  func attach<S: Subscriber>(
    _ subscriber: S, to source: AnyObject, current: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    let subscription = DemandSubscription(subscriber, keepsLatest: current != nil)
    let ended = lock.withLock { () -> Subscribers.Completion<Failure>? in
      if completion == nil { outlets.insert(subscription) }
      return completion
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: ended)
    }
    if let current { subscription.offer(current()) }  // read after it was inserted, so that none is missed
    let id = ObjectIdentifier(subscription)
    subscription.onCancel { [self] in withExtendedLifetime(source) { detach(id) } }
    subscriber.receive(subscription: subscription)
  }

  /// Delivers a value to those who are attached now.
  func send(_ value: Output) {
    for outlet in lock.withLock({ outlets.all }) { outlet.offer(value) }
  }

  /// Ends the sequence; later values are not delivered.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ending = lock.withLock { () -> [any Outlet<Output, Failure>] in
      guard self.completion == nil else { return [] }
      self.completion = completion
      defer { outlets = OutletList() }
      return outlets.all
    }
    for outlet in ending { outlet.finish(completion) }
  }

  private func detach(_ id: ObjectIdentifier) {
    let removed = lock.withLock { outlets.remove(id) }
    withExtendedLifetime(removed) {}  // released outside the lock
  }
}
