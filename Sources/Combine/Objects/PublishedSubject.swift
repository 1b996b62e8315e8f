/// The value of a `@Published` property, those who are subscribed to it, and what is assigned to it.
final class PublishedSubject<Value> {
  private let broadcast = Broadcast<Value, Never>()
  private let lock = Lock()
  private var current: Value
  private var sources: [AnyCancellable] = []

  init(_ value: Value) { current = value }

  deinit { broadcast.finish(.finished) }

  var value: Value { lock.withLock { current } }

  /// Announces a value, then keeps it: whoever is told still reads the old one, as on Apple's platforms.
  func set(_ value: Value, in object: AnyObject?) {
    if let object { ObjectChanges.announce(object) }
    broadcast.send(value)
    let replaced = lock.withLock {
      defer { current = value }
      return current
    }
    withExtendedLifetime(replaced) {}  // released outside the lock
  }

  func attach<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    broadcast.attach(subscriber, to: broadcast) { self.value }
  }

  /// Keeps a subscription that sets the value.
  func feed(from source: AnyCancellable) {
    lock.withLock { sources.append(source) }
  }
}
