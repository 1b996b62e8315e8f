import EarshotTerminal

/// A source line and, to be printed under it, a line that marks a part of it.
struct UnderlinedLine {
  /// The line as it can be printed.
  let text: String
  /// Blanks, a caret under the first marked character and tildes under the others.
  let mark: String

  init(_ line: String, _ range: SourceRange) {
    let characters = line.map(\.printable)
    let before = characters.prefix(range.column - 1)
    let marked = characters.dropFirst(range.column - 1).prefix(range.length)
    let tildes = marked.reduce(0) { $0 + GlyphWidth.of($1) } - 1
    text = line.printable
    // A tab is as wide as the one above it only if it is a tab too.
    mark =
      before.map { $0 == "\t" ? "\t" : String(repeating: " ", count: GlyphWidth.of($0)) }.joined()
      + "^" + String(repeating: "~", count: max(0, tildes))
  }
}

extension String {
  /// The text with a substitute for control characters, which would act on the terminal. Tabs stay.
  var printable: String { String(map(\.printable)) }
}

extension Character {
  fileprivate var printable: Character { self == "\t" || !hasControl ? self : "\u{FFFD}" }

  private var hasControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}
