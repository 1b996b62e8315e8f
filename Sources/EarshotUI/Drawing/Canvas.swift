import EarshotGeometry
import EarshotTerminal

/// Where nodes draw: a buffer, the part of it that may change, and the style handed down to content.
struct Canvas {
  var buffer: CellBuffer
  var clip: CellRect
  var style: CellStyle = []

  /// The part of `length` rows from `row` on in which something can be drawn, counted from `row`.
  func visibleRows(_ length: Int, from row: Int) -> Range<Int> {
    let first = min(max(0, clip.minRow - row), length)
    return first..<max(first, min(length, clip.maxRow - row))
  }

  /// The part of `length` columns from `column` on in which something can be drawn, counted from `column`.
  func visibleColumns(_ length: Int, from column: Int) -> Range<Int> {
    let first = min(max(0, clip.minColumn - column), length)
    return first..<max(first, min(length, clip.maxColumn - column))
  }

  /// Writes one row of text, clipped.
  mutating func put(_ text: some StringProtocol, at point: CellPoint, style: CellStyle = []) {
    buffer.put(text, at: point, style: self.style.union(style), clip: clip)
  }
}
