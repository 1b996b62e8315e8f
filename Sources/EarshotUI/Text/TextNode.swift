import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// Shows a text, wrapped to its width, and is an element of its own.
final class TextNode: LayoutNode {
  private var facet: Semantics! = nil

  var string: String {
    didSet {
      if string == oldValue { return }
      if !sizesAreUnchanged() { invalidateLayout() }
      invalidateDrawing()
      facet.invalidate()
    }
  }

  init(_ string: String, parent: ViewNode) {
    self.string = string
    super.init(parent: parent)
    facet = Semantics(.element, of: self)
  }

  override var semantics: Semantics? { facet }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let lines = TextWrap.lines(of: string, width: proposal.width ?? ProposedCells.infinity)
    let height = min(lines.count, max(1, proposal.height ?? lines.count))
    return CellSize(width: lines.prefix(height).map(GlyphWidth.of).max() ?? 0, height: height)
  }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    let lines = TextWrap.lines(of: string, width: frame.size.width)
    for (row, line) in lines.prefix(frame.size.height).enumerated() {
      let isCut = row == frame.size.height - 1 && row < lines.count - 1
      let shown = isCut ? TextTruncation.tail.apply(to: line + " …", width: frame.size.width) : String(line)
      canvas.put(shown, at: CellPoint(column: origin.column, row: origin.row + row))
    }
  }

  override func describe(_ record: inout SemanticRecord) {
    record.node.role = .text
    record.node.traits = .isStaticText
    record.node.label = string
  }
}
