import Testing

@testable import EarshotTerminal

@Suite struct GlyphWidthTests {
  @Test(
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("─", 1), ("…", 1), ("Д", 1), ("中", 2),
      ("ｗ", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇫🇷", 2),
      ("❤\u{FE0F}", 1), ("1\u{FE0F}\u{20E3}", 1), ("क्षि", 1), ("y\u{301}\u{302}\u{303}\u{304}", 1),
      ("\u{301}", 1),
      ("\u{1F1EB}", 1), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\n", 0), ("\u{1B}", 0),
      ("\u{7F}", 0),
      ("\u{2028}", 0), ("\u{1160}", 1), ("\u{1FAE8}", 2), ("\u{600}1", 1),
    ] as [(String, Int)])
  func aCharacterIsAsWideAsItsFirstVisibleScalar(text: String, width: Int) {
    #expect(GlyphWidth.of(Character(text)) == width)
  }

  @Test func textIsAsWideAsItsCharacters() {
    #expect(GlyphWidth.of("") == 0)
    #expect(GlyphWidth.of("a中🇫🇷\u{200B}b") == 6)
  }

  @Test func wideRangesAreAscendingAndApart() {
    let ranges = WideScalars.ranges
    #expect(ranges.allSatisfy { $0.first <= $0.last })
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last + 1 < $1.first })
  }
}
