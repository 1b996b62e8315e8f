/// Horizontal or vertical.
public enum Axis: Int8, CaseIterable, Sendable {
  /// Along the rows.
  case horizontal
  /// Along the columns.
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    /// One bit an axis.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along the rows.
    public static let horizontal = Set(rawValue: 1)
    /// Along the columns.
    public static let vertical = Set(rawValue: 2)
  }
}

/// One edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// One bit an edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes the set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper edge.
    public static let top = Set(.top)
    /// The edge where reading begins.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The edge where reading ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}
