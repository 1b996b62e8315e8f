/// A position on the character grid, in whole cells; the origin is the top leading cell.
public struct CellPoint: Hashable, Sendable {
  /// Distance from the leading edge, in columns.
  public var column: Int
  /// Distance from the top edge, in rows.
  public var row: Int

  /// Makes a point from its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The origin: column 0, row 0.
  public static let zero = CellPoint(column: 0, row: 0)

  /// Component-wise sum.
  public static func + (lhs: CellPoint, rhs: CellPoint) -> CellPoint {
    CellPoint(column: lhs.column + rhs.column, row: lhs.row + rhs.row)
  }

  /// Component-wise difference.
  public static func - (lhs: CellPoint, rhs: CellPoint) -> CellPoint {
    CellPoint(column: lhs.column - rhs.column, row: lhs.row - rhs.row)
  }
}
