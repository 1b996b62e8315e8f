import EarshotHost

extension String {
  /// The text as one word where scripts can read it so, else in quotes.
  package var asArgument: String {
    guard let first = unicodeScalars.first, first != "#", !hasPrefix("--") else { return quoted }
    return unicodeScalars.allSatisfy(\.isPlain) ? self : quoted
  }
}

extension Unicode.Scalar {
  /// Whether a script shows it as itself in a word.
  fileprivate var isPlain: Bool { !properties.isWhitespace && self != "\"" && !isBracket && !needsCode }

  private var isBracket: Bool { self == "[" || self == "]" }
}
