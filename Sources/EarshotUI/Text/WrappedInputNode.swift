import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// A field that wraps its text and grows with it, shown as `[text   ]` over several rows. Return submits, as on a Mac;
/// line breaks come in by pasting.
final class WrappedInputNode: LinesInputNode {
  override func measure(_ proposal: ProposedCells) -> CellSize {
    let width = LineInputNode.width(of: proposal)
    let lines = LineMap(edited.characters, width: max(1, width - Self.edges))
    return CellSize(width: width, height: max(1, min(lines.count, proposal.height ?? lines.count)))
  }

  override func textDidChange() {
    super.textDidChange()
    if !sizesAreUnchanged() { invalidateLayout() }
  }

  override var edgeStyle: CellStyle { [] }

  /// One pair of brackets around all rows.
  override func edges(ofRow row: Int) -> (leading: String, trailing: String) {
    (row == 0 ? "[" : "│", row == frame.size.height - 1 ? "]" : "│")
  }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    super.draw(into: &canvas, at: origin)
    drawPlaceholder(into: &canvas, at: origin, width: textWidth)
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = .textField
    record.node.traits.insert(.isTextField)
  }
}
