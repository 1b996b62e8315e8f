/// The times at which something was logged, each once, so that entries name them by number. The clock stands still during a
/// turn, and often for many.
struct Instants {
  private var instants: [Duration] = [.zero]
  private var last = Moment(time: .zero, number: 0)

  /// The number of a time that is not before the last.
  mutating func number(of time: Duration) -> UInt32 {
    if last.time != time {
      instants.append(time)
      last = Moment(time: time, number: UInt32(instants.count - 1))
    }
    return last.number
  }

  /// The time with a number.
  subscript(number: UInt32) -> Duration { instants[Int(number)] }
}

/// A time and its number.
struct Moment {
  let time: Duration
  let number: UInt32
}
