import EarshotGeometry
import EarshotTerminal

/// A field whose text may fill several lines, with a column for an edge on both sides, scrolled so that the caret can be
/// seen.
class LinesInputNode: TextInputNode {
  /// The columns of the edges.
  static let edges = 2
  /// The first line shown.
  private var firstLine = 0

  /// What stands at both ends of a row.
  func edges(ofRow row: Int) -> (leading: String, trailing: String) { ("│", "│") }

  /// The style of the edges.
  var edgeStyle: CellStyle { .dim }

  /// The label isn't placed.
  final override func arrange(in size: CellSize, for proposal: ProposedCells) {}
  final override func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> { [] }

  final var textWidth: Int { max(1, frame.size.width - Self.edges) }

  private var knownLines: (width: Int, map: LineMap)?

  /// Broken into lines once for each text and width.
  final override var lines: LineMap {
    if let known = knownLines, known.width == textWidth { return known.map }
    let map = LineMap(edited.characters, width: textWidth)
    knownLines = (textWidth, map)
    return map
  }

  override func textDidChange() { knownLines = nil }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    let lines = lines
    scrollToCaret(lines)
    for row in canvas.visibleRows(frame.size.height, from: origin.row) {
      let start = CellPoint(column: origin.column, row: origin.row + row)
      drawEdges(ofRow: row, into: &canvas, at: start)
      guard firstLine + row < lines.count else { continue }
      let inside = CellPoint(column: start.column + 1, row: start.row)
      draw(lines.visibleRange(of: firstLine + row), into: &canvas, at: inside)
    }
  }

  private func drawEdges(ofRow row: Int, into canvas: inout Canvas, at start: CellPoint) {
    let edges = edges(ofRow: row)
    canvas.put(edges.leading, at: start, style: edgeStyle)
    let end = CellPoint(column: start.column + frame.size.width - 1, row: start.row)
    canvas.put(edges.trailing, at: end, style: edgeStyle)
  }

  final override var caretPosition: CellPoint {
    let lines = lines
    scrollToCaret(lines)
    let line = lines.line(of: edited.caret)
    let before = edited.characters[lines.ranges[line].lowerBound..<edited.caret]
    // Behind the last character of a full line there is no room: the caret stands on it.
    return CellPoint(column: min(1 + GlyphWidth.of(String(before)), textWidth), row: line - firstLine)
  }

  private func scrollToCaret(_ lines: LineMap) {
    let line = lines.line(of: edited.caret)
    firstLine = min(max(firstLine, line - frame.size.height + 1), line)
  }

  final override func accepted(_ text: String) -> String { text }
}
