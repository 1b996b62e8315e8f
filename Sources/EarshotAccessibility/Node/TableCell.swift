/// The place of a cell in a data table (`voiceover.md` 2.7). Rows and columns count from 0.
public struct TableCell: Hashable, Sendable {
  /// The first row it stands in; `nil` when unknown.
  public var row: Int?
  /// The first column it stands in; `nil` when unknown.
  public var column: Int?
  /// How many rows it takes.
  public var rowSpan: Int
  /// How many columns it takes.
  public var columnSpan: Int
  /// The headers of its row.
  public var rowHeaders: [NodeID]
  /// The headers of its column.
  public var columnHeaders: [NodeID]

  /// Makes a place in a table.
  public init(
    row: Int?, column: Int?, rowSpan: Int = 1, columnSpan: Int = 1, rowHeaders: [NodeID] = [],
    columnHeaders: [NodeID] = []
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowHeaders = rowHeaders
    self.columnHeaders = columnHeaders
  }
}
