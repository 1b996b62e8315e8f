import EarshotScript
import TestSupport
import Testing

@Suite("Canonical text")
struct ScriptRoundTripTests {
  @Test("Any script reads back as it was printed", arguments: 0..<50 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let commands = random.list(1...60) { $0.command() }
    let range = SourceRange(line: 1, column: 1)
    let printed = Script(file: "a.keys", steps: commands.map { ScriptStep($0, at: range) }).description
    let reread = try Script(parsing: printed, file: "a.keys")
    #expect(reread.steps.map(\.command) == commands)
    #expect(reread.description == printed)
    #expect(reread.steps.map(\.range.line) == Array(1...commands.count))
  }

  @Test("Texts are printed so that they can be read and seen")
  func quoting() throws {
    let text = "a\"b\\\n\t\u{1B}\u{202E}é語\u{301}"
    let step = ScriptStep(.type(text), at: SourceRange(line: 1, column: 1))
    #expect(step.description == #"type "a\"b\\\n\t\u{1b}\u{202e}é語\#u{301}""#)
    let mark = ScriptStep(.type("\u{301}a"), at: SourceRange(line: 1, column: 1))
    #expect(mark.description == #"type "\u{301}a""#)
  }

  @Test("Canonical text has one blank between words, full key names and the largest fitting unit")
  func canonicalForm() throws {
    let script = try Script(
      parsing: """
        press   opt+RIGHT return  "#" # two keys
        \tadvance 1500ms
        advance 60s
        advance 0.25s
        advance 61s
        screen form --items=1000 --title "Log in"
        expect spoken [   # on several lines
          "a" "b"

          "c"
        ]
        expect focus Row[2].focus == .row(id:  "a")   # kept as it is
        """, file: "a.keys")
    #expect(
      script.description == """
        press Alt+Right Enter "#"
        advance 1.5s
        advance 1m
        advance 250ms
        advance 61s
        screen form --items 1000 --title "Log in"
        expect spoken ["a" "b" "c"]
        expect focus Row[2].focus == .row(id:  "a")

        """)
  }
}
