/// Carries the values of several publishers to one subscriber, each as it comes.
///
/// With unlimited demand all are asked for everything. Otherwise each is asked for one value at a time, which waits
/// until it is wanted.
final class Merging<Downstream: Subscriber>: Subscription {
  typealias Source = Inlet<Downstream.Input, Downstream.Failure>

  private let lock = Lock()
  private var downstream: Downstream?
  private var sources: [Source] = []
  private var waiting: [(value: Downstream.Input, place: Int)] = []
  private var demand = Subscribers.Demand.none
  private var asked = Subscribers.Demand.none
  private var unfinished: Int

  /// Attaches a subscriber to several publishers, each given by how one subscribes to it.
  init(_ downstream: Downstream, to publishers: [(Source) -> Void]) {
    self.downstream = downstream
    unfinished = publishers.count
    sources = publishers.indices.map { place in
      Source {
        self.take($0, from: place)
      } receiveCompletion: {
        self.finishOne($0)
      }
    }
    for (subscribe, source) in zip(publishers, sources) { subscribe(source) }
    downstream.receive(subscription: self)
    if publishers.isEmpty { finish(.finished) }
  }

  func request(_ more: Subscribers.Demand) {
    let question: Subscribers.Demand = more == .unlimited ? more : .max(1)
    let unasked = lock.withLock { () -> [Source] in
      demand += more
      guard question > asked else { return [] }
      asked = question
      return sources
    }
    for source in unasked { source.request(question) }
    deliverWaiting()
  }

  func cancel() {
    _ = close()
  }

  private func take(_ value: Downstream.Input, from place: Int) -> Subscribers.Demand {
    let receiver = lock.withLock { () -> Downstream? in
      guard demand > .none, waiting.isEmpty else {
        waiting.append((value, place))
        return nil
      }
      demand -= 1
      return downstream
    }
    guard let receiver else { return .none }
    let more = receiver.receive(value)
    lock.withLock { demand += more }
    return .max(1)
  }

  private func deliverWaiting() {
    while let (next, receiver) = nextWaiting() {
      let more = receiver.receive(next.value)
      let source = lock.withLock { () -> Source? in
        demand += more
        return sources.isEmpty ? nil : sources[next.place]
      }
      source?.request(.max(1))
    }
    let isDone = lock.withLock { unfinished == 0 && waiting.isEmpty }
    if isDone { finish(.finished) }
  }

  private func nextWaiting() -> ((value: Downstream.Input, place: Int), Downstream)? {
    lock.withLock {
      guard demand > .none, !waiting.isEmpty, let downstream else { return nil }
      demand -= 1
      return (waiting.removeFirst(), downstream)
    }
  }

  private func finishOne(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return finish(completion) }
    let isLast = lock.withLock {
      unfinished -= 1
      return unfinished == 0 && waiting.isEmpty
    }
    if isLast { finish(.finished) }
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    close()?.receive(completion: completion)
  }

  /// Lets everybody go; the subscriber is returned the first time.
  private func close() -> Downstream? {
    let (open, closing) = lock.withLock {
      waiting = []
      defer { sources = [] }
      return (downstream.take(), sources)
    }
    for source in closing { source.cancel() }
    return open
  }
}
