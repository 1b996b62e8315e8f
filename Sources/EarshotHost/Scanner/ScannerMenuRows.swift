import EarshotTerminal
import EarshotUI

/// The scanner's menu, its entries beside each other, the highlighted one marked.
struct ScannerMenuRows: View, Equatable {
  let rows: [[ScannerWords.Entry]]

  var body: some View {
    ForEach(rows.indices, id: \.self) { row in
      HStack(spacing: 0) {
        ForEach(rows[row].indices, id: \.self) { ScannerMenuCell(entry: rows[row][$0]) }
      }
    }
  }

  /// Puts entries in rows of `width`, and shows as many rows as there is room for, the highlighted entry among them.
  init(_ entries: [ScannerWords.Entry], width: Int, height: Int) {
    var rows: [[ScannerWords.Entry]] = []
    var left = 0
    for entry in entries {
      let length = GlyphWidth.of(entry.name) + ScannerMenuCell.margin
      if length > left || rows.isEmpty {
        rows.append([])
        left = width
      }
      rows[rows.count - 1].append(entry)
      left -= length
    }
    let current = rows.firstIndex { $0.contains(where: \.isCurrent) } ?? 0
    self.rows = Array(rows[ScrolledWindow.range(of: rows.count, around: current, height: height)])
  }
}

private struct ScannerMenuCell: View, Equatable {
  static let margin = 3
  let entry: ScannerWords.Entry

  var body: some View {
    Text(verbatim: (entry.isCurrent ? ">" : " ") + entry.name).cellStyle(entry.isCurrent ? .reverse : [])
    Text(verbatim: "  ")
  }
}
