/// The times at which something was logged, each once, so that entries name them by number. The clock stands still during a
/// turn, and often for many.
struct Instants {
  private var instants: [Duration] = [.zero]
  private var last: (time: Duration, number: UInt32) = (.zero, 0)

  /// The number of a time that is not before the last.
  mutating func number(of time: Duration) -> UInt32 {
    if last.time != time {
      instants.append(time)
      last = (time, UInt32(instants.count - 1))
    }
    return last.number
  }

  /// The time with a number.
  subscript(number: UInt32) -> Duration { instants[Int(number)] }
}
