import EarshotEngine

/// The mark that shows how much of the scanner's interval has passed: four cells that fill.
///
/// It is drawn whenever something else is, and between that, for a person, only when a further cell fills; not at all while
/// intervals are so short that it would flicker. While nothing waits there is no mark, and nothing is drawn.
enum ScannerProgress {
  private static let cells = 4
  /// How long a cell must take to be worth drawing by itself.
  private static let shortestCell = Duration.milliseconds(200)

  /// "[==  ]".
  static func mark(of interval: ScannerInterval, at time: Duration) -> String {
    let filled = filled(of: interval, at: time)
    return "[" + String(repeating: "=", count: filled) + String(repeating: " ", count: cells - filled) + "]"
  }

  /// When the next cell fills; `nil` if that is not before the end, or too soon.
  static func nextChange(of interval: ScannerInterval, after time: Duration) -> Duration? {
    let cell = (interval.end - interval.start) / cells
    let next = filled(of: interval, at: time) + 1
    return cell < shortestCell || next >= cells ? nil : interval.start + cell * next
  }

  private static func filled(of interval: ScannerInterval, at time: Duration) -> Int {
    let length = interval.end - interval.start
    guard length > .zero else { return cells }
    return min(max(Int((time - interval.start) / length * Double(cells)), 0), cells)
  }
}
