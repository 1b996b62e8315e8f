import EarshotScript
import Testing

@Suite("Script errors")
struct ScriptErrorTests {
  @Test("All mistakes of a script are reported, in the order of the lines, without echoes")
  func allMistakes() {
    expectMistake(
      "mark\nvoiceovr on\ntype \"a\\qb\\xc\n\nexpect spoken [\"a\"\n# comment\nmark x\n",
      #"""
      a.keys:2:1: error: `voiceovr` is not a step
        voiceovr on
        ^~~~~~~~
      hint: did you mean `voiceover`?
      a.keys:3:8: error: `\q` is not an escape
        type "a\qb\xc
               ^~
      hint: use \n, \t, \", \\ or a code such as \u{e9}
      a.keys:3:11: error: `\x` is not an escape
        type "a\qb\xc
                  ^~
      hint: use \n, \t, \", \\ or a code such as \u{e9}
      a.keys:3:6: error: this text has no end
        type "a\qb\xc
             ^~~~~~~~
      hint: end it with `"`; inside a text, a quote is written `\"` and a new line `\n`
      a.keys:5:15: error: this list has no end
        expect spoken ["a"
                      ^
      hint: end it with `]`
      a.keys:7:6: error: `x` is too much
        mark x
             ^
      hint: `mark` is complete
      """#)
  }

  @Test("The caret stands under its place behind wide characters, emoji, combining marks and tabs")
  func caret() {
    expectMistake(
      "type \"語👍🏽e\u{301}\"\tx語",
      #"""
      a.keys:1:12: error: `x語` is too much
        type "語👍🏽e\#u{301}"\#tx語
                    \#t^~~
      hint: `type "語👍🏽e\#u{301}"` is complete
      """#)
  }

  @Test("Control characters of a script do not reach the terminal")
  func controlCharacters() {
    expectMistake(
      "mark \u{1B}[31m\u{9B}",
      #"""
      a.keys:1:6: error: `�[31m�` is too much
        mark �[31m�
             ^~~~~~
      hint: `mark` is complete
      """#)
  }

  @Test("What messages quote is cut when it is long")
  func longWords() {
    expectMistake(
      "mark \(String(repeating: "x", count: 60))",
      """
      a.keys:1:6: error: `\(String(repeating: "x", count: 39))…` is too much
        mark \(String(repeating: "x", count: 60))
             ^\(String(repeating: "~", count: 59))
      hint: `mark` is complete
      """)
  }

  @Test("A mistake is data: file, place, words and line")
  func data() throws {
    let error = try #require(throws: ScriptError.self) { try Script(parsing: "\n mrak", file: "b.keys") }
    let mistake = try #require(error.mistakes.first)
    #expect(error.mistakes.count == 1)
    #expect(mistake.file == "b.keys")
    #expect(mistake.range == SourceRange(line: 2, column: 2, length: 4))
    #expect(mistake.message == "`mrak` is not a step")
    #expect(mistake.hint == "did you mean `mark`?")
    #expect(mistake.sourceLine == " mrak")
  }
}
