import CEarshot

/// The version of the interface that this library has.
@c @implementation
public func earshot_abi_version() -> UInt32 { UInt32(EARSHOT_ABI_VERSION) }

/// Makes an engine, with all technologies off.
@c @implementation
public func earshot_create(
  _ options: UnsafePointer<earshot_options>!, _ engine: UnsafeMutablePointer<OpaquePointer?>!
) -> earshot_status {
  guard let engine else { return earshot_status(EARSHOT_ERROR_ARGUMENT) }
  do throws(Failure) {
    let options = try options.map { (pointer) throws(Failure) in try read(pointer, "options") }
    let tolerance = options?.row_tolerance ?? 0
    if tolerance < 0 { throw .argument("row_tolerance is negative.") }
    engine.pointee = EngineRegistry.shared.add(
      EngineHandle(rowTolerance: Int(tolerance), readsRightToLeft: options?.reads_right_to_left ?? false))
    return earshot_status(EARSHOT_OK)
  } catch {
    return error.status
  }
}

/// Whoever is at work goes on; the engine is only forgotten when nobody is.
@c @implementation
public func earshot_destroy(_ handle: OpaquePointer!) -> earshot_status {
  guard let engine = EngineRegistry.shared.engine(handle) else { return earshot_status(EARSHOT_ERROR_HANDLE) }
  guard engine.enter() else { return earshot_status(EARSHOT_ERROR_BUSY) }
  EngineRegistry.shared.remove(handle)
  engine.leave()
  return earshot_status(EARSHOT_OK)
}

/// What was wrong with the last call that failed.
@c @implementation
public func earshot_last_error(_ handle: OpaquePointer!) -> UnsafePointer<CChar>! {
  guard let engine = EngineRegistry.shared.engine(handle) else {
    return earshot_status_text(earshot_status(EARSHOT_ERROR_HANDLE))
  }
  guard engine.enter() else { return earshot_status_text(earshot_status(EARSHOT_ERROR_BUSY)) }
  defer { engine.leave() }
  return engine.lastError
}
