import EarshotGeometry
import EarshotTerminal
import Testing

@MainActor @Suite struct HeadlessDriverTests {
  private let driver = HeadlessDriver(size: CellSize(width: 6, height: 2))

  @Test func itShowsWhatTheRunsSayAndNoMore() {
    var buffer = CellBuffer(size: driver.size)
    buffer.put("never sent", at: .zero)
    let run = CellRun(row: 1, column: 2, cells: [Cell("o"), Cell("k")])
    driver.present(TerminalFrame(runs: [run], cursor: CellPoint(column: 2, row: 1)))
    #expect(driver.rows == ["", "  ok"])
    #expect(driver.cursor == CellPoint(column: 2, row: 1))
    #expect(driver.presentCount == 1)
    #expect(driver.cellCount == 2)
  }

  @Test func aFrameForAnotherSizeIsClipped() {
    let cells = "clipped".map { Cell($0) }
    let runs = [CellRun(row: 0, column: 3, cells: cells), CellRun(row: 7, column: 0, cells: cells)]
    driver.present(TerminalFrame(runs: runs, cursor: nil))
    #expect(driver.rows == ["   cli", ""])
    #expect(driver.cursor == nil)
  }

  @Test func afterAResizeAFrameFillsTheScreen() {
    let old = CellBuffer(size: driver.size)
    driver.resize(to: CellSize(width: 4, height: 3))
    var buffer = CellBuffer(size: driver.size)
    buffer.put("new", at: CellPoint(column: 1, row: 2))
    let diff = CellDiff(from: old, to: buffer, within: Damage(size: buffer.size, everything: true))
    driver.present(TerminalFrame(runs: diff.runs, cursor: nil))
    #expect(driver.screen == buffer)
    #expect(driver.cellCount == 12)
  }
}
