import EarshotScript
import TestSupport
import Testing

@Suite("Wrong scripts at random")
struct ScriptFuzzTests {
  private static let words = [
    "screen", "size", "80x24", "voiceover", "on", "press", "Right", "Ctrl+", "type", "\"a\"", "\"", "vo",
    "action",
    "switch", "set", "hints", "advance", "1.5s", "99999999999999999999s", "mark", "expect", "not", "spoken",
    "[", "]",
    "cursor", "none", "focus", "A.b", "A[", "==", ".x(", ")", "contains", "#", "\\", "\\u{", "\u{301}", "語",
    "\t",
    "\r\n", "\n", "\n", " ", " ", " ", "--items", "--", "=", "\u{0}", "👍🏽", "\u{2028}",
  ]

  /// Reads the text and checks what must hold for any text.
  private func check(_ text: String) {
    do throws(ScriptError) {
      let script = try Script(parsing: text, file: "f")
      let reread = try Script(parsing: script.description, file: "f")
      #expect(reread.steps.map(\.command) == script.steps.map(\.command))
    } catch {
      for mistake in error.mistakes {
        #expect(mistake.range.column >= 1 && mistake.range.length >= 1)
        #expect(mistake.range.column <= mistake.sourceLine.count + 1)
        #expect(!mistake.message.isEmpty && !mistake.hint.isEmpty)
      }
      #expect(error.mistakes.map(\.range.line) == error.mistakes.map(\.range.line).sorted())
      #expect(error.description.contains("error: "))
    }
  }

  @Test("No sequence of words traps", arguments: 0..<40 as Range<UInt64>)
  func words(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let separator = random.pick(["", " "])
      check(random.list(0...30) { $0.pick(Self.words) }.joined(separator: separator))
    }
  }

  @Test("No sequence of characters traps", arguments: 0..<20 as Range<UInt64>)
  func characters(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let scalars = random.list(0...60) { random in
        Unicode.Scalar(UInt32.random(in: 0...random.pick([0x7F, 0x2FF, 0x10FFFF]), using: &random)) ?? "\""
      }
      check(String(String.UnicodeScalarView(scalars)))
    }
  }

  @Test("No slip in a right script traps", arguments: 0..<20 as Range<UInt64>)
  func slips(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var scalars = Array(
        random.list(1...4) { "\(ScriptStep($0.command(), at: SourceRange(line: 1, column: 1)))" }
          .joined(separator: "\n").unicodeScalars)
      let index = Int.random(in: scalars.indices, using: &random)
      if random.chance() { scalars.remove(at: index) } else { scalars.swapAt(index, 0) }
      check(String(String.UnicodeScalarView(scalars)))
    }
  }
}
