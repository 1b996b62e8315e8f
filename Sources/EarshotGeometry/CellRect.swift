/// A rectangle of whole cells, half open: it holds `origin` but not the column and row just past its size.
public struct CellRect: Hashable, Sendable {
  /// The top leading cell.
  public var origin: CellPoint
  /// The extent in columns and rows.
  public var size: CellSize

  /// Makes a rectangle from its corner and extent.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers of cells.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(width: width, height: height))
  }

  /// The rectangle at the origin that covers nothing.
  public static let zero = CellRect(origin: .zero, size: .zero)

  /// First column.
  public var minColumn: Int { origin.column }
  /// Column just past the last one.
  public var maxColumn: Int { origin.column + size.width }
  /// First row.
  public var minRow: Int { origin.row }
  /// Row just past the last one.
  public var maxRow: Int { origin.row + size.height }
  /// Whether the rectangle covers no cell.
  public var isEmpty: Bool { size.isEmpty }

  /// Whether `point` is one of the cells covered.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow && point.row < maxRow
  }

  /// The cells that both rectangles cover; empty when they don't meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    let width = min(maxColumn, other.maxColumn) - column
    let height = min(maxRow, other.maxRow) - row
    return CellRect(column: column, row: row, width: max(0, width), height: max(0, height))
  }

  /// The smallest rectangle around both; one that covers nothing doesn't count.
  public func union(_ other: CellRect) -> CellRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let column = min(minColumn, other.minColumn)
    let row = min(minRow, other.minRow)
    return CellRect(
      column: column, row: row, width: max(maxColumn, other.maxColumn) - column,
      height: max(maxRow, other.maxRow) - row)
  }

  /// Whether the two share at least one cell.
  public func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  /// The same extent, moved by `offset`.
  public func offset(by offset: CellPoint) -> CellRect {
    CellRect(origin: origin + offset, size: size)
  }
}
