import EarshotGeometry

extension CellBuffer {
  /// Writes `text` on one row. Characters without a width (controls, zero-width formats) are left out.
  ///
  /// - Parameters:
  ///   - text: What to write. A line end doesn't start a new row.
  ///   - point: Where the first glyph goes; it may lie outside, then what reaches inside is drawn.
  ///   - style: How it is drawn.
  ///   - clip: Where drawing is allowed; the whole buffer when nil.
  /// - Returns: The columns from `point` to the end of the text or to the trailing edge of the clip,
  ///   whichever comes first; 0 when the row isn't visible.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, at point: CellPoint, style: CellStyle = [], clip: CellRect? = nil
  ) -> Int {
    let area = visible(clip ?? bounds)
    guard point.row >= area.minRow, point.row < area.maxRow else { return 0 }
    var column = point.column
    for character in text where column < area.maxColumn {
      let width = GlyphWidth.of(character)
      guard width > 0 else { continue }
      put(Cell(glyph: character, style: style, width: Int8(width)), column, point.row, area)
      column += width
    }
    return max(0, min(column, area.maxColumn) - point.column)
  }

  /// Fills `rect` with copies of `cell`.
  ///
  /// - Precondition: `cell` is one column wide.
  public mutating func fill(_ rect: CellRect, with cell: Cell = .blank) {
    precondition(cell.width == 1, "only cells of one column can fill")
    let area = visible(rect)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      let span = index(area.minColumn, row)..<index(area.maxColumn, row)
      blankHalves(beside: span)
      for index in span { cells[index] = cell }
    }
  }

  /// Puts one glyph, whole if it fits in `area`, else as blanks.
  private mutating func put(_ cell: Cell, _ column: Int, _ row: Int, _ area: CellRect) {
    let end = column + Int(cell.width)
    let first = max(column, area.minColumn)
    let last = min(end, area.maxColumn)
    guard first < last else { return }
    let span = index(first, row)..<index(last, row)
    blankHalves(beside: span)
    guard span.count == cell.width else {
      cells[span.lowerBound] = Cell(glyph: " ", style: cell.style, width: 1)
      return
    }
    cells[span.lowerBound] = cell
    if cell.width == 2 { cells[span.lowerBound + 1] = .trailing(style: cell.style) }
  }

  /// Blanks the outer halves of wide glyphs that reach into `span`, which is about to be overwritten.
  mutating func blankHalves(beside span: Range<Int>) {
    if cells[span.lowerBound].isTrailing { blank(span.lowerBound - 1) }
    if cells[span.upperBound - 1].width == 2 { blank(span.upperBound) }
  }

  /// Takes the glyph away and keeps the style.
  private mutating func blank(_ index: Int) {
    cells[index] = Cell(glyph: " ", style: cells[index].style, width: 1)
  }
}
