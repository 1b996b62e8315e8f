/// A set of cells kept as sorted, disjoint spans of columns on each row: what a redraw has to look at.
///
/// ```
/// insert 2..<5 on row 1, then 5..<8          insert 0..<3 on row 1
/// row 1   ··■■■■■■·   one span 2..<8         row 1   ■■■■■■■■·   one span 0..<8
/// ```
public struct RowSpans: Hashable, Sendable {
  /// The spans of one row.
  public struct Row: Hashable, Sendable {
    /// Distance of the row from the top, in rows.
    public let row: Int
    /// Ranges of columns, ascending; they neither overlap nor touch.
    public fileprivate(set) var spans: [Range<Int>]
  }

  /// The rows that hold at least one cell, from top to bottom.
  public private(set) var rows: [Row] = []

  /// Makes the empty set.
  public init() {}

  /// Whether no cell is in the set.
  public var isEmpty: Bool { rows.isEmpty }

  /// Number of cells in the set.
  public var cellCount: Int {
    rows.reduce(0) { sum, row in row.spans.reduce(sum) { $0 + $1.count } }
  }

  /// The spans of columns of `row`, ascending; none when the row isn't touched.
  public func spans(row: Int) -> [Range<Int>] {
    let index = firstIndex(from: row)
    return index < rows.count && rows[index].row == row ? rows[index].spans : []
  }

  /// Adds every cell of `rect`.
  public mutating func insert(_ rect: CellRect) {
    guard !rect.isEmpty else { return }
    for row in rect.minRow..<rect.maxRow {
      insert(rect.minColumn..<rect.maxColumn, row: row)
    }
  }

  /// Adds the cells of one row in `columns`.
  public mutating func insert(_ columns: Range<Int>, row: Int) {
    guard !columns.isEmpty else { return }
    let index = firstIndex(from: row)
    if index < rows.count && rows[index].row == row {
      rows[index].spans.merge(columns)
    } else {
      rows.insert(Row(row: row, spans: [columns]), at: index)
    }
  }

  /// Forgets every cell; storage is kept for the next use.
  public mutating func removeAll() { rows.removeAll(keepingCapacity: true) }

  /// Whether the cell at `point` is in the set.
  public func contains(_ point: CellPoint) -> Bool {
    spans(row: point.row).contains { $0.contains(point.column) }
  }

  /// Whether at least one cell of `rect` is in the set.
  public func intersects(_ rect: CellRect) -> Bool {
    guard !rect.isEmpty else { return false }
    let columns = rect.minColumn..<rect.maxColumn
    return rows[firstIndex(from: rect.minRow)...]
      .prefix { $0.row < rect.maxRow }
      .contains { row in row.spans.contains { $0.overlaps(columns) } }
  }

  /// Index of the first stored row that isn't above `row`.
  private func firstIndex(from row: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].row < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [Range<Int>] {
  /// Adds `span` to sorted, disjoint spans; those it overlaps or touches become one with it.
  fileprivate mutating func merge(_ span: Range<Int>) {
    let first = firstIndex { $0.upperBound >= span.lowerBound } ?? count
    let end = self[first...].firstIndex { $0.lowerBound > span.upperBound } ?? count
    let joined = self[first..<end].reduce(span) {
      Swift.min($0.lowerBound, $1.lowerBound)..<Swift.max($0.upperBound, $1.upperBound)
    }
    replaceSubrange(first..<end, with: CollectionOfOne(joined))
  }
}
