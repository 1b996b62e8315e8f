import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal

/// A field of one line, shown as `[text   ]`, scrolled so that the caret can be seen.
final class LineInputNode: TextInputNode {
  private static let idealWidth = 24
  private static let leastWidth = 4
  /// The first character shown.
  private var firstShown = 0

  override func measure(_ proposal: ProposedCells) -> CellSize {
    CellSize(width: Self.width(of: proposal), height: 1)
  }

  /// The width that a field takes of what it is offered.
  static func width(of proposal: ProposedCells) -> Int {
    max(leastWidth, min(proposal.width ?? idealWidth, ProposedCells.infinity))
  }

  /// The label isn't placed: it names the field and fills it while it is empty.
  override func arrange(in size: CellSize, for proposal: ProposedCells) {}
  override func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> { [] }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    let inside = CellPoint(column: origin.column + 1, row: origin.row)
    canvas.put("[", at: origin)
    canvas.put("]", at: CellPoint(column: origin.column + frame.size.width - 1, row: origin.row))
    drawPlaceholder(into: &canvas, at: origin, width: textWidth)
    if edited.characters.isEmpty { return }
    scrollToCaret()
    draw(visibleRange, into: &canvas, at: inside)
  }

  override var caretPosition: CellPoint {
    scrollToCaret()
    let before = shown[firstShown..<edited.caret]
    return CellPoint(column: 1 + GlyphWidth.of(String(before)), row: 0)
  }

  /// The columns for text; the caret may stand behind the last character.
  private var textWidth: Int { max(1, frame.size.width - 2) }

  private var visibleRange: Range<Int> {
    var used = 0
    let end = shown[firstShown...].firstIndex { character in
      used += GlyphWidth.of(character)
      return used > textWidth
    }
    return firstShown..<(end ?? shown.count)
  }

  /// Scrolls as little as shows the caret, and no further than the text needs.
  private func scrollToCaret() {
    let characters = shown
    let leastForCaret = start(before: edited.caret, of: characters)
    firstShown = min(
      max(firstShown, leastForCaret), edited.caret, start(before: characters.count, of: characters))
  }

  /// The first character shown when a caret before `position` is in the last column.
  private func start(before position: Int, of characters: [Character]) -> Int {
    var columns = 0
    return characters[..<position].lastIndex { character in
      columns += GlyphWidth.of(character)
      return columns >= textWidth
    }.map { $0 + 1 } ?? 0
  }

  override func describe(_ record: inout SemanticRecord) {
    super.describe(&record)
    record.node.role = settings.isSecure ? .secureTextField : .textField
    record.node.traits.formUnion(settings.isSecure ? [.isTextField, .isSecure] : .isTextField)
  }
}
