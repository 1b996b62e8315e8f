#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The session queue that the present thread is inside of, if any: a thread-local, because a detached task and a
/// job that another one wakes carry no task-locals.
enum PumpedQueue {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "No thread-local key is left: error \(status).")
    return key
  }()

  /// The innermost queue that this thread has entered.
  static var current: SessionQueue? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<SessionQueue>.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Makes `queue` the current one while `body` runs, then the one before again. The caller keeps it alive.
  static func run<R>(_ queue: SessionQueue, _ body: () throws -> R) rethrows -> R {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
    defer { pthread_setspecific(key, outer) }
    return try body()
  }
}
