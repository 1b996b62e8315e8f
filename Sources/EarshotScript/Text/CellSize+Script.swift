import EarshotGeometry

extension CellSize {
  /// The columns and rows a screen may have in scripts and on the command line.
  package static let allowedExtent = 1...1000

  /// Reads columns x rows, such as `80x24`, each from 1 to 1000; `nil` otherwise.
  package init?(scriptText text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.first?.isNumber == true ? Int(part) : nil }
    guard parts.count == 2, numbers.count == 2 else { return nil }
    guard numbers.allSatisfy(Self.allowedExtent.contains) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }

  /// Columns x rows: `80x24`.
  package var scriptText: String { "\(width)x\(height)" }
}
