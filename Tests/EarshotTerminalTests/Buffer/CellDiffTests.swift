import EarshotGeometry
import EarshotTerminal
import TestSupport
import Testing

@Suite struct CellDiffTests {
  @Test func equalScreensNeedNothing() {
    #expect(runs("a中b", "a中b") == [])
  }

  @Test func changedNeighboursAreOneRun() {
    #expect(runs("abcdef", "abXYeZ") == ["2 XY", "5 Z"])
  }

  @Test func theSameGlyphInAnotherStyleIsAChange() {
    let old = screen("abc")
    var new = old
    new.addStyle(.reverse, in: CellRect(column: 1, row: 0, width: 1, height: 1))
    #expect(CellDiff(from: old, to: new, within: everything).runs.map(\.columns) == [1..<2])
  }

  @Test func aChangedWideGlyphBringsItsTrailingCell() {
    #expect(runs("a中b", "a日b") == ["1 日·"])
    #expect(runs("axyb", "a中b") == ["1 中·"])
    #expect(runs("a中b", "axyb") == ["1 xy"])
    #expect(runs("ab中", "a中b") == ["1 中·b"])
  }

  @Test func halfOfAWideGlyphInTheDamageBringsTheOther() {
    let old = screen("a中b日")
    var new = old
    var damage = Damage(size: old.size)
    for (text, column) in [("x", 2), ("y", 4)] {
      new.put(text, at: CellPoint(column: column, row: 0))
      damage.add(CellRect(column: column, row: 0, width: 1, height: 1))
    }
    #expect(described(CellDiff(from: old, to: new, within: damage).runs) == ["1  x", "4 y "])
  }

  @Test func nothingOutsideTheDamageIsLookedAt() {
    var damage = Damage(size: everything.size)
    damage.add(CellRect(column: 0, row: 0, width: 2, height: 1))
    let diff = CellDiff(from: screen("abcdef"), to: screen("Xb___f"), within: damage)
    #expect(described(diff.runs) == ["0 X"])
    #expect(diff.comparedCells == 2)
  }

  @Test(arguments: [5, 60, 500])
  func workDependsOnTheDamageNotOnTheScreen(height: Int) {
    let size = CellSize(width: 4 * height, height: height)
    let old = CellBuffer(size: size)
    var new = old
    new.put("twelve cells", at: CellPoint(column: 3, row: 2))
    var damage = Damage(size: size)
    damage.add(CellRect(column: 3, row: 2, width: 12, height: 1))
    #expect(CellDiff(from: old, to: new, within: damage).comparedCells == 12)
  }

  @Test func aScreenOfAnotherSizeIsUnknown() {
    let old = CellBuffer(size: CellSize(width: 3, height: 1))
    let diff = CellDiff(from: old, to: screen("ab"), within: everything)
    #expect(described(diff.runs) == ["0 ab      "])
  }

  /// Random drawing, with damage noted as drawing code does: only where it meant to draw.
  @Test(arguments: UInt64(0)..<200)
  func theRunsTurnOneScreenIntoTheOther(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var painter = RandomPainter(size: CellSize(width: 14, height: 4))
    for _ in 0..<10 { painter.paint(&random) }
    let old = painter.buffer
    var shown = old
    for _ in 0..<12 {
      painter.damage.clear()
      let before = shown
      for _ in 0..<Int.random(in: 0..<6, using: &random) { painter.paint(&random) }
      let runs = CellDiff(from: before, to: painter.buffer, within: painter.damage).runs
      for run in runs { shown.apply(run) }
      #expect(shown == painter.buffer)
      #expect(painter.isWellFormed)
    }
  }

  private let everything = Damage(size: CellSize(width: 8, height: 1), everything: true)

  private func screen(_ text: String) -> CellBuffer {
    var buffer = CellBuffer(size: everything.size)
    buffer.put(text, at: .zero)
    return buffer
  }

  private func runs(_ old: String, _ new: String) -> [String] {
    described(CellDiff(from: screen(old), to: screen(new), within: everything).runs)
  }

  /// Column and glyphs of each run; a trailing cell is a middle dot.
  private func described(_ runs: [CellRun]) -> [String] {
    runs.map { run in
      "\(run.column) " + run.cells.map { $0.isTrailing ? "·" : String($0.glyph) }.joined()
    }
  }
}
