#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock of the system's threads, which race detectors know, unlike `Mutex` of Swift's library.
///
/// Unchecked, since the mutex is made for several threads and lies at one address as long as the lock lives.
final class ProcessLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func withLock<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
