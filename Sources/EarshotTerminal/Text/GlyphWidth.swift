/// How many columns text takes.
public enum GlyphWidth {
  /// The columns of one character: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first, first.value >= 0x20 else { return 0 }
    let isWide = (0x1100...0x115F).contains(first.value) || (0x2E80...0xD7A3).contains(first.value)
    return isWide || first.properties.isEmojiPresentation ? 2 : 1
  }
}
