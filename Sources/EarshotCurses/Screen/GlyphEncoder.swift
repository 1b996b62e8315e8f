import CNcurses
import EarshotTerminal

/// Turns cells into what ncurses draws, so that model, ncurses and terminal agree about every column.
///
/// ncurses and the terminal add up the widths of scalars, the model counts characters. So a cell is drawn
/// as the one scalar that gives it its width, with at most four marks that take no column; joined emoji
/// as their first, flags as two letters. Where the C library thinks differently about a scalar's width,
/// U+FFFD stands for it. What is spoken is the whole character all the same.
struct GlyphEncoder {
  /// What stands for a character that can't be drawn, one column wide in this locale.
  private let replacement: Unicode.Scalar

  init() { replacement = cn_wcwidth(0xFFFD) == 1 ? "\u{FFFD}" : "?" }

  /// What to give to `wadd_wchnstr` for neighbouring cells. A wide glyph whose trailing cell is missing
  /// is a blank.
  func encode(_ cells: ArraySlice<Cell>) -> [cchar_t] {
    var result: [cchar_t] = []
    result.reserveCapacity(cells.count)
    for index in cells.indices where !cells[index].isTrailing {
      let cell = cells[index]
      let isCut = cell.width == 2 && index + 1 == cells.endIndex
      append(isCut ? Cell(" ", style: cell.style) : cell, to: &result)
    }
    return result
  }

  private func append(_ cell: Cell, to result: inout [cchar_t]) {
    let attributes = Self.attributes(cell.style)
    let scalars = cell.glyph.unicodeScalars
    if let ascii = cell.glyph.asciiValue {
      result.append(Self.character(UInt32(ascii), attributes))
    } else if cell.glyph.isFlag {
      result += scalars.map { Self.character($0.value - 0x1F1E6 + 0x41, attributes) }
    } else {
      append(base: cell.glyph.baseScalar ?? "\u{25CC}", marksOf: scalars, cell, attributes, to: &result)
    }
  }

  private func append(
    base: Unicode.Scalar, marksOf scalars: Character.UnicodeScalarView, _ cell: Cell, _ attributes: attr_t,
    to result: inout [cchar_t]
  ) {
    guard cn_wcwidth(base.value) == cell.width else {
      result.append(Self.character(substitute(for: base).value, attributes))
      if cell.width == 2 { result.append(Self.character(0x20, attributes)) }
      return
    }
    let marks = Array(scalars.filter(Self.isDrawnMark))
    result.append(Self.character(base.value, marks: marks, attributes))
  }

  /// In a locale that has no U+FFFD, lines are drawn in ASCII.
  private func substitute(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard replacement == "?", (0x2500...0x257F).contains(scalar.value) else { return replacement }
    return scalar == "─" || scalar == "━" ? "-" : scalar == "│" || scalar == "┃" ? "|" : "+"
  }

  private static func isDrawnMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark
      && !scalar.properties.isVariationSelector && cn_wcwidth(scalar.value) == 0
  }

  private static func attributes(_ style: CellStyle) -> attr_t {
    style.isEmpty ? 0 : attributeOfStyle.reduce(0) { style.contains($1.0) ? $0 | $1.1 : $0 }
  }

  private static let attributeOfStyle: [(CellStyle, attr_t)] = [
    (.bold, CN_BOLD), (.dim, CN_DIM), (.underline, CN_UNDERLINE), (.reverse, CN_REVERSE),
    (.italic, CN_ITALIC),
  ]

  /// One character of ncurses: a base and at most four marks.
  private static func character(
    _ base: UInt32, marks: [Unicode.Scalar] = [], _ attributes: attr_t
  ) -> cchar_t {
    var character = cchar_t()
    character.attr = attributes
    character.chars.0 = wchar_t(base)
    guard !marks.isEmpty else { return character }
    withUnsafeMutableBytes(of: &character.chars) { bytes in
      let places = bytes.bindMemory(to: wchar_t.self)
      for (index, mark) in marks.prefix(4).enumerated() { places[index + 1] = wchar_t(mark.value) }
    }
    return character
  }
}
