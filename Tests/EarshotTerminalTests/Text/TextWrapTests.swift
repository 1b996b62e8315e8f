import EarshotTerminal
import TestSupport
import Testing

@Suite struct TextWrapTests {
  @Test(
    arguments: [
      ("", 5, [""]), ("hello", 5, ["hello"]), ("hello world", 5, ["hello", "world"]),
      ("hello world", 11, ["hello world"]), ("hello world", 10, ["hello", "world"]),
      ("a b c d", 3, ["a b", "c d"]),
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("to abcdefgh", 4, ["to", "abcd", "efgh"]),
      ("one\ntwo\n\nthree", 9, ["one", "two", "", "three"]), ("end\n", 9, ["end", ""]),
      ("a\r\nb", 9, ["a", "b"]),
      ("well-known words", 6, ["well-", "known", "words"]), ("-5 degrees", 4, ["-5", "degr", "ees"]),
      ("  indented text", 10, ["  indented", "text"]), ("many    spaces", 6, ["many", "spaces"]),
      ("tail   ", 5, ["tail"]), ("tail ", 5, ["tail "]),
      ("中文字符", 5, ["中文", "字符"]), ("a中文", 4, ["a中", "文"]),
      ("中文", 1, ["中", "文"]), ("x 中文", 3, ["x", "中", "文"]),
      ("no\u{A0}break here", 9, ["no\u{A0}break", "here"]),
      ("ab", 0, ["a", "b"]), ("e\u{301}e\u{301} e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
    ] as [(String, Int, [String])])
  func textIsBrokenAtSpacesHyphensAndWideGlyphs(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(of: text, width: width).map(String.init) == lines)
  }

  @Test(arguments: UInt64(0)..<100)
  func rowsFitAndLoseNothingButSpaces(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet: [Character] = ["a", "b", " ", " ", "-", "中", "e\u{301}", "🇫🇷", "\u{200B}"]
    let text = String((0..<60).map { _ in alphabet.randomElement(using: &random)! })
    for width in [2, 3, 7, 20, 200] {
      let lines = TextWrap.lines(of: text, width: width)
      #expect(lines.allSatisfy { GlyphWidth.of($0) <= width })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(
    arguments: [
      ("hello", 5, TextTruncation.tail, "hello"), ("hello", 4, .tail, "hel…"), ("hello", 4, .head, "…llo"),
      ("hello", 4, .middle, "he…o"), ("hello", 1, .tail, "…"), ("hello", 0, .tail, ""), ("", 0, .tail, ""),
      ("to be or", 4, .tail, "to…"), ("to be or", 4, .head, "…or"), ("中文字", 4, .tail, "中…"),
      ("中文字", 5, .middle, "中…字"), ("e\u{301}e\u{301}e\u{301}", 2, .head, "…e\u{301}"),
    ] as [(String, Int, TextTruncation, String)])
  func aTextThatIsTooLongHasAnEllipsis(
    text: String, width: Int, truncation: TextTruncation, result: String
  ) {
    #expect(truncation.apply(to: text, width: width) == result)
  }
}
