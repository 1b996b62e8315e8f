import EarshotGeometry

extension CellBuffer {
  /// Gives every glyph that begins in `rect` exactly `style`; a wide glyph keeps one style for both its
  /// cells.
  public mutating func setStyle(_ style: CellStyle, in rect: CellRect) {
    restyle(rect) { $0 = style }
  }

  /// Adds `style` to that of every glyph that begins in `rect`.
  public mutating func addStyle(_ style: CellStyle, in rect: CellRect) {
    restyle(rect) { $0.formUnion(style) }
  }

  private mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let area = visible(rect)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      for index in index(area.minColumn, row)..<index(area.maxColumn, row) where !cells[index].isTrailing {
        change(&cells[index].style)
        if cells[index].width == 2 { cells[index + 1].style = cells[index].style }
      }
    }
  }
}
