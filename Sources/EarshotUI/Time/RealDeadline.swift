import Dispatch

/// Turns a deadline on a real clock into the delay that was meant. The only place of the view layer that reads one.
enum RealDeadline {
  /// The delay of a deadline, in whole milliseconds; nil if it never comes.
  static func delay(of deadline: () -> DispatchTime) -> Duration? {
    delay(of: { deadline().nanoseconds }, now: { DispatchTime.now().nanoseconds })
  }

  /// The same for a deadline on the wall clock.
  static func delay(ofWall deadline: () -> DispatchWallTime) -> Duration? {
    delay(of: { deadline().nanoseconds }, now: { DispatchWallTime.now().nanoseconds })
  }

  /// The clock is read before and after the deadline is evaluated, usually as the present plus a delay. The delay lies
  /// between the two differences; if the process was held up so long that they are apart, the deadline is evaluated
  /// again.
  private static func delay(of deadline: () -> Int64?, now: () -> Int64?) -> Duration? {
    var narrowest: ClosedRange<Int64>?
    for _ in 0..<8 {
      guard let before = now(), let instant = deadline(), let after = now() else { return nil }
      let range = instant - max(before, after)...instant - before
      if narrowest.map({ range.width < $0.width }) ?? true { narrowest = range }
      if range.width < 200_000 { break }
    }
    return narrowest.map { .milliseconds(($0.upperBound + 500_000) / 1_000_000) }
  }
}

extension ClosedRange<Int64> {
  fileprivate var width: Int64 { upperBound - lowerBound }
}

extension DispatchTime {
  /// Nanoseconds since an origin of its own; nil for an instant that never comes.
  fileprivate var nanoseconds: Int64? {
    self == .distantFuture ? nil : Int64(clamping: uptimeNanoseconds)
  }
}

extension DispatchWallTime {
  /// Nanoseconds since 1970, which Dispatch keeps negated; nil for an instant that never comes.
  fileprivate var nanoseconds: Int64? {
    self == .distantFuture ? nil : -Int64(bitPattern: rawValue)
  }
}
