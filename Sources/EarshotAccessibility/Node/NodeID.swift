/// Names one node of an accessibility tree. Chosen by whoever sends the tree, unique in it and never reused
/// for another thing, so that a cursor stays on the same thing whatever happens around it.
public struct NodeID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number the host chose.
  public let rawValue: UInt64

  /// Makes an id from the host's number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Order of the numbers; says nothing about reading order.
  public static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The number behind a hash sign, as error messages print it.
  public var description: String { "#\(rawValue)" }
}
