import EarshotTerminal
import TestSupport
import Testing

@testable import EarshotUI

@Suite struct EditedTextTests {
  private func edited(_ text: String, caret: Int) -> EditedText {
    var edited = EditedText(text)
    edited.moveCaret(to: caret)
    return edited
  }

  @Test func theCaretStandsBetweenCharactersAsPeopleSeeThem() {
    var text = EditedText("e\u{301}👨‍👩‍👧x")
    #expect(text.caret == 3)
    text.deleteBackward()
    text.deleteBackward()
    #expect(text.string == "e\u{301}")
    text.deleteBackward()
    #expect(text == EditedText(""))
    text.deleteBackward()
    #expect(text == EditedText(""))
  }

  @Test func aMarkCombinesWithTheCharacterBeforeTheCaret() {
    var text = edited("ex", caret: 1)
    text.insert("\u{301}")
    #expect(text.string == "e\u{301}x")
    #expect(text.caret == 1)
  }

  @Test func whatMeetsAfterADeletionMayBecomeOneCharacter() {
    var text = edited("\u{1F1E9}x\u{1F1EA}", caret: 2)
    text.deleteBackward()
    #expect(text.characters == ["🇩🇪"])
    #expect(text.caret == 1)
    text = edited("ex\u{301}", caret: 1)
    text.deleteForward()
    #expect(text.string == "e")
  }

  @Test func anotherTextKeepsTheCaretNearAndAtTheEnd() {
    var text = edited("hello", caret: 2)
    text.replace(with: "h")
    #expect(text.caret == 1)
    text.replace(with: "longer")
    #expect(text.caret == 6)
  }

  @Test(arguments: 0..<200) func anyEditsKeepTheCaretInsideAndTheCharactersWhole(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = ["a", "\u{301}", "👩", "\u{200D}", "🇩", "🇪", "界", "\r", "\n", "\u{FE0F}", "e\u{301}", " "]
    var text = EditedText("")
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1: text.insert(pieces.randomElement(using: &random) ?? "a")
      case 2: text.deleteBackward()
      case 3: text.deleteForward()
      default: text.moveCaret(to: Int.random(in: -1...20, using: &random))
      }
      #expect((0...text.characters.count).contains(text.caret))
      #expect(Array(text.string) == text.characters)
    }
  }
}

@Suite struct LineMapTests {
  private func lines(_ text: String, _ width: Int) -> [String] {
    let characters = Array(text)
    let map = LineMap(characters, width: width)
    return (0..<map.count).map { String(characters[map.visibleRange(of: $0)]) }
  }

  @Test func linesBreakAtLineBreaksAndWhereTheyAreFull() {
    #expect(lines("", 5) == [""])
    #expect(lines("ab\ncd", 5) == ["ab", "cd"])
    #expect(lines("abcdefg", 3) == ["abc", "def", "g"])
    #expect(lines("a\n", 5) == ["a", ""])
    #expect(lines("a界b界", 3) == ["a界", "b界"])
    #expect(lines("界", 1) == ["界"])
  }

  @Test func upAndDownKeepTheColumnOrGoToTheEnds() {
    let map = LineMap(Array("hello\nhi\nthere"), width: 20)
    #expect(map.position(from: 4, by: 1) == 8)
    #expect(map.position(from: 8, by: 1) == 11)
    #expect(map.position(from: 4, by: -1) == 0)
    #expect(map.position(from: 12, by: 1) == 14)
  }

  @Test(arguments: 0..<100) func everyPlaceIsOnExactlyOneLineThatFits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces: [Character] = ["a", "b", "界", "\n", " ", "👩"]
    let text = (0..<Int.random(in: 0..<40, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? "a"
    }
    let width = Int.random(in: 2...7, using: &random)
    let map = LineMap(text, width: width)
    #expect(map.ranges.first?.lowerBound == 0)
    #expect(map.ranges.last?.upperBound == text.count)
    for (lhs, rhs) in zip(map.ranges, map.ranges.dropFirst()) { #expect(lhs.upperBound == rhs.lowerBound) }
    for line in 0..<map.count {
      #expect(GlyphWidth.of(String(text[map.visibleRange(of: line)])) <= width)
    }
    for position in 0...text.count {
      let line = map.line(of: position)
      #expect(map.ranges[line].lowerBound <= position)
      #expect(line == map.count - 1 || position < map.ranges[line].upperBound)
      #expect(
        (0...text.count).contains(map.position(from: position, by: Int.random(in: -2...2, using: &random))))
    }
  }
}
