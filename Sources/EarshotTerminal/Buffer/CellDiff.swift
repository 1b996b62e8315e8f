/// What has to be sent to turn one screen into another, looking only inside the damage.
///
/// Wide glyphs are never cut. A span of damage that begins or ends inside one, before or after the change,
/// is widened to all of it, and a changed leading cell brings its trailing one:
///
/// ```
/// old   a 中 . b        old   a x y b         old   a 中 . b
/// new   a x  · b        new   a 中 . b        new   a 日 . b
/// run     x  ·          run     中 .          run     日 .      (trailing cells are equal, yet sent)
/// ```
///
/// Putting `x` over the leading half blanks the trailing one (`·`), which lies outside what was damaged.
public struct CellDiff: Sendable {
  /// The changed cells, by row and column.
  public private(set) var runs: [CellRun] = []
  /// Number of cells compared: the work done.
  package private(set) var comparedCells = 0

  /// Finds the runs that turn `old` into `new`.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows. Of another size than `new`, it counts as unknown: all of the damage
  ///     is sent.
  ///   - new: What it shall show.
  ///   - damage: Where the two may differ; cells outside new's bounds are left out.
  public init(from old: CellBuffer, to new: CellBuffer, within damage: Damage) {
    let known = old.size == new.size
    for row in damage.rows where row.row < new.size.height {
      for span in row.spans {
        if known {
          append(from: old, to: new, row: row.row, columns: span)
        } else {
          append(new, row: row.row, columns: span)
        }
      }
    }
  }
}

extension CellDiff {
  /// Adds every cell of a span.
  private mutating func append(_ new: CellBuffer, row: Int, columns: Range<Int>) {
    let whole = new.wholeGlyphs(columns, row: row)
    comparedCells += whole.count
    for column in whole { append(new.cells[new.index(column, row)], row: row, column: column) }
  }

  /// Adds the glyphs of a span that differ.
  private mutating func append(from old: CellBuffer, to new: CellBuffer, row: Int, columns: Range<Int>) {
    let whole = new.wholeGlyphs(columns, row: row).union(old.wholeGlyphs(columns, row: row))
    comparedCells += whole.count
    var leadChanged = false
    for column in whole {
      let cell = new.cells[new.index(column, row)]
      let changed = cell != old.cells[old.index(column, row)]
      if changed || (cell.isTrailing && leadChanged) { append(cell, row: row, column: column) }
      leadChanged = changed
    }
  }

  /// Adds one cell, to the last run if it follows that directly.
  private mutating func append(_ cell: Cell, row: Int, column: Int) {
    if let last = runs.last, last.row == row, last.columns.upperBound == column {
      runs[runs.count - 1].cells.append(cell)
    } else {
      runs.append(CellRun(startingAt: column, row: row, cell))
    }
  }
}

extension Range<Int> {
  /// The smallest range that holds both, which overlap.
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
