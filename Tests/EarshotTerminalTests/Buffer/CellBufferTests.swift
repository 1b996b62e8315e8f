import EarshotGeometry
import EarshotTerminal
import Testing

@Suite struct CellBufferTests {
  private var buffer = CellBuffer(size: CellSize(width: 8, height: 2))

  @Test mutating func textIsPutOnOneRow() {
    let used = buffer.put("Hi 中!", at: CellPoint(column: 1, row: 1), style: .bold)
    #expect(used == 6)
    #expect(buffer.rows == ["", " Hi 中!"])
    #expect(buffer[column: 1, row: 1] == Cell("H", style: .bold))
    #expect(buffer[column: 4, row: 1].width == 2)
    #expect(buffer[column: 5, row: 1].isTrailing)
    #expect(buffer[column: 5, row: 1].style == .bold)
  }

  @Test mutating func textIsClippedAtBothEnds() {
    #expect(buffer.put("abcdef", at: CellPoint(column: -2, row: 0)) == 6)
    #expect(buffer.put("abcdef", at: CellPoint(column: 5, row: 1)) == 3)
    #expect(buffer.rows == ["cdef", "     abc"])
    #expect(buffer.put("x", at: CellPoint(column: 0, row: 2)) == 0)
    #expect(buffer.put("x", at: CellPoint(column: 9, row: 0)) == 0)
  }

  @Test mutating func aClipLimitsBothRowsAndColumns() {
    let clip = CellRect(column: 2, row: 0, width: 3, height: 1)
    #expect(buffer.put("abcdefgh", at: .zero, clip: clip) == 5)
    #expect(buffer.put("abcdefgh", at: CellPoint(column: 0, row: 1), clip: clip) == 0)
    #expect(buffer.rows == ["  cde", ""])
  }

  @Test mutating func aWideGlyphCutByAnEdgeIsBlank() {
    buffer.put("xxxxxxxx", at: .zero)
    buffer.put("中", at: CellPoint(column: 7, row: 0))
    buffer.put("中", at: CellPoint(column: -1, row: 0))
    #expect(buffer.rows[0] == " xxxxxx")
    #expect(buffer.put("a中中", at: CellPoint(column: 4, row: 1)) == 4)
    #expect(buffer.rows[1] == "    a中")
    #expect(buffer[column: 7, row: 1] == .blank)
  }

  @Test mutating func overwritingHalfOfAWideGlyphBlanksTheOther() {
    buffer.put("中中中", at: .zero)
    buffer.put("x", at: CellPoint(column: 0, row: 0))
    buffer.put("y", at: CellPoint(column: 3, row: 0))
    #expect(buffer.rows[0] == "x  y中")
    buffer.put("文", at: CellPoint(column: 3, row: 0))
    #expect(buffer.rows[0] == "x  文")
  }

  @Test mutating func charactersWithoutAWidthAreLeftOut() {
    #expect(buffer.put("a\u{200B}\nb\u{1B}", at: .zero) == 2)
    #expect(buffer.rows[0] == "ab")
  }

  @Test mutating func fillingCutsWideGlyphs() {
    buffer.put("中中中", at: .zero)
    buffer.fill(CellRect(column: 1, row: 0, width: 2, height: 9), with: Cell("#"))
    #expect(buffer.rows == [" ## 中", " ##"])
    buffer.fill(CellRect(column: 0, row: 0, width: 0, height: 2), with: Cell("!"))
    #expect(buffer.rows == [" ## 中", " ##"])
  }

  @Test mutating func aWideGlyphHasOneStyle() {
    buffer.put("a中b", at: .zero, style: .bold)
    buffer.addStyle(.reverse, in: CellRect(column: 0, row: 0, width: 2, height: 1))
    #expect(styles == [[.bold, .reverse], [.bold, .reverse], [.bold, .reverse], .bold])
    buffer.setStyle([], in: CellRect(column: 2, row: 0, width: 2, height: 1))
    #expect(styles == [[.bold, .reverse], [.bold, .reverse], [.bold, .reverse], []])
  }

  private var styles: [CellStyle] { (0..<4).map { buffer[column: $0, row: 0].style } }

  @Test mutating func resizingKeepsWhatFits() {
    buffer.put("abc中d", at: .zero)
    buffer.put("low", at: CellPoint(column: 0, row: 1))
    buffer.resize(to: CellSize(width: 4, height: 3))
    #expect(buffer.rows == ["abc", "low", ""])
    #expect(buffer[column: 3, row: 0] == .blank)
    buffer.resize(to: CellSize(width: 0, height: 0))
    #expect(buffer.rows == [])
  }

  @Test mutating func copyingCutsWideGlyphsAtItsEdges() {
    var panel = CellBuffer(size: CellSize(width: 6, height: 1))
    panel.put("中ab文", at: .zero)
    buffer.put("........", at: .zero)
    let middle = CellRect(column: 1, row: 0, width: 4, height: 1)
    buffer.copy(from: panel, middle, to: CellPoint(column: 2, row: 0))
    #expect(buffer.rows[0] == ".. ab ..")
  }

  @Test mutating func copyingIsClippedByBothBuffers() {
    var panel = CellBuffer(size: CellSize(width: 4, height: 3))
    for row in 0..<3 { panel.put("\(row)bcd", at: CellPoint(column: 0, row: row)) }
    let everything = CellRect(column: -3, row: -3, width: 99, height: 99)
    buffer.copy(from: panel, everything, to: CellPoint(column: -4, row: -4))
    #expect(buffer.rows == ["bcd", "bcd"])
    buffer.copy(from: panel, panel.bounds, to: CellPoint(column: 6, row: -1))
    #expect(buffer.rows == ["bcd   1b", "bcd   2b"])
  }

  @Test mutating func copiedSpansTakeWholeGlyphs() {
    var panel = CellBuffer(size: CellSize(width: 8, height: 2))
    panel.put("a中b文c", at: .zero)
    panel.put("unseen", at: CellPoint(column: 0, row: 1))
    var spans = RowSpans()
    spans.insert(2..<3, row: 0)
    spans.insert(4..<5, row: 0)
    spans.insert(7..<99, row: 5)
    buffer.copy(from: panel, spans, offset: CellPoint(column: 1, row: 0))
    #expect(buffer.rows == ["  中 文", ""])
  }
}
