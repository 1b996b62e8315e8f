import EarshotGeometry
import EarshotTerminal

/// Where nodes draw: a buffer, the part of it that may change, and the style handed down to content.
struct Canvas {
  var buffer: CellBuffer
  var clip: CellRect
  var style: CellStyle = []

  /// Writes one row of text, clipped.
  mutating func put(_ text: some StringProtocol, at point: CellPoint, style: CellStyle = []) {
    buffer.put(text, at: point, style: self.style.union(style), clip: clip)
  }
}
