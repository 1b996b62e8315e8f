extension Double {
  /// Reads `2` or `0.25`: up to nine digits on each side of a point, and no sign or exponent.
  init?(written text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(\.isNineDigitsOrLess) else { return nil }
    self.init(text)
  }

  /// The number without a fraction of zero: `2`, `0.25`.
  var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
