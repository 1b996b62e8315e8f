import Foundation

/// What was measured, at each size.
struct BenchReport {
  /// What the sizes count.
  let counted: String
  /// The figures at each size; the same ones, in the same order.
  let columns: [(count: Int, figures: [Figure])]

  /// A line for each figure, a column for each size, and after each number its ratio to the first size.
  var table: String {
    guard let first = columns.first else { return "" }
    var lines = [[counted] + columns.map { "\($0.count)" + Self.noRatio }]
    for (row, figure) in first.figures.enumerated() {
      lines.append(
        [figure.name]
          + columns.map { column in
            let ratio = "×" + decimal(column.figures[row].amount / max(1, figure.amount))
            return column.figures[row].text + pad(ratio, to: Self.noRatio.count)
          })
    }
    let widths = lines[0].indices.map { index in lines.map { $0[index].count }.max() ?? 0 }
    return lines.map { line in
      let cells = line.indices.dropFirst().map { pad(line[$0], to: widths[$0] + 2) }
      return trimmed(line[0] + pad("", to: widths[0] - line[0].count) + cells.joined()) + "\n"
    }.joined()
  }

  /// An array of an object for each size, under what the sizes count; keys of the figures name the units.
  static func json(_ reports: [BenchReport]) -> String {
    let objects = Dictionary(uniqueKeysWithValues: reports.map { ($0.counted, $0.objects) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(objects) else { preconditionFailure("Numbers can be encoded.") }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private var objects: [[String: Double]] {
    columns.map { column in
      let amounts = column.figures.map { ($0.key, $0.amount) }
      return Dictionary(uniqueKeysWithValues: [("count", Double(column.count))] + amounts)
    }
  }

  /// As wide as a ratio.
  private static let noRatio = String(repeating: " ", count: 6)

  private func pad(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
