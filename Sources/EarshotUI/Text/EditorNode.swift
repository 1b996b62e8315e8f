import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// An editor of several lines between two bars, scrolled so that the caret can be seen.
final class EditorNode: TextInputNode {
  private static let ideal = CellSize(width: 40, height: 5)
  private static let least = CellSize(width: 4, height: 1)
  /// The first line shown.
  private var firstLine = 0

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(
      width: max(Self.least.width, proposal.width ?? Self.ideal.width),
      height: max(Self.least.height, proposal.height ?? Self.ideal.height))
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {}

  private var textWidth: Int { max(1, frame.size.width - 2) }

  private var lines: LineMap { LineMap(edited.characters, width: textWidth) }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    let lines = lines
    scrollToCaret(lines)
    for row in canvas.visibleRows(frame.size.height, from: origin.row) {
      let start = CellPoint(column: origin.column, row: origin.row + row)
      canvas.put("│", at: start, style: .dim)
      canvas.put("│", at: CellPoint(column: start.column + frame.size.width - 1, row: start.row), style: .dim)
      guard firstLine + row < lines.count else { continue }
      let text = String(edited.characters[lines.visibleRange(of: firstLine + row)])
      canvas.put(text, at: CellPoint(column: start.column + 1, row: start.row))
    }
  }

  override var caretPosition: CellPoint {
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

  override func apply(_ command: EditCommand, to text: inout EditedText) {
    switch command {
    case .insert(let string): text.insert(string)
    case .newLine: text.insert("\n")
    case .up: text.moveCaret(to: lines.position(from: text.caret, by: -1))
    case .down: text.moveCaret(to: lines.position(from: text.caret, by: 1))
    case .lineStart: text.moveCaret(to: lines.ranges[lines.line(of: text.caret)].lowerBound)
    case .lineEnd: text.moveCaret(to: lines.visibleRange(of: lines.line(of: text.caret)).upperBound)
    default: super.apply(command, to: &text)
    }
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .textEditor
    record.node.traits.formUnion([.isTextField, .isTextEditor])
  }
}
