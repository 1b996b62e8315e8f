extension Subscribers {
  /// Demands all values, and hands them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private struct Handlers {
      var value: (Input) -> Void
      var completion: (Subscribers.Completion<Failure>) -> Void
    }

    private let lock = Lock()
    private var handlers: Handlers?
    private var subscription: (any Subscription)?

    /// Makes one from what to do with each value, and with the completion.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      handlers = Handlers(value: receiveValue, completion: receiveCompletion)
    }

    /// Takes the first subscription, and demands everything; others, and one that comes too late, are cancelled.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard handlers != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Hands over a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { handlers }?.value(value)
      return .none
    }

    /// Hands over the completion.
    public func receive(completion: Subscribers.Completion<Failure>) {
      close().handlers?.completion(completion)
    }

    /// Ends the subscription; neither closure is called again.
    public func cancel() {
      close().subscription?.cancel()
    }

    private func close() -> (handlers: Handlers?, subscription: (any Subscription)?) {
      lock.withLock { (handlers.take(), subscription.take()) }
    }
  }
}

extension Publisher {
  /// Calls closures with each value and with the completion, until what it returns is cancelled.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until what it returns is cancelled.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
