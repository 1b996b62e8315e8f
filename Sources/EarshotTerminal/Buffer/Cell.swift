/// What one cell of the screen shows.
///
/// A wide glyph takes two cells: the leading one holds the glyph and has width 2, the trailing one is a
/// placeholder of width 0 with the same style.
///
/// ```
/// a中b   →   [a,1] [中,2] [ ,0] [b,1]
/// ```
public struct Cell: Hashable, Sendable {
  /// What is drawn: one character as a reader sees it, also when it is made of several scalars. A space in
  /// trailing cells.
  public let glyph: Character
  /// How it is drawn.
  public internal(set) var style: CellStyle
  /// Columns: 1, 2 for the leading cell of a wide glyph, 0 for its trailing cell.
  public let width: Int8

  init(glyph: Character, style: CellStyle, width: Int8) {
    self.glyph = glyph
    self.style = style
    self.width = width
  }

  /// Makes a cell of one column, as for ``CellBuffer/fill(_:with:)``.
  ///
  /// - Precondition: `glyph` is one column wide.
  public init(_ glyph: Character, style: CellStyle = []) {
    precondition(GlyphWidth.of(glyph) == 1, "'\(glyph)' isn't one column wide: put it as text")
    self.init(glyph: glyph, style: style, width: 1)
  }

  /// A space without style.
  public static let blank = Cell(glyph: " ", style: [], width: 1)

  /// The placeholder behind a wide glyph.
  static func trailing(style: CellStyle) -> Cell { Cell(glyph: " ", style: style, width: 0) }

  /// Whether the cell is the second half of a wide glyph.
  public var isTrailing: Bool { width == 0 }
}
