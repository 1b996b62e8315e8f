extension CellBuffer {
  /// The text of each row without trailing blanks, for tests and for `expect screen`.
  public var rows: [String] { (0..<size.height).map(text(row:)) }

  /// The text of one row without trailing blanks.
  ///
  /// - Precondition: the row exists.
  public func text(row: Int) -> String {
    precondition(row >= 0 && row < size.height, "no row \(row) in a buffer of \(size.height) rows")
    var text = ""
    var length = text.endIndex
    for cell in cells[index(0, row)..<index(size.width, row)] where !cell.isTrailing {
      text.append(cell.glyph)
      if cell.glyph != " " { length = text.endIndex }
    }
    return String(text[..<length])
  }
}
