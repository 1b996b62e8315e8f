@testable import EarshotEngine
import EarshotGeometry
import Testing

@testable import EarshotHost

@Suite("The mark of the scanner's progress")
@MainActor struct ScannerProgressTests {
  private func interval(_ start: Int, _ end: Int) -> ScannerInterval {
    ScannerInterval(kind: .move, start: .milliseconds(start), end: .milliseconds(end))
  }

  @Test(
    "Four cells fill as the interval passes",
    arguments: [(1000, "[    ]"), (1249, "[    ]"), (1250, "[=   ]"), (1999, "[=== ]"), (2000, "[====]")])
  func mark(time: Int, mark: String) {
    #expect(ScannerProgress.mark(of: interval(1000, 2000), at: .milliseconds(time)) == mark)
  }

  @Test("An interval without length is over")
  func empty() {
    #expect(ScannerProgress.mark(of: interval(5, 5), at: .milliseconds(5)) == "[====]")
  }

  @Test("The next cell to fill is known, unless it is the last, or cells fill too fast to be seen")
  func nextChange() {
    func next(_ end: Int, at time: Int) -> Duration? {
      ScannerProgress.nextChange(of: interval(0, end), after: .milliseconds(time))
    }
    #expect(next(1000, at: 0) == .milliseconds(250))
    #expect(next(1000, at: 250) == .milliseconds(500))
    #expect(next(1000, at: 749) == .milliseconds(750))
    #expect(next(1000, at: 750) == nil)
    #expect(next(799, at: 0) == nil)
    #expect(next(800, at: 0) == .milliseconds(200))
  }

  @Test("Drawn between events, only the mark changes; without an interval there is nothing to draw")
  func redrawing() throws {
    let session = Session(size: CellSize(width: 60, height: 14), technologies: [.switchControl]) {
      GridView()
    }
    let before = session.screenRows
    #expect(session.nextProgressChange == .milliseconds(250))
    session.advance(by: .milliseconds(600))
    #expect(session.screenRows == before)
    let runs = session.redraw().runs
    #expect(runs.count == 1)
    #expect(session.screenRows[10] == "Switch Control: Row 1, 3 items [==  ]")
    #expect(session.screenRows[13] == before[13])
    #expect(session.redraw().runs.isEmpty)
    session.handle(.command(.switchControl(.stop)))
    #expect(session.nextProgressChange == nil)
  }
}
