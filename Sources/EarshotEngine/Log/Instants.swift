/// The times at which something was logged, each once, so that entries name them by number. The clock stands still during a
/// turn, and often for many.
struct Instants {
  private var instants: [Duration] = []

  /// The number of a time that is not before the last.
  mutating func number(of time: Duration) -> UInt32 {
    if instants.last != time { instants.append(time) }
    return UInt32(instants.count - 1)
  }

  subscript(number: UInt32) -> Duration { instants[Int(number)] }
}
