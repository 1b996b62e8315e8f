extension Subscribers {
  /// How many values a subscriber is ready to receive: a number, or no end of them.
  @frozen public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number; `Int.max` stands for no end.
    private let count: Int

    private init(count: Int) { self.count = count }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// Not a single one.
    public static let none = Demand(count: 0)

    /// At most `value` of them, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand can't be negative: \(value).")
      return Demand(count: value)
    }

    /// The number, or nil if there is no end.
    public var max: Int? { self == .unlimited ? nil : count }

    /// "unlimited", or "max(n)".
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Which is the smaller; unlimited is greater than any number.
    public static func < (lhs: Demand, rhs: Demand) -> Bool { lhs.count < rhs.count }

    /// Both together; unlimited if one is, or if the sum can't be told.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      let (sum, overflows) = lhs.count.addingReportingOverflow(rhs.count)
      return overflows ? .unlimited : Demand(count: sum)
    }

    /// Adds to the demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// What is left of a demand; unlimited stays so, and nothing is less than none.
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      if lhs == .unlimited { return .unlimited }
      return Demand(count: Swift.max(0, lhs.count - rhs.count))
    }

    /// Takes from the demand.
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }

    /// Adds a number to a demand.
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }
    /// Adds a number to the demand.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    /// Takes a number from a demand.
    public static func - (lhs: Demand, rhs: Int) -> Demand { lhs - .max(rhs) }
    /// Takes a number from the demand.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }

    /// Compares with a number.
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs == .max(rhs) }
    /// Compares with a number.
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs > .max(rhs) }
  }
}
