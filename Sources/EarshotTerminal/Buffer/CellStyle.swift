/// How a cell is drawn beside its glyph. There is no colour: nothing may be shown by colour alone.
public struct CellStyle: OptionSet, Hashable, Sendable {
  /// One bit a style.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Heavier or brighter.
  public static let bold = CellStyle(rawValue: 1)
  /// Fainter.
  public static let dim = CellStyle(rawValue: 2)
  /// Underlined.
  public static let underline = CellStyle(rawValue: 4)
  /// Text and background exchanged.
  public static let reverse = CellStyle(rawValue: 8)
  /// Slanted.
  public static let italic = CellStyle(rawValue: 16)
}
