/// A titled list of terms with their explanations, in two columns.
struct HelpTable {
  /// The title line and one line for each row, each ended by a line feed.
  let text: String

  init(_ title: String, _ rows: [(term: String, summary: String)]) {
    let width = rows.map(\.term.count).max() ?? 0
    let lines = rows.map { row in
      "  \(row.term)\(String(repeating: " ", count: width - row.term.count))  \(row.summary)"
    }
    text = (["\(title):"] + lines).map { $0 + "\n" }.joined()
  }
}
