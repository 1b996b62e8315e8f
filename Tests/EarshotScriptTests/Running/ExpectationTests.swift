import EarshotScript
import Testing

@Suite("Expectations")
@MainActor struct ExpectationTests {
  /// VoiceOver on the field that is edited, "Ada" in it, Switch Control on the button.
  private nonisolated static let journey = """
    screen login
    voiceover on
    vo item "Name"
    vo activate
    mark
    type "Ada"
    switchcontrol on
    switch previous
    vo where

    """
  private nonisolated static let caption =
    "Name, Ada, Text field, is editing, insertion point at end, 2 of 4"

  @Test("Sounds since the mark are compared as a whole, without those of every step")
  func sounds() throws {
    let steps = "screen rows\nvoiceover on\nvo next\nvo previous\nvo previous\nvo increment\n"
    #expect(try run(steps + "expect sounds [\"boundary\" \"empty\"]").problem == nil)
    #expect(try run(steps + "mark\nexpect sounds []\nexpect not sounds [\"empty\"]").problem == nil)
    let report = try #require(try run(steps + "expect sounds [\"boundary\"]").report)
    #expect(report.problem == "there was: \n  \"boundary\"\n+ \"empty\"")
  }

  @Test("What Switch Control highlights is compared in the notation of transcripts; what it spoke, as a list")
  func scanner() throws {
    let steps = "screen grid\nset switchcontrol.speech on\nswitchcontrol on\n"
    #expect(try run(steps + "expect highlight \"{row1: One Two Three}\"").problem == nil)
    #expect(
      try run(steps + "expect not highlight none\nswitch select\nexpect highlight \"[One]\"").problem == nil)
    #expect(try run(steps + "expect highlight \"[One]\"").problem == "there was: \"{row1: One Two Three}\"")
    #expect(try run(steps + "advance 1m\nexpect highlight none\nexpect cursor none").problem == nil)
    #expect(try run(steps + "advance 1m\nexpect highlight \"[One]\"").problem == "there was: none")
    #expect(try run(steps + "expect scanner [\"Row 1, 3 items\"]").problem == nil)
    #expect(
      try run(steps + "mark\nexpect scanner []\nswitch next\nexpect scanner [\"Row 2, 3 items\"]").problem
        == nil)
    #expect(try run(steps + "expect scanner []").problem == "there was: \n- (nothing)\n+ \"Row 1, 3 items\"")
    for condition in ["highlight none", "not highlight none"] {
      #expect(
        try run("screen grid\nexpect \(condition)").problem
          == "Switch Control is off; switch it on before giving it commands.")
    }
    let report = try #require(try run(steps + "expect cursor \"One\"").report)
    #expect(report.state.contains("Switch Control: {row1: One Two Three}"))
  }

  @Test("The rotor's kind is compared by its name")
  func rotor() throws {
    let steps = "screen rows\nvoiceover on\n"
    #expect(try run(steps + "expect rotor \"Characters\"").problem == nil)
    #expect(try run(steps + "expect rotor \"Words\"").problem == "there was: \"Characters\"")
    #expect(try run(steps + "expect not rotor \"Characters\"").problem == "there was: \"Characters\"")
  }

  @Test(
    "An expectation holds or its negation does, and the report says what was there",
    arguments: [
      (#"speech "\#(caption)""#, true, ""),
      (#"speech "name, Ada""#, false, #""\#(caption)""#),
      (#"speech contains "Ada, Text""#, true, #""\#(caption)""#),
      (#"speech contains "ada""#, false, #""\#(caption)""#),
      (
        #"speech like "NAME. Ada: text field; is editing insertion point at end - no""#, false,
        #""\#(caption)""#
      ),
      (#"speech like "name ada text field is editing insertion point at end 2 of 4""#, true, ""),
      (#"spoken ["\#(caption)"]"#, true, "exactly these"),
      ("spoken []", false, "\n- (nothing)\n+ \"\(caption)\""),
      (#"cursor voiceover "Name""#, true, #""Name""#),
      (#"cursor voiceover "Secret""#, false, #""Name""#),
      ("cursor voiceover none", false, #""Name""#),
      (#"cursor switchcontrol "Count 3""#, true, #""Count 3""#),
      (#"cursor switchcontrol "count""#, true, #""Count 3""#),
      (#"cursor switchcontrol "Count""#, false, #""Count 3""#),
      (#"keyboard "Name""#, true, #""Name""#),
      ("keyboard none", false, #""Name""#),
      ("focus LoginView.focus == .name", true, ".name"),
      ("focus LoginView.focus == nil", false, ".name"),
      ("focus LoginView.keyboard == .name", true, ".name"),
      ("focus LoginView[1].keyboard == .secret", false, ".name"),
      (#"screen contains "[Ada ""#, true, #"row 2 reads "[Ada"#),
      (#"screen contains "Text field""#, false, "it is in none of the app's rows"),
      (#"screen contains "Hello\n[Ada""#, true, "see the screen below"),
      (#"screen contains "[Ada\nHello""#, false, "see the screen below"),
    ])
  func eitherWay(condition: String, holds: Bool, found: String) throws {
    let plain = try run(Self.journey + "expect \(condition)")
    let negated = try run(Self.journey + "expect not \(condition)")
    let (passed, failed) = holds ? (plain, negated) : (negated, plain)
    #expect(passed.problem == nil)
    #expect(passed.expectations == 1)
    #expect(failed.expectations == 0)
    #expect(try #require(failed.report).problem.hasPrefix("there was: \(found)"), "\(failed.report!.problem)")
  }

  @Test("Lists of utterances are compared as a difference")
  func spokenDifference() throws {
    let outcome = try run(
      """
      screen rows --items 3
      voiceover on
      vo next
      vo next
      expect spoken ["Rows" "Row 2" "Row 2" "Row 4"]
      """)
    #expect(
      outcome.problem == """
        there was:\(" ")
          "Rows"
        + "Row 1"
          "Row 2"
        - "Row 2"
        - "Row 4"
        """)
  }

  @Test("Of several instances of a view, each has its own property, counted in tree order")
  func instances() throws {
    let journey = "screen rows --items 3\nvoiceover on\nvo item \"Row 2\"\n"
    for (reference, value) in [("Row", false), ("Row[1]", false), ("Row[2]", true), ("Row[3]", false)] {
      let outcome = try run(journey + "expect focus \(reference).isFocused == \(value)")
      #expect(outcome.problem == nil)
    }
  }

  @Test("The owner may be written with the types around it and its arguments, or without")
  func owners() throws {
    for owner in [
      "Inner", "Outer.Inner", "Outer.Inner<Text>", "Inner<Text>", "Outer<Text,Int>.Inner<Optional<Text>>",
    ] {
      let outcome = try run("screen nested\nvoiceover on\nexpect focus \(owner).isFocused == true")
      #expect(outcome.problem == nil)
    }
  }

  @Test(
    "What can't be compared fails, negated or not, and says what there is",
    arguments: [
      (
        "focus LoginView.foucs == .name",
        "no view on the screen has a focus property LoginView.foucs; there are LoginView.focus, LoginView.keyboard"
      ),
      (
        "focus LoginView[2].focus == nil",
        "no view on the screen has a focus property LoginView[2].focus; there are LoginView.focus, LoginView.keyboard"
      ),
      (
        "cursor none",
        "several technologies are on; write `voiceover` or `switchcontrol` after `expect cursor`"
      ),
    ])
  func unanswerable(condition: String, problem: String) throws {
    #expect(try run(Self.journey + "expect \(condition)").problem == problem)
    #expect(try run(Self.journey + "expect not \(condition)").problem == problem)
  }

  @Test(
    "The cursor of the only technology that is on needs no name; with none on there is no such technology")
  func onlyTechnology() throws {
    #expect(try run("screen rows\nvoiceover on\nexpect cursor \"Rows\"").problem == nil)
    #expect(
      try run("screen rows\nexpect cursor none").problem
        == "no technology is on; write `voiceover` or `switchcontrol` after `expect cursor`")
    #expect(try run("screen rows\nexpect cursor voiceover none").problem == nil)
    #expect(
      try run("screen rows\nexpect cursor voiceover \"Rows\"").problem
        == "there was: none, since VoiceOver is off")
  }

  @Test("Before anything is spoken there is no last utterance, and the list is empty")
  func nothingSpoken() throws {
    #expect(try run("screen rows\nexpect spoken []").problem == nil)
    #expect(try run("screen rows\nexpect speech contains \"R\"").problem == "there was: nothing was spoken")
    #expect(try run("screen rows\nexpect not speech contains \"R\"").problem == nil)
    #expect(
      try run("screen rows\nexpect spoken [\"Rows\"]").problem == "there was: \n- \"Rows\"\n+ (nothing)")
  }

  @Test("A script stops at the first expectation that fails")
  func stopsAtFirst() throws {
    let outcome = try run(
      "screen rows\nexpect spoken []\nexpect keyboard \"x\"\nvoiceover on\nexpect spoken []")
    #expect(outcome.steps == 3)
    #expect(outcome.expectations == 1)
    #expect(outcome.report?.range == SourceRange(line: 3, column: 1, length: 19))
  }
}
