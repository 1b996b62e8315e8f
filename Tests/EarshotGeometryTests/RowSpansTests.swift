import EarshotGeometry
import TestSupport
import Testing

@Suite struct RowSpansTests {
  @Test func aRectangleIsOneSpanOnEachOfItsRows() {
    var spans = RowSpans()
    spans.insert(CellRect(column: 2, row: 1, width: 3, height: 2))
    #expect(spans.rows.map(\.row) == [1, 2])
    #expect(spans.spans(row: 1) == [2..<5])
    #expect(spans.spans(row: 0) == [])
    #expect(spans.cellCount == 6)
  }

  @Test func spansThatTouchOrOverlapBecomeOne() {
    var spans = RowSpans()
    for columns in [0..<2, 6..<8, 3..<5] { spans.insert(columns, row: 0) }
    #expect(spans.spans(row: 0) == [0..<2, 3..<5, 6..<8])
    spans.insert(5..<7, row: 0)
    #expect(spans.spans(row: 0) == [0..<2, 3..<8])
    spans.insert(1..<4, row: 0)
    #expect(spans.spans(row: 0) == [0..<8])
  }

  @Test func emptyRectanglesLeaveNoRow() {
    var spans = RowSpans()
    spans.insert(CellRect(column: 2, row: 1, width: 0, height: 2))
    spans.insert(4..<4, row: 3)
    #expect(spans.isEmpty)
    #expect(!spans.intersects(CellRect(column: 0, row: 0, width: 9, height: 9)))
  }

  @Test func removingAllLeavesTheEmptySet() {
    var spans = RowSpans()
    spans.insert(0..<3, row: 2)
    spans.removeAll()
    #expect(spans == RowSpans())
  }

  /// Compared with a plain set of cells, over many random rectangles.
  @Test(arguments: UInt64(0)..<20)
  func itHoldsExactlyTheCellsOfItsRectangles(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var spans = RowSpans()
    var model: Set<CellPoint> = []
    for _ in 0..<30 {
      let rect = randomRect(&random)
      spans.insert(rect)
      model.formUnion(cells.filter(rect.contains))
    }
    #expect(cells.filter(spans.contains) == cells.filter(model.contains))
    #expect(spans.cellCount == model.count)
    for _ in 0..<30 {
      let rect = randomRect(&random)
      #expect(spans.intersects(rect) == model.contains(where: rect.contains))
    }
    for row in spans.rows {
      #expect(zip(row.spans, row.spans.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }
  }

  private let cells = (0..<12).flatMap { row in (0..<24).map { CellPoint(column: $0, row: row) } }

  private func randomRect(_ random: inout SplitMix64) -> CellRect {
    CellRect(
      column: .random(in: 0..<18, using: &random), row: .random(in: 0..<9, using: &random),
      width: .random(in: 0..<6, using: &random), height: .random(in: 0..<3, using: &random))
  }
}
