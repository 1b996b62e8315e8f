/// Which part of a list is visible in a panel.
enum ScrolledWindow {
  /// As many of `count` rows as `height` leaves room for, with `row` in the middle where that is possible.
  static func range(of count: Int, around row: Int, height: Int) -> Range<Int> {
    let height = max(0, min(height, count))
    let start = max(0, min(row - height / 2, count - height))
    return start..<start + height
  }
}
