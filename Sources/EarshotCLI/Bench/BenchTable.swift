/// The figures of a benchmark, a line for each size, with the ratio to the first size.
struct BenchTable {
  let rows: [(items: Int, figures: [(name: String, time: Duration)])]

  /// The table, every line ended by a line feed.
  var text: String {
    guard let first = rows.first else { return "" }
    var lines: [String] = []
    for (index, figure) in first.figures.enumerated() {
      lines.append("\(figure.name):")
      for row in rows {
        let time = row.figures[index].time
        lines.append(
          "  \(pad("\(row.items)", 7)) items  \(pad(Self.text(time), 10))  ×\(ratio(time, figure.time))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func ratio(_ time: Duration, _ base: Duration) -> String {
    let tenths = Int((time / base * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// In the unit in which the number is easy to read.
  private static func text(_ time: Duration) -> String {
    let nanoseconds = Int(time / .nanoseconds(1))
    switch nanoseconds {
    case ..<10_000: return "\(nanoseconds) ns"
    case ..<10_000_000: return "\(nanoseconds / 1000) µs"
    default: return "\(nanoseconds / 1_000_000) ms"
    }
  }
}
