/// A length of time in nanoseconds, as queues and run loops count it. What would be longer than the 292 years that fit
/// is as long as fits.
public struct SchedulerTimeStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable {
  /// The nanoseconds; negative for a way back.
  public var magnitude: Int

  init(magnitude: Int) { self.magnitude = magnitude }

  /// A number of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Nanoseconds, if they fit.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let magnitude = Int(exactly: source) else { return nil }
    self.magnitude = magnitude
  }

  /// The time in seconds.
  public var timeInterval: Double { Double(magnitude) / 1e9 }

  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(s, times: 1_000_000_000) }
  /// A number of seconds with a fraction.
  public static func seconds(_ s: Double) -> Self { Self(magnitude: clamped(s * 1e9)) }
  /// A number of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(ms, times: 1_000_000) }
  /// A number of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(us, times: 1000) }
  /// A number of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns) }

  private init(_ count: Int, times unit: Int) {
    magnitude = clamped(count.multipliedReportingOverflow(by: unit), (count < 0) == (unit < 0))
  }

  /// Which is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Both together.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(magnitude: clamped(lhs.magnitude.addingReportingOverflow(rhs.magnitude), lhs.magnitude > 0))
  }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(magnitude: clamped(lhs.magnitude.subtractingReportingOverflow(rhs.magnitude), lhs.magnitude > 0))
  }
  /// The product of the nanoseconds, as `SignedNumeric` demands it.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude, times: rhs.magnitude) }
  /// The product of the nanoseconds, as `SignedNumeric` demands it.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SchedulerTimeStride: ExpressibleByFloatLiteral, Sendable {
  /// A number of seconds with a fraction.
  public init(floatLiteral value: Double) { self = .seconds(value) }
}

/// The nearest number of nanoseconds that fits; none for what isn't a number.
private func clamped(_ nanoseconds: Double) -> Int {
  if nanoseconds.isNaN { return 0 }
  return Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
}

private func clamped(_ result: (partialValue: Int, overflow: Bool), _ isPositive: Bool) -> Int {
  guard result.overflow else { return result.partialValue }
  return isPositive ? .max : .min
}
