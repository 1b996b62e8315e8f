import EarshotUI

/// The keys, as the table has them; in two columns and on as many pages as the screen needs.
struct HelpPanel: View, Equatable {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: lines[0]).cellStyle(.bold)
      ForEach(lines.indices.dropFirst(), id: \.self) { Text(verbatim: lines[$0]) }
    }
  }
}

/// The text of the help, cut into pages.
enum HelpPages {
  /// The narrowest column that holds every row.
  static let columnWidth = 40
  private static let nameWidth = 12

  /// The rows of a page, the first of them its title; a page behind the last is the last.
  static func lines(ofPage page: Int, width: Int, height: Int) -> [String] {
    let pages = pages(width: width, height: height)
    let page = min(page, pages.count - 1)
    let number = pages.count == 1 ? "" : " \(page + 1) of \(pages.count)"
    let keys = page + 1 < pages.count ? "any key goes on, Esc closes this" : "any key closes this"
    return ["Keys\(number) (\(keys))"] + pages[page]
  }

  /// How many pages there are.
  static func count(width: Int, height: Int) -> Int { pages(width: width, height: height).count }

  private static func pages(width: Int, height: Int) -> [[String]] {
    let rows = max(1, height - 1)
    let columns = [main, reader].flatMap { $0.cut(into: rows) }
    let columnsOnPage = max(1, width / columnWidth)
    return columns.cut(into: columnsOnPage).map { beside($0) }
  }

  /// Puts columns beside each other.
  private static func beside(_ columns: [[String]]) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      let cells = columns.map { $0.indices.contains(row) ? $0[row] : "" }
      return cells.dropLast().map { $0.padded(to: columnWidth) }.joined() + (cells.last ?? "")
    }
  }

  private static let main =
    (KeyMap.cursor + KeyMap.anywhere).map(line) + EditKeys.rows.map(line)
  private static let reader = ["Ctrl+O, then:"] + KeyMap.reader.map(line)

  private static func line<Meaning>(of row: KeyRow<Meaning>) -> String {
    row.names.padded(to: nameWidth) + " " + row.words
  }
}

extension Array {
  /// Its elements in order, in parts of at most `size`.
  fileprivate func cut(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
