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
    guard end <= longestTime else {
      throw .argument(
        "\(time) ns are more than a hundred years after the engine was made; check how it was reckoned.")
    }
    engine.clock.advance(to: end, runningAtMost: .seconds(86_400))
    engine.note(engine.engine.settle())
  }
}

/// A century: more is a mistake in the program's arithmetic.
private let longestTime = Duration.seconds(86_400 * 36_525)

extension VirtualClock {
  /// Moves time on to `end`. If then something would still be due behind so much time, it stands there, so that one call doesn't
  /// make up for a program that slept for long.
  fileprivate func advance(to end: Duration, runningAtMost longest: Duration) {
    let horizon = min(end, now + longest)
    while let action = takeDue(through: horizon) { action() }
    let isBehind = nextDeadline.map { $0 <= end } ?? false
    advanceNow(to: isBehind ? horizon : end)
  }
}

extension Duration {
  /// Rounded up, as many as fit: whoever moves time on to a deadline has then reached it.
  var inNanoseconds: Int64 {
    (self + Duration(secondsComponent: 0, attosecondsComponent: 999_999_999)).nanoseconds
  }
}
