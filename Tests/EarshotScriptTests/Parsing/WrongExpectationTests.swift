import EarshotScript
import Testing

@Suite("Wrong expectations")
struct WrongExpectationTests {
  @Test("Expectations in general and of the screen")
  func expectations() {
    expectMistake(
      "expect",
      #"""
      a.keys:1:7: error: `expect` needs an expectation
        expect
              ^
      hint: use one of: speech, spoken, sounds, rotor, cursor, highlight, scanner, keyboard, focus, screen, not
      """#)
    expectMistake(
      "expect not",
      #"""
      a.keys:1:11: error: `expect not` needs an expectation
        expect not
                  ^
      hint: use one of: speech, spoken, sounds, rotor, cursor, highlight, scanner, keyboard, focus, screen
      """#)
    expectMistake(
      #"expect speach "a""#,
      #"""
      a.keys:1:8: error: `speach` is not an expectation
        expect speach "a"
               ^~~~~~
      hint: did you mean `speech`?
      """#)
    expectMistake(
      #"expect Not speech "a""#,
      #"""
      a.keys:1:8: error: `Not` must be in lower case
        expect Not speech "a"
               ^~~
      hint: write `not`
      """#)
    expectMistake(
      #"expect not not speech "a""#,
      #"""
      a.keys:1:12: error: `not` is not an expectation
        expect not not speech "a"
                   ^~~
      hint: use one of: speech, spoken, sounds, rotor, cursor, highlight, scanner, keyboard, focus, screen
      """#)
    expectMistake(
      "expect highlight [Email]",
      #"""
      a.keys:1:18: error: `[` is not a highlight
        expect highlight [Email]
                         ^
      hint: write it in double quotes, such as "[Email]" or "menu(Email): Tap", or none
      """#)
    expectMistake(
      "expect scanner",
      #"""
      a.keys:1:15: error: `expect scanner` needs a list
        expect scanner
                      ^
      hint: write texts between [ and ]
      """#)
    expectMistake(
      #"expect sounds ["boundry"]"#,
      #"""
      a.keys:1:16: error: `"boundry"` is not a sound
        expect sounds ["boundry"]
                       ^~~~~~~~~
      hint: did you mean `boundary`?
      """#)
    expectMistake(
      #"expect sounds ["activated"]"#,
      #"""
      a.keys:1:16: error: `"activated"` is not a sound
        expect sounds ["activated"]
                       ^~~~~~~~~~~
      hint: use `boundary`, `empty`, `screenChanged`, `alert`, `rotor`, `dragStart`, `caret`, `moreContent`
      """#)
    expectMistake(
      #"expect sounds "boundary""#,
      #"""
      a.keys:1:15: error: `"boundary"` is not a list
        expect sounds "boundary"
                      ^~~~~~~~~~
      hint: write texts between [ and ]
      """#)
    expectMistake(
      #"expect screen "Welcome""#,
      #"""
      a.keys:1:15: error: `"Welcome"` is not a comparison
        expect screen "Welcome"
                      ^~~~~~~~~
      hint: write `contains` and a text in double quotes
      """#)
    expectMistake(
      "expect screen contains",
      #"""
      a.keys:1:23: error: `expect screen contains` needs a text
        expect screen contains
                              ^
      hint: write it in double quotes
      """#)
  }

  @Test("Expectations of speech")
  func speech() {
    expectMistake(
      "expect speech",
      #"""
      a.keys:1:14: error: `expect speech` needs a text or a comparison
        expect speech
                     ^
      hint: write a text in double quotes, alone or after `contains` or `like`
      """#)
    expectMistake(
      "expect speech hello",
      #"""
      a.keys:1:15: error: `hello` is not a text or a comparison
        expect speech hello
                      ^~~~~
      hint: write a text in double quotes, alone or after `contains` or `like`
      """#)
    expectMistake(
      #"expect speech contains """#,
      #"""
      a.keys:1:24: error: every text contains the empty text
        expect speech contains ""
                               ^~
      hint: write what is to be found
      """#)
    expectMistake(
      #"expect speech contain "a""#,
      #"""
      a.keys:1:15: error: `contain` is not a text or a comparison
        expect speech contain "a"
                      ^~~~~~~
      hint: did you mean `contains`?
      """#)
    expectMistake(
      "expect spoken",
      #"""
      a.keys:1:14: error: `expect spoken` needs a list
        expect spoken
                     ^
      hint: write texts between [ and ]
      """#)
    expectMistake(
      #"expect spoken "a""#,
      #"""
      a.keys:1:15: error: `"a"` is not a list
        expect spoken "a"
                      ^~~
      hint: write texts between [ and ]
      """#)
    expectMistake(
      "expect spoken [\"a\"\nmark",
      #"""
      a.keys:1:15: error: this list has no end
        expect spoken ["a"
                      ^
      hint: end it with `]`
      """#)
    expectMistake(
      "expect spoken [\n  \"a\"\n",
      #"""
      a.keys:1:15: error: this list has no end
        expect spoken [
                      ^
      hint: end it with `]`
      """#)
    expectMistake(
      #"expect spoken ["a", "b"]"#,
      #"""
      a.keys:1:19: error: `,` is not a text
        expect spoken ["a", "b"]
                          ^
      hint: separate the texts by blanks only
      """#)
    expectMistake(
      "expect spoken [\"a\"\n\"b\" c]",
      #"""
      a.keys:2:5: error: `c` is not a text
        "b" c]
            ^
      hint: write it in straight double quotes
      """#)
    expectMistake(
      "expect spoken []]",
      #"""
      a.keys:1:17: error: `]` is too much
        expect spoken []]
                        ^
      hint: `expect spoken []` is complete
      """#)
  }

  @Test("Expectations of cursors and keyboard focus")
  func elements() {
    expectMistake(
      "expect cursor",
      #"""
      a.keys:1:14: error: `expect cursor` needs an element
        expect cursor
                     ^
      hint: write its label in double quotes, or none
      """#)
    expectMistake(
      #"expect cursor voice "a""#,
      #"""
      a.keys:1:15: error: `voice` is not an element
        expect cursor voice "a"
                      ^~~~~
      hint: did you mean `voiceover`?
      """#)
    expectMistake(
      "expect cursor voiceover",
      #"""
      a.keys:1:24: error: `expect cursor voiceover` needs an element
        expect cursor voiceover
                               ^
      hint: write its label in double quotes, or none
      """#)
    expectMistake(
      "expect cursor Email",
      #"""
      a.keys:1:15: error: `Email` is not an element
        expect cursor Email
                      ^~~~~
      hint: write its label in double quotes, or none
      """#)
    expectMistake(
      "expect keyboard non",
      #"""
      a.keys:1:17: error: `non` is not an element
        expect keyboard non
                        ^~~
      hint: did you mean `none`?
      """#)
  }

  @Test("Expectations of focus properties")
  func focus() {
    expectMistake(
      "expect focus focus == .a",
      #"""
      a.keys:1:14: error: `focus` is not a focus property
        expect focus focus == .a
                     ^~~~~
      hint: write Owner.name or Owner[2].name, such as SignInView.focus
      """#)
    expectMistake(
      "expect focus A.b = .a",
      #"""
      a.keys:1:18: error: `=` is not `==`
        expect focus A.b = .a
                         ^
      hint: write `==` between property and value
      """#)
    expectMistake(
      "expect focus A.b != .a",
      #"""
      a.keys:1:18: error: `!=` is not `==`
        expect focus A.b != .a
                         ^~
      hint: write `expect not focus … == …`
      """#)
    expectMistake(
      "expect focus A[0].b == .a",
      #"""
      a.keys:1:14: error: `A[0].b` is not a focus property
        expect focus A[0].b == .a
                     ^~~~~~
      hint: write Owner.name or Owner[2].name, such as SignInView.focus
      """#)
    expectMistake(
      "expect focus A.b == email",
      #"""
      a.keys:1:21: error: `email` is not a value
        expect focus A.b == email
                            ^~~~~
      hint: use a case such as .email, true, false, nil, a number, or a text in double quotes
      """#)
    expectMistake(
      "expect focus A.b ==",
      #"""
      a.keys:1:20: error: `expect focus` needs a value
        expect focus A.b ==
                           ^
      hint: use a case such as .email, true, false, nil, a number, or a text in double quotes
      """#)
    expectMistake(
      "expect focus A.b == .a(1 x",
      #"""
      a.keys:1:21: error: `.a(1 x` is not a value
        expect focus A.b == .a(1 x
                            ^~~~~~
      hint: use a case such as .email, true, false, nil, a number, or a text in double quotes
      """#)
    expectMistake(
      "expect focus A.b",
      #"""
      a.keys:1:17: error: `expect focus` needs `==`
        expect focus A.b
                        ^
      hint: write `==` between property and value
      """#)
  }
}
