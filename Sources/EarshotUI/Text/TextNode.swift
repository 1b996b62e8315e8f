import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// Shows a text, wrapped to its width, and is an element of its own.
final class TextNode: LayoutNode {
  private var facet: Semantics! = nil

  var content: SpokenText {
    didSet {
      if content == oldValue { return }
      if string != oldValue.shown { redraw() }
      if content.isSilent != oldValue.isSilent { parent?.invalidateSemanticList() }
      facet.invalidate()
    }
  }

  init(_ content: SpokenText, parent: ViewNode) {
    self.content = content
    line = TextLine(content.shown)
    super.init(parent: parent)
    facet = Semantics(.element, of: self)
  }

  private var line: TextLine?

  private var string: String { content.shown }

  private func redraw() {
    line = TextLine(string)
    if !sizesAreUnchanged() { invalidateLayout() }
    invalidateDrawing()
  }

  override var semantics: Semantics? { facet }

  /// Without a character there is nothing to stop at (`voiceover.md` 3.1).
  override func collectSemantics(into list: inout [Semantics]) {
    if !content.isSilent { super.collectSemantics(into: &list) }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    if let line, line.columns <= proposal.width ?? line.columns {
      return CellSize(width: line.columns, height: 1)
    }
    let width = proposal.width ?? ProposedCells.infinity
    let lines = lines(width: width, height: max(1, proposal.height ?? ProposedCells.infinity))
    return CellSize(width: lines.map(GlyphWidth.of).max() ?? 0, height: lines.count)
  }

  /// The lines that fit; the last one ends in "…" if there would be more.
  private func lines(width: Int, height: Int) -> [String] {
    let all = TextWrap.lines(of: string, width: width)
    var lines = all.prefix(height).map(String.init)
    if lines.count < all.count, let last = lines.popLast() {
      lines.append(TextTruncation.tail.apply(to: last + " …", width: width))
    }
    return lines
  }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    if let line, line.columns <= frame.size.width { return canvas.put(string, at: origin) }
    for (row, line) in lines(width: frame.size.width, height: frame.size.height).enumerated() {
      canvas.put(line, at: CellPoint(column: origin.column, row: origin.row + row))
    }
  }

  override func describe(_ record: inout SemanticRecord) {
    record.node.role = .text
    record.node.traits = .isStaticText
    record.node.label = content.spoken
    record.node.headingLevel = content.headingLevel
    record.speech = content.speech
  }
}

/// What is known of a text without line breaks, so that it need not be looked at again while it fits on one row.
private struct TextLine {
  let columns: Int

  init?(_ string: String) {
    if string.contains(where: \.isNewline) { return nil }
    columns = GlyphWidth.of(string)
  }
}
