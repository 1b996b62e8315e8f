/// Neighbouring cells of one row, to be sent to the terminal; wide glyphs in it are whole.
public struct CellRun: Equatable, Sendable {
  /// Row, from the top.
  public let row: Int
  /// Column of the first cell.
  public let column: Int
  /// The cells, from left to right, one a column.
  public internal(set) var cells: [Cell]

  /// Makes a run that starts at `column` of `row`.
  ///
  /// - Precondition: no wide glyph is cut, i.e. the first cell isn't a trailing one and the last is not
  ///   of width 2.
  public init(row: Int, column: Int, cells: [Cell]) {
    precondition(cells.first?.isTrailing != true && cells.last?.width != 2, "a run holds whole glyphs")
    self.row = row
    self.column = column
    self.cells = cells
  }

  /// The columns covered.
  public var columns: Range<Int> { column..<(column + cells.count) }
}

extension CellRun {
  /// Starts a run that more cells are appended to.
  init(startingAt column: Int, row: Int, _ cell: Cell) {
    self.row = row
    self.column = column
    cells = [cell]
  }
}
