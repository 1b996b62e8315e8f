import CEarshot

/// The engines that live, by their handles: the one thing in the process that they have in common. A handle is no address but
/// a number, never given twice, so that a stale or foreign one is told from the others without being followed.
///
/// Unchecked, since its state is only touched under the lock.
package final class EngineRegistry: @unchecked Sendable {
  package static let shared = EngineRegistry()

  private let lock = ProcessLock()
  private var engines: [UInt: EngineHandle] = [:]
  private var count: UInt = 0

  func add(_ engine: EngineHandle) -> OpaquePointer? {
    lock.withLock {
      count += 1
      // Odd, as no address of an object is.
      let number = count << 1 | 1
      engines[number] = engine
      return OpaquePointer(bitPattern: number)
    }
  }

  package func engine(_ handle: OpaquePointer?) -> EngineHandle? {
    guard let handle else { return nil }
    return lock.withLock { engines[UInt(bitPattern: handle)] }
  }

  func remove(_ handle: OpaquePointer?) {
    guard let handle else { return }
    lock.withLock { engines[UInt(bitPattern: handle)] = nil }
  }
}

/// Runs a call on the engine of a handle.
func use(
  _ handle: OpaquePointer?, _ body: (EngineHandle) throws(Failure) -> earshot_status
) -> earshot_status {
  guard let engine = EngineRegistry.shared.engine(handle) else { return earshot_status(EARSHOT_ERROR_HANDLE) }
  return engine.use(body)
}

/// The same for a call that answers just that it worked.
func run(_ handle: OpaquePointer?, _ body: (EngineHandle) throws(Failure) -> Void) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    try body(engine)
    return earshot_status(EARSHOT_OK)
  }
}
