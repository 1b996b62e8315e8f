import EarshotScript
import Testing

@Suite("Steps of scripts")
@MainActor struct StepTests {
  @Test(
    "Steps that can't be carried out fail, and say what to do instead",
    arguments: [
      ("vo next", "VoiceOver is off; switch it on before giving it commands."),
      ("vo item \"Name\"", "VoiceOver is off; switch it on before giving it commands."),
      ("switch select", "Switch Control is off; switch it on before giving it commands."),
      (
        "switchcontrol on\nswitch press N",
        "There is no switch \"N\"; known are \"select\", \"next\", \"previous\". Switches are defined in the settings of Switch Control."
      ),
      ("type \"a\"", "no field has the keyboard focus; activate one first, or move to one with Tab"),
      ("paste \"\"", "no field has the keyboard focus; activate one first, or move to one with Tab"),
      ("type \"\"", "no field has the keyboard focus; activate one first, or move to one with Tab"),
      (
        "voiceover on\nvo item \"Nome\"",
        "no element that the cursor can reach is named \"Nome\"; did you mean \"Name\"?"
      ),
      (
        "voiceover on\nvo item \"Other\"",
        "no element that the cursor can reach is named \"Other\"; there are \"Hello\", \"Name\", \"Secret\", "
          + "\"Count 0\""
      ),
      ("vo rotor \"Words\"", "VoiceOver is off; switch it on before giving it commands."),
      ("vo turn next", "VoiceOver is off; switch it on before giving it commands."),
      (
        "expect rotor \"Words\"",
        "VoiceOver is off; switch it on before giving it commands."
      ),
      (
        "expect not rotor \"Words\"",
        "VoiceOver is off; switch it on before giving it commands."
      ),
      (
        "voiceover on\nvo action \"Delete\"",
        "There is no action \"Delete\" here, nor any other; move to an element that offers it."
      ),
    ])
  func failures(steps: String, problem: String) throws {
    let outcome = try run("screen login\n" + steps)
    #expect(outcome.report?.problem == problem)
  }

  @Test(
    "Steps in the wrong place and wrong screens make the script wrong",
    arguments: [
      ("vo next", "a.keys:1:1: error: `vo` needs a screen; write `screen` and the name of one before it"),
      (
        "size 10x10\n  mark",
        "a.keys:2:3: error: `mark` needs a screen; write `screen` and the name of one before it"
      ),
      (
        "expect cursor none",
        "a.keys:1:1: error: `expect` needs a screen; write `screen` and the name of one before it"
      ),
      (
        "screen rows\nsize 10x10", "a.keys:2:1: error: `size` stands before `screen`; write `resize` after it"
      ),
      ("screen row", "a.keys:1:1: error: there is no screen `row`; did you mean `rows`?"),
      (
        "screen settings",
        "a.keys:1:1: error: there is no screen `settings`; the screens are `login`, `rows`, `late`, `eager`, "
          + "`lost`, `nested`, `grid`, `actions`"
      ),
      (
        "screen rows --item 3",
        "a.keys:1:1: error: `--item` is not an option of the screen `rows`; did you mean `--items`?"
      ),
      (
        "screen rows --width 3",
        "a.keys:1:1: error: `--width` is not an option of the screen `rows`; its options are `--items`, `--title`"
      ),
      (
        "screen login --items 3",
        "a.keys:1:1: error: `--items` is not an option of the screen `login`, which has none; leave it out"
      ),
      (
        "screen rows --items many",
        "a.keys:1:1: error: `many` is not a value of `--items`; give a whole number from 1 to 100"
      ),
      (
        "screen rows --items 101",
        "a.keys:1:1: error: `101` is not a value of `--items`; give a whole number from 1 to 100"
      ),
    ])
  func wrongScripts(text: String, message: String) throws {
    let outcome = try run(text)
    guard case .invalid(let error) = outcome.verdict else {
      Issue.record("The script was taken: \(outcome.verdict)")
      return
    }
    #expect(error.description == message)
  }

