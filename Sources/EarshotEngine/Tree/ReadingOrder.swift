import EarshotGeometry

/// Puts siblings into reading order: higher sort priority first, then the row, then the leading column, ties in
/// the host's order (`voiceover.md` 3.2; design §11, 5).
struct ReadingOrder {
  /// Rows no further apart than this count as one; 0 for cells.
  var rowTolerance = 0
  /// Whether of two siblings in one row the right one comes first.
  var readsRightToLeft = false

  /// One of the siblings.
  struct Sibling {
    var slot: Slot
    var priority: Double
    /// Where its first element stands.
    var standing: CellPoint?
    /// Place in the host's order.
    var index: Int
  }

  /// The siblings in reading order. With a tolerance the comparison is not transitive, so the outcome is that
  /// of the standard library's sort, as on Apple's platforms (`voiceover.md` 3.2, 8).
  func sorted(_ siblings: [Sibling]) -> [Sibling] {
    let byFrame = siblings.allSatisfy { $0.standing != nil }
    return siblings.sorted { isOrdered($0, before: $1, byFrame: byFrame) }
  }

  private func isOrdered(_ first: Sibling, before second: Sibling, byFrame: Bool) -> Bool {
    if first.priority != second.priority { return first.priority > second.priority }
    if byFrame, let a = first.standing, let b = second.standing {
      if abs(a.row - b.row) > rowTolerance { return a.row < b.row }
      if a.column != b.column { return (a.column < b.column) != readsRightToLeft }
    }
    return first.index < second.index
  }
}
