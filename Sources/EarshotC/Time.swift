import CEarshot
import EarshotTime

/// When the engine has something to do by itself.
@c @implementation
public func earshot_next_deadline(_ handle: OpaquePointer!, _ time: UnsafeMutablePointer<Int64>!)
  -> earshot_status
{
  use(handle) { (engine) throws(Failure) in
    guard let time else { throw .argument("time is NULL; point to one.") }
    guard let deadline = engine.clock.nextDeadline else { return earshot_status(EARSHOT_DONE) }
    time.pointee = deadline.inNanoseconds
    return earshot_status(EARSHOT_OK)
  }
}

/// Moves time on.
@c @implementation
public func earshot_advance(_ handle: OpaquePointer!, _ time: Int64) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let end = Duration.nanoseconds(time)
    guard end >= engine.clock.now else {
      throw .argument("Time can't go back to \(time) ns; it is \(engine.clock.now.inNanoseconds) ns.")
    }
    guard end - engine.clock.now <= .seconds(86_400) else {
      throw .argument("Time goes on by a day at most in one call; call again for more.")
    }
    while let action = engine.clock.takeDue(through: end) { action() }
    engine.clock.advanceNow(to: end)
    engine.note(engine.engine.settle())
  }
}

extension Duration {
  /// Rounded up, as many as fit: whoever moves time on to a deadline has then reached it.
  var inNanoseconds: Int64 {
    (self + Duration(secondsComponent: 0, attosecondsComponent: 999_999_999)).nanoseconds
  }
}
