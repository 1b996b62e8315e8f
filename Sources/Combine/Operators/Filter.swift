extension Publishers {
  /// Delivers the values that fulfil a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The error of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Output) -> Bool

    /// Makes one for an upstream publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Transfer(to: subscriber) { [isIncluded] in isIncluded($0) ? $0 : nil })
    }
  }

  /// Delivers the values that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The error of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether two values count as the same.
    public let predicate: (Output, Output) -> Bool

    /// Makes one for an upstream publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var previous: Output?
      upstream.subscribe(
        Transfer(to: subscriber) { [predicate] value in
          if let previous, predicate(previous, value) { return nil }
          previous = value
          return value
        })
    }
  }

  /// Delivers all values but the first few.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The values of the upstream publisher.
    public typealias Output = Upstream.Output
    /// The error of the upstream publisher.
    public typealias Failure = Upstream.Failure
    /// Where the values come from.
    public let upstream: Upstream
    /// How many are left out.
    public let count: Int

    /// Makes one for an upstream publisher.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "The number of values to drop can't be negative: \(count).")
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Transfer(to: subscriber) { value in
          guard left > 0 else { return value }
          left -= 1
          return nil
        })
    }
  }
}

extension Publisher {
  /// Delivers the values that fulfil a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Delivers the values that differ from the one before, by a rule of one's own.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Delivers all values but the first `count`.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers the values that differ from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
