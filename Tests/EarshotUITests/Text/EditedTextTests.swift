import EarshotAccessibility
import EarshotTerminal
import TestSupport
import Testing

@testable import EarshotUI

extension EditedText {
  /// Carries a command out on a text of one line.
  @discardableResult
  fileprivate mutating func perform(_ command: EditCommand) -> [TextEvent] {
    perform(command, lines: LineMap(characters, width: 5))
  }
}

@Suite struct EditedTextTests {
  private func edited(_ text: String, caret: Int) -> EditedText {
    var edited = EditedText(text)
    edited.moveCaret(to: caret)
    return edited
  }

  @Test func theCaretStandsBetweenCharactersAsPeopleSeeThem() {
    var text = EditedText("e\u{301}👨‍👩‍👧x")
    #expect(text.caret == 3)
    text.perform(.deleteBackward)
    text.perform(.deleteBackward)
    #expect(text.string == "e\u{301}")
    text.perform(.deleteBackward)
    #expect(text == EditedText(""))
    text.perform(.deleteBackward)
    #expect(text == EditedText(""))
  }

  @Test func aMarkCombinesWithTheCharacterBeforeTheCaret() {
    var text = edited("ex", caret: 1)
    text.perform(.insert("\u{301}"))
    #expect(text.string == "e\u{301}x")
    #expect(text.caret == 1)
  }

  @Test func whatMeetsAfterADeletionMayBecomeOneCharacter() {
    var text = edited("\u{1F1E9}x\u{1F1EA}", caret: 2)
    text.perform(.deleteBackward)
    #expect(text.characters == ["🇩🇪"])
    #expect(text.caret == 1)
    text = edited("ex\u{301}", caret: 1)
    text.perform(.deleteForward)
    #expect(text.string == "e")
  }

  @Test func anotherTextKeepsTheCaretNearAndAtTheEnd() {
    var text = edited("hello", caret: 2)
    text.replace(with: "h")
    #expect(text.caret == 1)
    text.replace(with: "longer")
    #expect(text.caret == 6)
  }

  @Test func soManyStepsCanBeTakenBack() {
    var text = EditedText("")
    for _ in 0..<EditHistory.limit + 5 { text.perform(.paste("x")) }
    var steps = 0
    while text.perform(.undo) != [.boundary] { steps += 1 }
    #expect(steps == EditHistory.limit)
    #expect(text.string == "xxxxx")
  }
}

/// Any commands, on texts whose characters are made of several scalars.
@Suite struct EditingPropertyTests {
  private static let pieces = [
    "a", "b ", "\u{301}", "👩", "\u{200D}", "🇩", "🇪", "界", "\r", "\n", "\u{FE0F}", "e\u{301}", " ", ", ", "👨‍👩‍👧",
  ]

  private static func command(_ random: inout SplitMix64) -> EditCommand {
    let piece = pieces.randomElement(using: &random) ?? "a"
    let move = CaretMove.allCases.randomElement(using: &random) ?? .left
    let commands: [EditCommand] = [
      .insert(piece), .insert(piece), .insert(piece), .paste(piece + piece), .deleteBackward, .deleteForward,
      .deleteWordBackward, .move(move), .select(move), .selectAll, .undo, .redo, .newLine,
    ]
    return commands.randomElement(using: &random) ?? .undo
  }

  /// The scalars of a text, however they combine to characters.
  private static func scalars(_ text: String) -> [Unicode.Scalar: Int] {
    text.unicodeScalars.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  @Test(arguments: 0..<200) func theCaretStaysInsideAndTheCharactersWhole(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = EditedText("")
    for _ in 0..<80 {
      text.perform(Self.command(&random))
      let places = 0...text.characters.count
      #expect(places.contains(text.caret) && places.contains(text.selection.anchor))
      #expect(Array(text.string) == text.characters)
    }
  }

  @Test(arguments: 0..<200) func undoAndRedoRestoreTheText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = EditedText(Self.pieces.joined())
    let original = text.string
    for _ in 0..<40 { text.perform(Self.command(&random)) }
    let before = Array(text.string.unicodeScalars)
    var steps = 0
    while text.perform(.undo) != [.boundary] { steps += 1 }
    #expect(Array(text.string.unicodeScalars) == Array(original.unicodeScalars))
    for _ in 0..<steps { #expect(text.perform(.redo) == [.restored(text.string)]) }
    // What was taken back and never made again comes last.
    if text.perform(.redo) == [.boundary] { #expect(Array(text.string.unicodeScalars) == before) }
  }

  @Test(arguments: 0..<200) func whatIsToldAddsUpToTheText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var text = EditedText("start")
    var told = Self.scalars(text.string)
    for _ in 0..<80 {
      for event in text.perform(Self.command(&random)) {
        switch event {
        case .inserted(let piece, _): told.merge(Self.scalars(piece)) { $0 + $1 }
        case .deleted(let piece): told.merge(Self.scalars(piece)) { $0 - $1 }
        case .restored(let whole): told = Self.scalars(whole)
        default: break
        }
      }
      #expect(told.filter { $0.value != 0 } == Self.scalars(text.string))
    }
  }

  @Test(arguments: 0..<200) func whatIsSelectedIsWhatWasToldOfIt(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let moves: [EditCommand] = CaretMove.allCases.flatMap { [.select($0), .select($0), .move($0)] }
    var text = EditedText(Self.pieces.joined(separator: "x"))
    var told = 0
    for _ in 0..<80 {
      for event in text.perform(moves.randomElement(using: &random) ?? .selectAll) {
        switch event {
        case .selected(let piece): told += piece.count
        case .unselected(let piece): told -= piece.count
        default: break
        }
      }
      #expect(told == text.selection.range.count)
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
