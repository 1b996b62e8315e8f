/// A length of time in nanoseconds, as queues and run loops count it.
public struct SchedulerTimeStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable {
  /// The nanoseconds; negative for a way back.
  public var magnitude: Int

  init(magnitude: Int) { self.magnitude = magnitude }

  /// A number of seconds.
  public init(integerLiteral value: Int) { magnitude = value * 1_000_000_000 }
  /// Nanoseconds, if they fit.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let magnitude = Int(exactly: source) else { return nil }
    self.magnitude = magnitude
  }

  /// The time in seconds.
  public var timeInterval: Double { Double(magnitude) / 1e9 }

  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(magnitude: s * 1_000_000_000) }
  /// A number of seconds with a fraction.
  public static func seconds(_ s: Double) -> Self { Self(magnitude: Int((s * 1e9).rounded())) }
  /// A number of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(magnitude: ms * 1_000_000) }
  /// A number of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(magnitude: us * 1000) }
  /// A number of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(magnitude: ns) }

  /// Which is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// Both together.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude + rhs.magnitude) }
  /// The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude - rhs.magnitude) }
  /// The product of the nanoseconds, as `SignedNumeric` demands it.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(magnitude: lhs.magnitude * rhs.magnitude) }
  /// The product of the nanoseconds, as `SignedNumeric` demands it.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

extension SchedulerTimeStride: ExpressibleByFloatLiteral, Sendable {
  /// A number of seconds with a fraction.
  public init(floatLiteral value: Double) { self = .seconds(value) }
}
