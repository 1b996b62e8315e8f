extension Duration {
  /// The duration in whole nanoseconds, rounded toward zero; the longest representable one (292 years) if it is longer.
  package var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, isTooBig) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return isTooBig || overflows ? (seconds < 0 ? .min : .max) : sum
  }
}
