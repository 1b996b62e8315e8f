/// Breaks text into rows, by columns as ``GlyphWidth`` counts them.
public enum TextWrap {
  /// The rows that `text` takes when each is at most `width` columns wide.
  ///
  /// A line is broken at spaces (which are dropped there), after a hyphen inside a word, and beside wide
  /// glyphs; a word that is too long is broken anywhere. Line ends in the text start a new row. A glyph
  /// wider than `width` gets a row of its own.
  ///
  /// - Parameter width: Columns available; below 1 counts as 1.
  /// - Returns: At least one row, which is empty for an empty text.
  public static func lines(of text: some StringProtocol, width: Int) -> [Substring] {
    if let columns = text.asciiColumns, columns <= width { return [Substring(text)] }
    return Substring(text)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { LineBreaker.lines(of: $0, width: max(1, width)) }
  }
}

/// Breaks one paragraph.
private struct LineBreaker {
  private let text: Substring
  private let width: Int
  private var lines: [Substring] = []
  private var start: Substring.Index
  /// Columns since `start`.
  private var column = 0
  /// Where the line may end, and where the next would begin.
  private var opportunity: (end: Substring.Index, next: Substring.Index)?

  static func lines(of text: Substring, width: Int) -> [Substring] {
    var breaker = LineBreaker(text, width)
    for index in text.indices { breaker.advance(over: index) }
    breaker.finish()
    return breaker.lines
  }

  private init(_ text: Substring, _ width: Int) {
    self.text = text
    self.width = width
    start = text.startIndex
  }

  private mutating func advance(over index: Substring.Index) {
    let character = text[index]
    let columns = GlyphWidth.of(character)
    if character == " " {
      noteSpace(index)
    } else {
      if columns == 2 { noteBreak(before: index) }
      while column + columns > width, index > start { breakLine(before: index) }
    }
    column += columns
    if columns == 2 || character == "-" { noteBreak(before: text.index(after: index)) }
  }

  /// A line may end before the first of several spaces and goes on after the last; spaces that begin a
  /// line stay.
  private mutating func noteSpace(_ index: Substring.Index) {
    let next = text.index(after: index)
    if let last = opportunity, last.next == index {
      opportunity = (last.end, next)
    } else if text[start..<index].contains(where: { $0 != " " }) {
      opportunity = (index, next)
    }
  }

  private mutating func noteBreak(before index: Substring.Index) {
    guard opportunity?.next != index, index > start, text[start..<index] != "-" else { return }
    opportunity = (index, index)
  }

  private mutating func breakLine(before index: Substring.Index) {
    let place = opportunity ?? (index, index)
    lines.append(text[start..<place.end])
    start = place.next
    column = GlyphWidth.of(text[start..<index])
    opportunity = nil
  }

  /// Ends the last line; spaces that don't fit on it are dropped.
  private mutating func finish() {
    let end = column > width ? opportunity?.end ?? text.endIndex : text.endIndex
    lines.append(text[start..<end])
  }
}
