import CNcurses
import EarshotGeometry
import EarshotTerminal

/// A terminal as far as ncurses uses one: it keeps what xterm would show, and notes every sequence it
/// doesn't know. Widths are those of the C library, as in tmux.
struct VirtualTerminal {
  struct Glyph: Equatable {
    var text = " "
    var style: CellStyle = []
    var isTrailing = false
  }

  private(set) var size: CellSize
  /// All bytes so far.
  private(set) var received: [UInt8] = []
  /// Sequences that weren't understood.
  private(set) var unknown: [String] = []
  /// Private modes that are set, such as 2004 for bracketed paste.
  private(set) var modes: Set<Int> = [25]
  private(set) var cursor = CellPoint.zero
  /// How often the bell rang.
  private(set) var bells = 0
  private var glyphs: [[Glyph]]
  private var mainGlyphs: [[Glyph]] = []
  private var style: CellStyle = []
  private var wrapsNext = false
  private var region: Range<Int>
  private var saved = CellPoint.zero
  private var last = " "

  init(size: CellSize) {
    self.size = size
    glyphs = Self.blank(size)
    region = 0..<size.height
  }

  private static func blank(_ size: CellSize) -> [[Glyph]] {
    Array(repeating: Array(repeating: Glyph(), count: size.width), count: size.height)
  }

