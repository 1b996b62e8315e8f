extension Engine {
  /// What a highlight is called in the user's language, as the scanner speaks of it: "row 1, 3 items", "back, row 1,
  /// 3 items", "Tap"; nothing of bands and lines.
  ///
  /// - Complexity: O(1) for what was asked before.
  public func words(for highlight: ScannerHighlight) -> String? { state.words(for: highlight) }
}
