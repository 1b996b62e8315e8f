import EarshotScript
import Testing

@Suite("Wrong steps")
struct WrongStepTests {
  private let steps =
    "use one of: screen, size, resize, voiceover, switchcontrol, press, type, paste, vo, switch, set, "
    + "advance, mark, expect"
  private let keys =
    "use Enter, Tab, Space, Esc, Backspace, Delete, Insert, Up, Down, Left, Right, Home, End, PageUp, "
    + "PageDown, F1 to F12 or one character, with Ctrl+, Alt+, Shift+ before it"

  @Test("Words that are no steps, and steps with too little or too much")
  func wrongSteps() {
    expectMistake(
      "voicover on",
      #"""
      a.keys:1:1: error: `voicover` is not a step
        voicover on
        ^~~~~~~~
      hint: did you mean `voiceover`?
      """#)
    expectMistake(
      "VoiceOver on",
      #"""
      a.keys:1:1: error: `VoiceOver` must be in lower case
        VoiceOver on
        ^~~~~~~~~
      hint: write `voiceover`
      """#)
    expectMistake(
      #"snapshot speech "x""#,
      #"""
      a.keys:1:1: error: `snapshot` is not a step
        snapshot speech "x"
        ^~~~~~~~
      hint: \#(steps)
      """#)
    expectMistake(
      #""mark""#,
      #"""
      a.keys:1:1: error: `"mark"` is not a step
        "mark"
        ^~~~~~
      hint: did you mean `mark`?
      """#)
    expectMistake(
      "[",
      #"""
      a.keys:1:1: error: `[` is not a step
        [
        ^
      hint: \#(steps)
      """#)
    expectMistake(
      "\tvoiceover",
      #"""
      a.keys:1:11: error: `voiceover` needs a state
        \#tvoiceover
        \#t         ^
      hint: use one of: on, off
      """#)
    expectMistake(
      "voiceover yes",
      #"""
      a.keys:1:11: error: `yes` is not a state
        voiceover yes
                  ^~~
      hint: use one of: on, off
      """#)
    expectMistake(
      "voiceover on now",
      #"""
      a.keys:1:14: error: `now` is too much
        voiceover on now
                     ^~~
      hint: `voiceover on` is complete
      """#)
    expectMistake(
      "mark now",
      #"""
      a.keys:1:6: error: `now` is too much
        mark now
             ^~~
      hint: `mark` is complete
      """#)
  }

  @Test("Keys")
  func wrongKeys() {
    expectMistake(
      "press",
      #"""
      a.keys:1:6: error: `press` needs a key
        press
             ^
      hint: \#(keys)
      """#)
    expectMistake(
      "press Rihgt",
      #"""
      a.keys:1:7: error: `Rihgt` is not a key
        press Rihgt
              ^~~~~
      hint: did you mean `Right`?
      """#)
    expectMistake(
      "press ctl+Rihgt Enter",
      #"""
      a.keys:1:7: error: `ctl+Rihgt` is not a key
        press ctl+Rihgt Enter
              ^~~~~~~~~
      hint: did you mean `Ctrl+Right`?
      """#)
    expectMistake(
      "press Ctrl+",
      #"""
      a.keys:1:7: error: `Ctrl+` is not a key
        press Ctrl+
              ^~~~~
      hint: \#(keys)
      """#)
    expectMistake(
      "press hello",
      #"""
      a.keys:1:7: error: `hello` is not a key
        press hello
              ^~~~~
      hint: \#(keys)
      """#)
  }

  @Test("Texts and escapes")
  func texts() {
    expectMistake(
      "type hello",
      #"""
      a.keys:1:6: error: `hello` is not a text
        type hello
             ^~~~~
      hint: write it in straight double quotes
      """#)
    expectMistake(
      "type",
      #"""
      a.keys:1:5: error: `type` needs a text
        type
            ^
      hint: write it in double quotes
      """#)
    expectMistake(
      #"type "a" "b""#,
      #"""
      a.keys:1:10: error: `"b"` is too much
        type "a" "b"
                 ^~~
      hint: `type "a"` is complete
      """#)
    expectMistake(
      #"type "a"#,
      #"""
      a.keys:1:6: error: this text has no end
        type "a
             ^~
      hint: end it with `"`; inside a text, a quote is written `\"` and a new line `\n`
      """#)
    expectMistake(
      #"type "a\qb""#,
      #"""
      a.keys:1:8: error: `\q` is not an escape
        type "a\qb"
               ^~
      hint: use \n, \t, \", \\ or a code such as \u{e9}
      """#)
    expectMistake(
      #"type "\u""#,
      #"""
      a.keys:1:7: error: `\u` without a code in braces
        type "\u"
              ^~
      hint: write the code in hexadecimal, such as \u{e9}
      """#)
    expectMistake(
      #"type "\u{110000}""#,
      #"""
      a.keys:1:7: error: `\u{110000}` is no character
        type "\u{110000}"
              ^~~~~~~~~~
      hint: codes go from 0 to d7ff and from e000 to 10ffff
      """#)
    expectMistake(
      "type “hello”",
      #"""
      a.keys:1:6: error: `“hello”` is not a text
        type “hello”
             ^~~~~~~
      hint: write it in straight double quotes
      """#)
    expectMistake(
      #"type "a\"#,
      #"""
      a.keys:1:6: error: this text has no end
        type "a\
             ^~~
      hint: end it with `"`; inside a text, a quote is written `\"` and a new line `\n`
      """#)
  }

  @Test("Screens and their options")
  func screens() {
    expectMistake(
      "screen",
      #"""
      a.keys:1:7: error: `screen` needs the name of a screen
        screen
              ^
      hint: write it after `screen`, such as `screen signin`
      """#)
    expectMistake(
      "screen --items 3",
      #"""
      a.keys:1:8: error: `--items` is not the name of a screen
        screen --items 3
               ^~~~~~~
      hint: write it after `screen`, such as `screen signin`
      """#)
    expectMistake(
      "screen form items 1000",
      #"""
      a.keys:1:13: error: `items` is not an option
        screen form items 1000
                    ^~~~~
      hint: write a name with two dashes and a value, such as `--items 1000`
      """#)
    expectMistake(
      "screen form --items",
      #"""
      a.keys:1:20: error: `screen` needs a value for `--items`
        screen form --items
                           ^
      hint: write a name with two dashes and a value, such as `--items 1000`
      """#)
    expectMistake(
      "screen form --a 1 --a 2",
      #"""
      a.keys:1:19: error: `--a` is given twice
        screen form --a 1 --a 2
                          ^~~
      hint: give each option once
      """#)
    expectMistake(
      "screen form --a --b 1",
      #"""
      a.keys:1:17: error: `--b` is not a value for `--a`
        screen form --a --b 1
                        ^~~
      hint: write a name with two dashes and a value, such as `--items 1000`
      """#)
  }
}
