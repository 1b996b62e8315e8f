/// Carries pairs of the latest values of two publishers to a subscriber. Without demand only the latest pair waits.
final class CombiningLatest<A, B, Downstream: Subscriber>: Subscription where Downstream.Input == (A, B) {
  typealias Failure = Downstream.Failure

  private let lock = Lock()
  private var downstream: Downstream?
  private var a: A?
  private var b: B?
  private var sources: (a: Inlet<A, Failure>, b: Inlet<B, Failure>)?
  private var demand = Subscribers.Demand.none
  private var hasNews = false
  private var hasAsked = false
  private var unfinished = 2

  /// Attaches a subscriber to two publishers.
  init<P: Publisher, Q: Publisher>(_ downstream: Downstream, to first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Failure, Q.Failure == Failure {
    self.downstream = downstream
    let a = Inlet<A, Failure> { value in
      self.update { self.a = value }
    } receiveCompletion: {
      self.finishOne($0)
    }
    let b = Inlet<B, Failure> { value in
      self.update { self.b = value }
    } receiveCompletion: {
      self.finishOne($0)
    }
    sources = (a, b)
    first.subscribe(a)
    second.subscribe(b)
    downstream.receive(subscription: self)
  }

  func request(_ more: Subscribers.Demand) {
    let unasked = lock.withLock {
      demand += more
      defer { hasAsked = true }
      return hasAsked ? nil : sources
    }
    unasked?.a.request(.unlimited)
    unasked?.b.request(.unlimited)
    deliver()
  }

  func cancel() {
    _ = close()
  }

  private func update(_ change: () -> Void) -> Subscribers.Demand {
    lock.withLock {
      change()
      hasNews = true
    }
    deliver()
    return .none
  }

  private func deliver() {
    while let (pair, receiver) = nextPair() {
      let more = receiver.receive(pair)
      lock.withLock { demand += more }
    }
  }

  private func nextPair() -> ((A, B), Downstream)? {
    lock.withLock {
      guard hasNews, demand > .none, let a, let b, let downstream else { return nil }
      hasNews = false
      demand -= 1
      return ((a, b), downstream)
    }
  }

  private func finishOne(_ completion: Subscribers.Completion<Failure>) {
    if case .finished = completion {
      let isLast = lock.withLock {
        unfinished -= 1
        return unfinished == 0
      }
      guard isLast else { return }
    }
    close()?.receive(completion: completion)
  }

  /// Lets everybody go; the subscriber is returned the first time.
  private func close() -> Downstream? {
    let (open, closing) = lock.withLock { (downstream.take(), sources.take()) }
    closing?.a.cancel()
    closing?.b.cancel()
    return open
  }
}
