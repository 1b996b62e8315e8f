import EarshotGeometry

extension CellBuffer {
  /// Copies the cells of `rect` of another buffer so that its corner comes to `point`, clipped by both
  /// buffers. Wide glyphs that the edges cut become blanks.
  public mutating func copy(from other: CellBuffer, _ rect: CellRect, to point: CellPoint) {
    let source = other.visible(rect)
    guard !source.isEmpty else { return }
    let offset = point - rect.origin
    for row in source.minRow..<source.maxRow {
      write(
        other.cells[other.index(source.minColumn, row)..<other.index(source.maxColumn, row)],
        column: source.minColumn + offset.column, row: row + offset.row)
    }
  }

  /// Copies the cells in `spans` of another buffer, each moved by `offset`, clipped by both buffers.
  /// Spans that begin or end inside a wide glyph take all of it, as ``CellDiff`` does.
  public mutating func copy(from other: CellBuffer, _ spans: RowSpans, offset: CellPoint = .zero) {
    for row in spans.rows where row.row >= 0 && row.row < other.size.height {
      for span in row.spans {
        let columns = other.wholeGlyphs(span.clamped(to: 0..<other.size.width), row: row.row)
        guard !columns.isEmpty else { continue }
        write(
          other.cells[other.index(columns.lowerBound, row.row)..<other.index(columns.upperBound, row.row)],
          column: columns.lowerBound + offset.column, row: row.row + offset.row)
      }
    }
  }

  /// Shows a run, as the terminal does that receives it; what lies outside is left out.
  public mutating func apply(_ run: CellRun) {
    write(run.cells[...], column: run.column, row: run.row)
  }

  /// The columns of `span`, made wider where it begins or ends inside a wide glyph.
  func wholeGlyphs(_ span: Range<Int>, row: Int) -> Range<Int> {
    guard !span.isEmpty else { return span }
    let leads = cells[index(span.lowerBound, row)].isTrailing ? 1 : 0
    let trails = cells[index(span.upperBound - 1, row)].width == 2 ? 1 : 0
    return (span.lowerBound - leads)..<(span.upperBound + trails)
  }

  /// Overwrites part of a row with cells of another, clipped, mending wide glyphs at both ends.
  private mutating func write(_ source: ArraySlice<Cell>, column: Int, row: Int) {
    let columns = (column..<(column + source.count)).clamped(to: 0..<size.width)
    guard row >= 0, row < size.height, !columns.isEmpty else { return }
    let span = index(columns.lowerBound, row)..<index(columns.upperBound, row)
    let first = source.startIndex + columns.lowerBound - column
    blankHalves(beside: span)
    cells.replaceSubrange(span, with: source[first..<(first + span.count)])
    if cells[span.lowerBound].isTrailing { mend(span.lowerBound) }
    if cells[span.upperBound - 1].width == 2 { mend(span.upperBound - 1) }
  }

  /// Turns half of a wide glyph into a blank.
  private mutating func mend(_ index: Int) {
    cells[index] = Cell(glyph: " ", style: cells[index].style, width: 1)
  }
}
