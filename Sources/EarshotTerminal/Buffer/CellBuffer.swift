import EarshotGeometry

/// A screenful of cells that text is put into, each glyph clipped and wide glyphs kept whole.
///
/// Whatever overwrites one half of a wide glyph blanks the other half; a wide glyph that an edge would
/// cut is drawn as blanks:
///
/// ```
/// put "x" at 2 into   a中b    →   a x b          put "中" at the last column   …a·
///                      ^^            ^ the half that was left is blank
/// ```
public struct CellBuffer: Equatable, Sendable {
  /// Columns and rows.
  public private(set) var size: CellSize
  /// Row after row.
  var cells: [Cell]

  /// Makes a blank buffer.
  ///
  /// - Precondition: `size` isn't negative.
  public init(size: CellSize) {
    precondition(size.width >= 0 && size.height >= 0, "a buffer's size can't be negative: \(size)")
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// The rectangle of all cells.
  public var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a position.
  ///
  /// - Precondition: the position lies inside ``bounds``.
  public subscript(column column: Int, row row: Int) -> Cell {
    precondition(bounds.contains(CellPoint(column: column, row: row)), "no cell at \(column), \(row)")
    return cells[row * size.width + column]
  }

  /// Changes the size; what still fits stays where it was, the rest is blank.
  public mutating func resize(to size: CellSize) {
    guard size != self.size else { return }
    var resized = CellBuffer(size: size)
    resized.copy(from: self, bounds, to: .zero)
    self = resized
  }

  /// The part of `rect` that may be drawn.
  func visible(_ rect: CellRect) -> CellRect { rect.intersection(bounds) }

  /// Index of a cell in ``cells``.
  func index(_ column: Int, _ row: Int) -> Int { row * size.width + column }
}
