extension Publishers {
  /// Connects a publisher when the first subscriber comes, and ends that when the last has gone.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The error of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream

    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Makes one for an upstream publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Member(of: self, subscriber))
      let isFirst = lock.withLock {
        subscribers += 1
        return subscribers == 1
      }
      if isFirst {
        let connection = upstream.connect()
        lock.withLock { self.connection = connection }
      }
    }

    fileprivate func leave() {
      let ending = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        return subscribers == 0 ? connection.take() : nil
      }
      ending?.cancel()
    }
  }
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, and ends that when the last has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// One subscriber of a publisher that connects by itself.
private final class Member<Upstream: ConnectablePublisher, Downstream: Subscriber>: Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = Lock()
  private let downstream: Downstream
  private var owner: Publishers.Autoconnect<Upstream>?
  private var upstream: (any Subscription)?

  init(of owner: Publishers.Autoconnect<Upstream>, _ downstream: Downstream) {
    self.owner = owner
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    lock.withLock { upstream = subscription }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let (leaving, closing) = lock.withLock { (owner.take(), upstream.take()) }
    closing?.cancel()
    leaving?.leave()
  }
}
