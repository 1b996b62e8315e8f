/// How many columns text takes, by a table of our own: the same on every system, in every locale.
///
/// A character is as wide as its first scalar that has a width; what is joined to it adds nothing, so a
/// family emoji is 2, and so is a flag. Drawing follows the same rule, which keeps ncurses and the
/// terminal in step.
public enum GlyphWidth {
  /// The columns of one character: 2 for East Asian wide ones, emoji and flags, 0 for controls and
  /// invisible formats, else 1. A combining mark on its own takes 1: it is drawn on a dotted circle.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars.first!  // a character has at least one scalar
    if first.value < 0x300 { return first.isNarrow ? 1 : 0 }
    if first.isLineOrBlock, scalars.count == 1 { return 1 }
    if let base = character.baseScalar { return character.isFlag ? 2 : width(of: base) }
    return scalars.contains { $0.isMark } ? 1 : 0
  }

  /// The columns of text on one row: the sum over its characters.
  public static func of(_ text: some StringProtocol) -> Int {
    text.asciiColumns ?? text.reduce(0) { $0 + of($1) }
  }

  /// The columns of one scalar: 0 for marks that join another and for controls.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.isNarrow ? 1 : 0 }
    if scalar.isLineOrBlock { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    default: return scalar.isJoiningJamo ? 0 : WideScalars.contains(scalar) ? 2 : 1
    }
  }
}

extension StringProtocol {
  /// The columns of printable ASCII, a byte each, which most text is; nil of any other text.
  var asciiColumns: Int? {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    return isASCII == true ? utf8.count : nil
  }
}

extension Character {
  /// The first scalar that has a width: the one that is drawn, and that decides the columns.
  package var baseScalar: Unicode.Scalar? { unicodeScalars.first { GlyphWidth.width(of: $0) > 0 } }

  /// Whether the character is a pair of regional indicators.
  package var isFlag: Bool { unicodeScalars.count == 2 && unicodeScalars.allSatisfy(\.isRegionalIndicator) }
}

extension Unicode.Scalar {
  /// Whether the scalar, below U+0300, takes a column: not a control, not the soft hyphen.
  fileprivate var isNarrow: Bool { value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xAD }

  /// Whether the scalar is one of those that lines and blocks are drawn with, which panels are full of.
  fileprivate var isLineOrBlock: Bool { (0x2500..<0x25A0).contains(value) }

  /// Whether the scalar is a vowel or final consonant of a Hangul syllable, drawn with the one before.
  fileprivate var isJoiningJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  /// Whether the scalar shows something when it stands alone, though it takes no column.
  fileprivate var isMark: Bool {
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark || isJoiningJamo
  }

  /// Whether two of these make a flag.
  package var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
