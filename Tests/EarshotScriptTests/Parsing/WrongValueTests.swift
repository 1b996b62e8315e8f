import EarshotScript
import Testing

@Suite("Wrong values and commands")
struct WrongValueTests {
  private let commands =
    "use one of: next, previous, first, last, activate, increment, decrement, escape, magic-tap, where, "
    + "read-all, read-top, pause, speak-again, spell, in, out, secondary, curtain, mute, rotor, turn, scroll, "
    + "action, item"
  private let settings = "use one of: " + ScriptSetting.allCases.map(\.rawValue).joined(separator: ", ")

  @Test("Sizes, times and settings")
  func values() {
    expectMistake(
      "size 80",
      #"""
      a.keys:1:6: error: `80` is not a size
        size 80
             ^~
      hint: write columns x rows, each from 1 to 1000, such as 80x24
      """#)
    expectMistake(
      "size 0x24",
      #"""
      a.keys:1:6: error: `0x24` is not a size
        size 0x24
             ^~~~
      hint: write columns x rows, each from 1 to 1000, such as 80x24
      """#)
    expectMistake(
      "resize 80 24",
      #"""
      a.keys:1:8: error: `80` is not a size
        resize 80 24
               ^~
      hint: write columns x rows, each from 1 to 1000, such as 80x24
      """#)
    expectMistake(
      "advance 1",
      #"""
      a.keys:1:9: error: `1` is not a time
        advance 1
                ^
      hint: write whole milliseconds, seconds or minutes, such as 200ms, 1.5s or 1m
      """#)
    expectMistake(
      "advance 0.5ms",
      #"""
      a.keys:1:9: error: `0.5ms` is not a time
        advance 0.5ms
                ^~~~~
      hint: write whole milliseconds, seconds or minutes, such as 200ms, 1.5s or 1m
      """#)
    expectMistake(
      "advance 1.5 s",
      #"""
      a.keys:1:9: error: `1.5` is not a time
        advance 1.5 s
                ^~~
      hint: write whole milliseconds, seconds or minutes, such as 200ms, 1.5s or 1m
      """#)
    expectMistake(
      "set hint off",
      #"""
      a.keys:1:5: error: `hint` is not a setting
        set hint off
            ^~~~
      hint: did you mean `hints`?
      """#)
    expectMistake(
      "set hints maybe",
      #"""
      a.keys:1:11: error: `maybe` is not a value
        set hints maybe
                  ^~~~~
      hint: `hints` takes on or off
      """#)
    expectMistake(
      "set echo letters",
      #"""
      a.keys:1:10: error: `letters` is not a value
        set echo letters
                 ^~~~~~~
      hint: `echo` takes none or characters or words or both
      """#)
    expectMistake(
      "set rate 5",
      #"""
      a.keys:1:10: error: `5` is not a value
        set rate 5
                 ^
      hint: `rate` takes a number from 0.25 to 4
      """#)
    expectMistake(
      "set table.header off",
      #"""
      a.keys:1:5: error: `table.header` is not a setting
        set table.header off
            ^~~~~~~~~~~~
      hint: did you mean `table.headers`?
      """#)
    expectMistake(
      "set brightness 5",
      #"""
      a.keys:1:5: error: `brightness` is not a setting
        set brightness 5
            ^~~~~~~~~~
      hint: \#(settings)
      """#)
    expectMistake(
      "set",
      #"""
      a.keys:1:4: error: `set` needs a setting
        set
           ^
      hint: \#(settings)
      """#)
    expectMistake(
      "set hints",
      #"""
      a.keys:1:10: error: `set hints` needs a value
        set hints
                 ^
      hint: `hints` takes on or off
      """#)
  }

  @Test("Commands of technologies")
  func technologies() {
    expectMistake(
      "vo rotor Headings",
      #"""
      a.keys:1:10: error: `Headings` is not a kind or a direction
        vo rotor Headings
                 ^~~~~~~~
      hint: write the name of a kind in double quotes, or next or previous
      """#)
    expectMistake(
      "vo rotor",
      #"""
      a.keys:1:9: error: `vo rotor` needs a kind or a direction
        vo rotor
                ^
      hint: write the name of a kind in double quotes, or next or previous
      """#)
    expectMistake(
      "vo turn back",
      #"""
      a.keys:1:9: error: `back` is not a direction
        vo turn back
                ^~~~
      hint: use one of: next, previous
      """#)
    expectMistake(
      "vo scroll dwon",
      #"""
      a.keys:1:11: error: `dwon` is not a direction
        vo scroll dwon
                  ^~~~
      hint: did you mean `down`?
      """#)
    expectMistake(
      #"vo turn "Headings""#,
      #"""
      a.keys:1:9: error: `"Headings"` is not a direction
        vo turn "Headings"
                ^~~~~~~~~~
      hint: use one of: next, previous
      """#)
    expectMistake(
      "vo",
      #"""
      a.keys:1:3: error: `vo` needs a VoiceOver command
        vo
          ^
      hint: \#(commands)
      """#)
    expectMistake(
      "vo prev",
      #"""
      a.keys:1:4: error: `prev` is not a VoiceOver command
        vo prev
           ^~~~
      hint: did you mean `previous`?
      """#)
    expectMistake(
      "vo action",
      #"""
      a.keys:1:10: error: `vo action` needs a text
        vo action
                 ^
      hint: write it in double quotes
      """#)
    expectMistake(
      "vo item Log",
      #"""
      a.keys:1:9: error: `Log` is not a text
        vo item Log
                ^~~
      hint: write it in straight double quotes
      """#)
    expectMistake(
      "switch tap",
      #"""
      a.keys:1:8: error: `tap` is not a switch command
        switch tap
               ^~~
      hint: use one of: select, next, previous, stop, menu, press, release
      """#)
    expectMistake(
      "switch press",
      #"""
      a.keys:1:13: error: `switch press` needs the name of a switch
        switch press
                    ^
      hint: write it after the step, such as `switch press select`
      """#)
    expectMistake(
      "switch release [",
      #"""
      a.keys:1:16: error: `[` is not the name of a switch
        switch release [
                       ^
      hint: write it after the step, such as `switch press select`
      """#)
  }

  @Test(
    "Settings of the scanner",
    arguments: [
      ("interval 5", "a time from 100ms to 1m"), ("interval 99ms", "a time from 100ms to 1m"),
      ("loops 11", "unlimited or a whole number from 1 to 10"),
      ("loops 1.5", "unlimited or a whole number from 1 to 10"),
      ("loops off", "unlimited or a whole number from 1 to 10"),
      ("autohide 500ms", "off or a time from 1s to 1m"), ("autohide on", "off or a time from 1s to 1m"),
      ("manyitems 0", "a whole number from 1 to 1000"), ("tap maybe", "default or auto or always"),
      ("style dwell", "auto or manual or step"), ("speech loud", "on or off"),
    ])
  func scannerSettings(setting: String, form: String) throws {
    let name = setting.prefix { $0 != " " }
    let error = try #require(throws: ScriptError.self) {
      try Script(parsing: "set switchcontrol.\(setting)", file: "a.keys")
    }
    #expect(error.description.hasSuffix("hint: `switchcontrol.\(name)` takes \(form)"))
  }
}
