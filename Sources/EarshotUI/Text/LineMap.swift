import EarshotTerminal

/// The lines of an edited text: broken at line breaks, and where a line is full. No character is dropped, so that
/// every place of the caret is on exactly one line.
struct LineMap {
  /// The characters of each line, with the line break that ends it.
  private(set) var ranges: [Range<Int>] = []
  private let breaks: Set<Int>

  /// The one line of a field that has no other, of so many characters.
  init(oneLineOf count: Int) {
    ranges = [0..<count]
    breaks = []
  }

  init(_ characters: [Character], width: Int) {
    var start = 0
    var used = 0
    var breaks: Set<Int> = []
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        breaks.insert(ranges.count)
        ranges.append(start..<index + 1)
        (start, used) = (index + 1, 0)
        continue
      }
      let columns = GlyphWidth.of(character)
      if used + columns > width, index > start {
        ranges.append(start..<index)
        (start, used) = (index, 0)
      }
      used += columns
    }
    ranges.append(start..<characters.count)
    self.breaks = breaks
  }

  var count: Int { ranges.count }

  /// The characters of a line without the line break.
  func visibleRange(of line: Int) -> Range<Int> {
    let range = ranges[line]
    return breaks.contains(line) ? range.lowerBound..<range.upperBound - 1 : range
  }

  /// The line on which a caret before `position` stands.
  func line(of position: Int) -> Int {
    var (low, high) = (0, ranges.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The place as far along a line above or below, or the start or end of the text.
  func position(from position: Int, by lines: Int) -> Int {
    let line = line(of: position)
    let target = line + lines
    if target < 0 { return 0 }
    guard target < count else { return visibleRange(of: count - 1).upperBound }
    let range = visibleRange(of: target)
    return min(range.lowerBound + position - ranges[line].lowerBound, range.upperBound)
  }
}