  @Test("Text is typed one character at a time, and pasted at once")
  func typing() throws {
    let field = "screen login\npress Tab\n"
    #expect(try run(field + "type \"Ada\"\nexpect screen contains \"Count 3\"").problem == nil)
    #expect(try run(field + "paste \"Ada\"\nexpect screen contains \"Count 1\"").problem == nil)
    #expect(
      try run(field + "type \"a\\nb\"\nexpect screen contains \"[ab \"\nexpect screen contains \"Count 2\"")
        .problem
        == nil)
  }

  @Test("Options reach the screen")
  func options() throws {
    let outcome = try run(
      """
      screen rows --items 3 --title "My rows"
      expect screen contains "My rows\\nRow 1\\nRow 2\\nRow 3"
      expect not screen contains "Row 4"
      """)
    #expect(outcome.problem == nil)
  }

  @Test("Names resolve to a label before an identifier")
  func names() throws {
    let outcome = try run(
      "screen login\nvoiceover on\nvo item \"count\"\nexpect cursor \"Count 0\"\nvo item \"Hello\"\nexpect cursor \"Hello\""
    )
    #expect(outcome.problem == nil)
  }

  @Test("Custom actions and gestures reach the element")
  func actions() throws {
    let outcome = try run(
      """
      screen actions
      voiceover on
      vo action "Archive"
      expect screen contains "Done: archived"
      vo magic-tap
      expect screen contains "Done: played"
      vo action "Remove"
      """)
    #expect(
      outcome.problem == "There is no action \"Remove\" here; offered are \"Delete\", \"Archive\".")
  }

  @Test("The size is that of the first screen until it is changed, and is kept by later screens")
  func sizes() throws {
    let outcome = try run("size 30x10\nscreen login\nresize 40x12\nscreen rows\nexpect keyboard \"x\"")
    let state = try #require(outcome.report).state
    #expect(state.contains("screen, 40x12:\n  +" + String(repeating: "-", count: 40) + "+\n"))
    let unchanged = try run("screen login\nexpect keyboard \"x\"")
    #expect(try #require(unchanged.report).state.contains("screen, 80x24:"))
  }

  @Test("Settings take effect at once, also those made before the screen")
  func settings() throws {
    let outcome = try run(
      """
      set hints off
      screen login
      voiceover on
      vo next
      expect speech "Name, Text field"
      set hints on
      vo next
      expect speech "Secret, Secure text field, Double tap to edit"
      set cursortracking off
      press Tab
      expect keyboard "Name"
      expect cursor "Secret"
      set cursortracking on
      press Tab
      expect cursor "Secret"
      press Tab
      expect cursor "Name"
      """)
    #expect(outcome.problem == nil)
  }

  @Test("Reading on, pausing, and speaking again follow virtual time")
  func reading() throws {
    let outcome = try run(
      """
      screen rows
      voiceover on
      mark
      vo read-top
      advance 30s
      expect spoken ["Rows" "Row 1" "Row 2"]
      expect sounds ["boundary"]
      mark
      vo first
      vo read-all
      vo pause
      advance 30s
      vo pause
      advance 30s
      vo speak-again
      expect spoken ["Rows" "Rows" "Row 1" "Row 2" "Row 2"]
      vo spell
      expect speech "R, o, w, space, 2"
      vo curtain
      expect speech "Screen curtain on"
      expect screen contains "Row 2"
      vo mute
      vo previous
      expect speech "Row 1"
      """)
    #expect(outcome.problem == nil)
  }

  @Test("Twice the rate takes half the time, and another language has other words")
  func rateAndLanguage() throws {
    let reading = "screen rows\nvoiceover on\nvo read-top\nadvance 400ms\n"
    #expect(try run(reading + "expect cursor \"Row 1\"").problem == nil)
    #expect(try run("set rate 0.25\n" + reading + "expect cursor \"Rows\"").problem == nil)
    let german = "set language de\nscreen login\nvoiceover on\nvo last\nexpect speech \"Count 0, Taste\""
    #expect(try run(german).problem == nil)
  }

  @Test("The rotor is set by name or turned, and goes through the items of its kind")
  func rotor() throws {
    let outcome = try run(
      """
      set hints off
      screen login
      voiceover on
      vo rotor "Text Fields"
      expect rotor "Text Fields"
      mark
      vo rotor next
      vo rotor next
      expect spoken ["Name, Text field" "Secret, Secure text field"]
      vo rotor next
      expect sounds ["boundary"]
      vo rotor previous
      expect cursor "Name"
      vo turn next
      expect not rotor "Text Fields"
      vo turn previous
      expect rotor "Text Fields"
      """)
    #expect(outcome.problem == nil)
  }

  @Test("A kind that the rotor doesn't have fails, and says which it has")
  func unknownRotor() throws {
    let outcome = try run("screen rows\nvoiceover on\nvo rotor \"Charakters\"")
    let problem = try #require(outcome.problem)
    #expect(problem.hasPrefix("the rotor has no kind \"Charakters\" here; it has "))
    #expect(problem.hasSuffix("; did you mean \"Characters\"?"))
    #expect(try run("screen rows\nvoiceover on\nvo rotor \"Characters\"").problem == nil)
  }

  @Test("Technologies outlast a screen; what was spoken and the time don't")
  func secondScreen() throws {
    let outcome = try run(
      """
      voiceover on
      screen eager
      expect spoken ["Second"]
      advance 5s
      mark
      press F3
      screen rows
      expect spoken ["Rows"]
      switch next
      """)
    #expect(outcome.problem == nil)
    #expect(
      outcome.transcript.entries[6].events == [
        .spoken("Rows", at: .zero), .scanner("— (idle)", at: .zero),
      ])
  }
}
