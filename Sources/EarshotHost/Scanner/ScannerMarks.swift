import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal

/// What is marked on the screen for Switch Control: what it highlights, and as much of a point as is chosen.
struct ScannerMarks: Equatable {
  private let highlight: ScannerHighlight
  private let point: ScannerPoint?

  init(_ status: ScannerStatus) {
    highlight = status.highlight
    point = status.point
  }

  /// The marks, on an app of this size; `frame` answers where an element can be seen.
  ///
  /// - Complexity: O(members of a highlighted group).
  func marks(in size: CellSize, frame: (NodeID) -> CellRect?) -> [CursorMark] {
    let elements = self.elements
    let frames = elements.members.compactMap(frame)
    let marked = frames.isEmpty ? [] : [CursorMark(elements.look, frames)]
    let lines = lines(in: size)
    return marked + (lines.isEmpty ? [] : [CursorMark(.lines, lines)])
  }

  private var elements: (look: CursorMark.Look, members: [NodeID]) {
    switch highlight {
    case .element(let id): (.element, [id])
    case .group(let group): (.group, group.members)
    case .exit(let group): (.exit, group.members)
    case .menuEntry(_, let id): (.menu, [id].compactMap { $0 })
    case .menuExit(let id): (.exit, [id].compactMap { $0 })
    case .nothing, .menu, .band, .line: (.element, [])
    }
  }

  private func lines(in size: CellSize) -> [CellRect] {
    var lines: [CellRect] = []
    if let column = point?.column { lines.append(Self.rect(.columns, column...column, size)) }
    if let row = point?.row { lines.append(Self.rect(.rows, row...row, size)) }
    switch highlight {
    case .band(let axis, let cells): lines.append(Self.rect(axis, cells, size))
    case .line(let axis, let cell): lines.append(Self.rect(axis, cell...cell, size))
    default: break
    }
    return lines
  }

  private static func rect(_ axis: ScannerAxis, _ cells: ClosedRange<Int>, _ size: CellSize) -> CellRect {
    axis == .columns
      ? CellRect(column: cells.lowerBound, row: 0, width: cells.count, height: size.height)
      : CellRect(column: 0, row: cells.lowerBound, width: size.width, height: cells.count)
  }
}
