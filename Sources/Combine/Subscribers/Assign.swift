extension Subscribers {
  /// Demands all values, and assigns each to a property of an object, which it keeps alive until the sequence ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Nothing can fail.
    public typealias Failure = Never

    /// Which property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    /// The object; nil after the end.
    public var object: Root? { lock.withLock { root } }

    private let lock = Lock()
    private var root: Root?
    private var subscription: (any Subscription)?

    /// Makes one for a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    /// Takes the first subscription, and demands everything; others, and one that comes too late, are cancelled.
    public func receive(subscription: any Subscription) {
      let isWanted = lock.withLock {
        guard root != nil, self.subscription == nil else { return false }
        self.subscription = subscription
        return true
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Assigns a value.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = close()
    }

    /// Ends the subscription, and lets the object go.
    public func cancel() {
      close().subscription?.cancel()
    }

    private func close() -> (root: Root?, subscription: (any Subscription)?) {
      lock.withLock { (root.take(), subscription.take()) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, until what it returns is cancelled. The object is kept alive.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
