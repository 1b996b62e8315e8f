import Synchronization

/// Guards the state of a publisher or subscription, to which values may come from any thread. It is never held while
/// somebody else's code runs. (A `Mutex` that contained the state would demand that all values be Sendable.)
struct Lock: ~Copyable, Sendable {
  private let mutex = Mutex(())

  borrowing func withLock<R>(_ body: () -> R) -> R {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return body()
  }
}
