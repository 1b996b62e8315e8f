import EarshotGeometry

/// The order in which things side by side are read.
@MainActor enum ReadingOrder {
  /// Sorts by first row, then by leading column; ties stay as they are (design §11, 5).
  static func sorted(_ list: [Semantics], in stack: LayoutNode) -> [Semantics] {
    if list.count < 2 { return list }
    let placed = list.enumerated().map { index, semantics in
      (index: index, semantics: semantics, at: semantics.owner.firstLayout?.origin(in: stack) ?? .zero)
    }
    return placed.sorted { lhs, rhs in
      (lhs.at.row, lhs.at.column, lhs.index) < (rhs.at.row, rhs.at.column, rhs.index)
    }.map(\.semantics)
  }
}
