extension Duration {
  /// The duration in whole nanoseconds, rounded toward zero; at most 292 years, the longest that fits, either way.
  package var nanoseconds: Int64 {
    if self >= .nanoseconds(Int64.max) { return .max }
    if self <= .nanoseconds(Int64.min) { return .min }
    let (seconds, attoseconds) = components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