  /// The text of each row without trailing blanks.
  var rows: [String] {
    glyphs.map { row in
      let text = row.filter { !$0.isTrailing }.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The styles of one row, a cell each.
  func styles(row: Int) -> [CellStyle] { glyphs[row].map(\.style) }

  var isCursorVisible: Bool { modes.contains(25) }
  var isAlternate: Bool { modes.contains(1049) }
  var pastesInBrackets: Bool { modes.contains(2004) }

  mutating func resize(to size: CellSize) {
    self = VirtualTerminal(size: size, modes: modes)
  }

  private init(size: CellSize, modes: Set<Int>) {
    self.init(size: size)
    self.modes = modes
    mainGlyphs = glyphs
  }

  /// Shows `bytes`, which hold whole sequences.
  mutating func receive(_ bytes: [UInt8]) {
    received += bytes
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&rest)
      case "\r": move(column: 0)
      case "\n": lineFeed()
      case "\u{8}": move(column: max(0, cursor.column - 1))
      case "\u{7}": bells += 1
      case "\u{E}", "\u{F}", "\u{0}": break
      default: print(scalar)
      }
    }
  }

  // MARK: Printing

  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = Int(cn_wcwidth(scalar.value))
    guard width > 0 else { return width == 0 ? join(scalar) : unknown.append("control \(scalar.value)") }
    last = String(scalar)
    put(last, width)
  }

  private mutating func put(_ text: String, _ width: Int) {
    if wrapsNext || cursor.column + width > size.width {
      move(column: 0)
      lineFeed()
    }
    for column in cursor.column..<(cursor.column + width) { separate(column) }
    glyphs[cursor.row][cursor.column] = Glyph(text: text, style: style)
    if width == 2 { glyphs[cursor.row][cursor.column + 1] = Glyph(style: style, isTrailing: true) }
    let next = cursor.column + width
    cursor.column = min(next, size.width - 1)
    wrapsNext = next == size.width
  }

  /// Takes the other half of a wide glyph away before one half is overwritten.
  private mutating func separate(_ column: Int) {
    if glyphs[cursor.row][column].isTrailing { glyphs[cursor.row][column - 1] = Glyph() }
    if column + 1 < size.width, glyphs[cursor.row][column + 1].isTrailing {
      glyphs[cursor.row][column + 1] = Glyph()
    }
  }

  private mutating func join(_ mark: Unicode.Scalar) {
    var column = wrapsNext ? cursor.column : cursor.column - 1
    if column > 0, glyphs[cursor.row][column].isTrailing { column -= 1 }
    guard column >= 0 else { return unknown.append("mark without a base") }
    glyphs[cursor.row][column].text.unicodeScalars.append(mark)
  }

  private mutating func move(column: Int? = nil, row: Int? = nil) {
    cursor.column = min(max(0, column ?? cursor.column), size.width - 1)
    cursor.row = min(max(0, row ?? cursor.row), size.height - 1)
    wrapsNext = false
  }

  private mutating func lineFeed() {
    wrapsNext = false
    if cursor.row == region.upperBound - 1 { scroll(region, by: 1) } else { move(row: cursor.row + 1) }
  }

  /// Moves rows up (or down, when negative) and blanks those that come in.
  private mutating func scroll(_ rows: Range<Int>, by count: Int) {
    let empty = Array(repeating: Glyph(), count: size.width)
    let before = glyphs
    for row in rows { glyphs[row] = rows.contains(row + count) ? before[row + count] : empty }
  }

  private mutating func erase(_ columns: Range<Int>, row: Int) {
    for column in columns.clamped(to: 0..<size.width) { glyphs[row][column] = Glyph() }
  }

  // MARK: Sequences

  private mutating func escape(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[": control(&rest)
    case "(", ")": _ = rest.popFirst()
    case "=", ">": break
    case "7": saved = cursor
    case "8": move(column: saved.column, row: saved.row)
    case "M": if cursor.row == region.lowerBound { scroll(region, by: -1) } else { move(row: cursor.row - 1) }
    case let other: unknown.append("ESC \(other.map(String.init) ?? "")")
    }
  }

  private mutating func control(_ rest: inout ArraySlice<Unicode.Scalar>) {
    var parameters = ""
    while let scalar = rest.first, scalar.value < 0x40 {
      parameters.unicodeScalars.append(rest.removeFirst())
    }
    guard let final = rest.popFirst() else { return unknown.append("CSI \(parameters)") }
    let isPrivate = parameters.first == "?"
    let numbers = parameters.drop { $0 == "?" }.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    if isPrivate {
      setModes(numbers, final)
    } else if !shape(final, numbers) && !edit(final, max(1, numbers.first ?? 1), numbers.first ?? 0) {
      unknown.append("CSI \(parameters)\(final)")
    }
  }

  private mutating func setModes(_ numbers: [Int], _ final: Unicode.Scalar) {
    guard final == "h" || final == "l" else { return unknown.append("CSI ?\(final)") }
    for number in numbers {
      if number == 1049 { switchScreen(final == "h") }
      if final == "h" { modes.insert(number) } else { modes.remove(number) }
    }
  }

  private mutating func switchScreen(_ isAlternate: Bool) {
    guard isAlternate != self.isAlternate else { return }
    if isAlternate {
      mainGlyphs = glyphs
      saved = cursor
      glyphs = Self.blank(size)
    } else {
      glyphs = mainGlyphs
      move(column: saved.column, row: saved.row)
    }
  }

  /// Sequences about the cursor and the way things are drawn; false for any other.
  private mutating func shape(_ final: Unicode.Scalar, _ numbers: [Int]) -> Bool {
    let count = max(1, numbers.first ?? 1)
    switch final {
    case "H", "f": move(column: max(1, numbers.dropFirst().first ?? 1) - 1, row: count - 1)
    case "A": move(row: cursor.row - count)
    case "B": move(row: cursor.row + count)
    case "C": move(column: cursor.column + count)
    case "D": move(column: cursor.column - count)
    case "G": move(column: count - 1)
    case "d": move(row: count - 1)
    case "m": numbers.forEach { setStyle($0) }
    case "r":
      region = count - 1..<((numbers.dropFirst().first ?? 0) == 0 ? size.height : numbers[1])
      move(column: 0, row: 0)
    case "t", "l", "h": break  // window reports, insert mode
    default: return false
    }
    return true
  }

  /// Sequences that change text; false for any other.
  private mutating func edit(_ final: Unicode.Scalar, _ count: Int, _ kind: Int) -> Bool {
    let (column, row) = (cursor.column, cursor.row)
    switch final {
    case "J":
      eraseLine(kind)
      for other in kind == 1 ? 0..<row : kind == 0 ? row + 1..<size.height : 0..<size.height {
        erase(0..<size.width, row: other)
      }
    case "K": eraseLine(kind)
    case "X": erase(column..<column + count, row: row)
    case "P":
      glyphs[row].removeSubrange(column..<min(column + count, size.width))
      glyphs[row] += Array(repeating: Glyph(), count: size.width - glyphs[row].count)
    case "@":
      glyphs[row].insert(contentsOf: Array(repeating: Glyph(), count: count), at: column)
      glyphs[row].removeLast(glyphs[row].count - size.width)
    case "L": scroll(row..<region.upperBound, by: -count)
    case "M": scroll(row..<region.upperBound, by: count)
    case "S": scroll(region, by: count)
    case "T": scroll(region, by: -count)
    case "b": for _ in 0..<count { put(last, 1) }
    default: return false
    }
    return true
  }

  private mutating func eraseLine(_ kind: Int) {
    let columns = [cursor.column..<size.width, 0..<cursor.column + 1, 0..<size.width]
    erase(columns[min(kind, 2)], row: cursor.row)
  }

  private mutating func setStyle(_ number: Int) {
    switch number {
    case 0: style = []
    case 1: style.insert(.bold)
    case 2: style.insert(.dim)
    case 3: style.insert(.italic)
    case 4: style.insert(.underline)
    case 7: style.insert(.reverse)
    case 22: style.subtract([.bold, .dim])
    case 23: style.remove(.italic)
    case 24: style.remove(.underline)
    case 27: style.remove(.reverse)
    case 10, 11, 39, 49: break
    default: unknown.append("SGR \(number)")
    }
  }
}
