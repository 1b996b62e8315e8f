/// Finds the delay that was meant, when only an instant of a real clock is known and some of the delay has passed.
enum RoundDelay {
  private static let steps: [Int64] = [1000, 500, 250, 100, 50, 25, 10, 5, 1].map { $0 * 1_000_000 }

  /// The roundest duration between `left` and `left + spent`: a multiple of a second if there is one, else of half a
  /// second, and so on down to a millisecond; without any, the next millisecond. Nothing is left of a past instant.
  static func roundest(left: Duration, spent: Duration) -> Duration {
    guard left > .zero else { return .zero }
    let least = left.nanoseconds
    let most = (left + spent).nanoseconds
    let candidates = steps.lazy.map { next(multipleOf: $0, from: least) }
    return .nanoseconds(candidates.first { $0 <= most } ?? next(multipleOf: 1_000_000, from: least))
  }

  private static func next(multipleOf step: Int64, from least: Int64) -> Int64 {
    let remainder = least % step
    let (next, overflows) = least.addingReportingOverflow(remainder == 0 ? 0 : step - remainder)
    return overflows ? least : next
  }
}
