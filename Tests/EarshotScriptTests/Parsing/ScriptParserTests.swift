import EarshotAccessibility
import EarshotGeometry
import EarshotScript
import EarshotTerminal
import Testing

@Suite("Script parser")
struct ScriptParserTests {
  private func commands(_ text: String) throws -> [ScriptCommand] {
    try Script(parsing: text, file: "a.keys").steps.map(\.command)
  }

  @Test("Every kind of step is read as data")
  func everyStep() throws {
    let text = """
      screen signin
      screen form --items 1000
      size 80x24
      resize 40x12
      voiceover on
      switchcontrol off
      press Right Ctrl+Alt+Right Shift+Tab F4 Space a
      type "ada@example.org"
      paste "a\\nb"
      vo next
      vo magic-tap
      vo where
      vo read-all
      vo read-top
      vo speak-again
      vo in
      vo out
      vo rotor "Headings"
      vo rotor "next"
      vo rotor next
      vo turn previous
      vo scroll left
      vo action "Delete"
      vo item "Log in"
      switch previous
      switch stop
      switch menu
      switch press select
      switch release "my switch"
      set hints off
      set echo characters
      set switchcontrol.interval 1.5s
      set switchcontrol.autohide off
      set switchcontrol.loops 3
      set switchcontrol.loops unlimited
      advance 1.5s
      mark
      """
    #expect(
      try commands(text) == [
        .screen("signin", options: []),
        .screen("form", options: [ScreenOption(name: "items", value: "1000")]),
        .size(CellSize(width: 80, height: 24)),
        .resize(CellSize(width: 40, height: 12)),
        .technology(.voiceOver, isOn: true),
        .technology(.switchControl, isOn: false),
        .press([
          KeyEvent(.right), KeyEvent(.right, [.control, .alt]), KeyEvent(.tab, .shift),
          KeyEvent(.function(4)),
          KeyEvent(.character(" ")), KeyEvent(.character("a")),
        ]),
        .type("ada@example.org"),
        .paste("a\nb"),
        .voiceOver(.command(.next)),
        .voiceOver(.command(.magicTap)),
        .voiceOver(.command(.whereAmI)),
        .voiceOver(.command(.readAll)),
        .voiceOver(.command(.readTop)),
        .voiceOver(.command(.speakAgain)),
        .voiceOver(.command(.moveIn)),
        .voiceOver(.command(.moveOut)),
        .voiceOver(.rotor("Headings")),
        .voiceOver(.rotor("next")),
        .voiceOver(.rotorItem(.next)),
        .voiceOver(.turn(.previous)),
        .voiceOver(.scroll(.left)),
        .voiceOver(.action("Delete")),
        .voiceOver(.item("Log in")),
        .switchControl(.action(.previous)), .switchControl(.action(.stop)), .switchControl(.action(.menu)),
        .switchControl(.press("select")), .switchControl(.release("my switch")),
        .set(.engine(.hints), .toggle(false)),
        .set(.engine(.echo), .word("characters")),
        .set(.engine(.scanInterval), .duration(.milliseconds(1500))),
        .set(.engine(.scanAutoHide), .word("off")),
        .set(.engine(.scanLoops), .number(3)), .set(.engine(.scanLoops), .word("unlimited")),
        .advance(.milliseconds(1500)),
        .mark,
      ])
  }

  @Test("Every expectation is read as data")
  func everyExpectation() throws {
    let text = """
      expect speech "Email"
      expect speech contains "Email"
      expect speech like "email"
      expect spoken ["a" "b"]
      expect spoken []
      expect sounds ["boundary" "screenChanged"]
      expect sounds []
      expect rotor "Headings"
      expect cursor "Email"
      expect cursor none
      expect cursor "none"
      expect cursor voiceover "Email"
      expect cursor switchcontrol none
      expect highlight "{row1: Name Email}"
      expect highlight none
      expect scanner ["Email" "Tap"]
      expect keyboard "Email"
      expect keyboard none
      expect focus SignIn.focus == .password
      expect focus Outer.Row[2].isFocused == true
      expect focus A.b == nil
      expect focus A.b == "id"
      expect focus A.b == -1.5
      expect focus A.b == .row(id: "x y")
      expect screen contains "Welcome"
      """
    let conditions: [ScriptExpectation.Condition] = [
      .speech(.exact, "Email"), .speech(.contains, "Email"), .speech(.like, "email"),
      .spoken(["a", "b"]), .spoken([]),
      .sounds([.boundary, .screenChanged]), .sounds([]), .rotor("Headings"),
      .cursor(nil, "Email"), .cursor(nil, nil), .cursor(nil, "none"), .cursor(.voiceOver, "Email"),
      .cursor(.switchControl, nil),
      .highlight("{row1: Name Email}"), .highlight(nil), .scanner(["Email", "Tap"]),
      .keyboard("Email"), .keyboard(nil),
      .focus(FocusReference(owner: "SignIn", property: "focus"), .enumCase(".password")),
      .focus(FocusReference(owner: "Outer.Row", index: 2, property: "isFocused"), .bool(true)),
      .focus(FocusReference(owner: "A", property: "b"), .nothing),
      .focus(FocusReference(owner: "A", property: "b"), .text("id")),
      .focus(FocusReference(owner: "A", property: "b"), .number("-1.5")),
      .focus(FocusReference(owner: "A", property: "b"), .enumCase(".row(id: \"x y\")")),
      .screen(contains: "Welcome"),
    ]
    #expect(try commands(text) == conditions.map { .expect(ScriptExpectation($0)) })
    let negated = text.replacing("expect ", with: "expect not ")
    #expect(try commands(negated) == conditions.map { .expect(ScriptExpectation($0, isNegated: true)) })
  }

  @Test("Comments, blank lines, tabs and every kind of line end are passed over")
  func layout() throws {
    let text = "\u{FEFF}# first\r\n\r\n\tmark\t# then\rmark\n  type \"# no comment\"# comment\n\n"
    let script = try Script(parsing: text, file: "a.keys")
    #expect(script.steps.map(\.command) == [.mark, .mark, .type("# no comment")])
    #expect(
      script.steps.map(\.range) == [
        SourceRange(line: 3, column: 2, length: 4), SourceRange(line: 4, column: 1, length: 4),
        SourceRange(line: 5, column: 3, length: 19),
      ])
  }

  @Test("A script without steps is a script")
  func empty() throws {
    #expect(try commands("") == [])
    #expect(try commands("# nothing\n\n") == [])
  }

  @Test("Escapes stand for characters, and a combining mark hides no quote")
  func escapes() throws {
    #expect(try commands(#"type "\n\t\"\\\u{e9}\u{1F600}""#) == [.type("\n\t\"\\é😀")])
    #expect(try commands("type \"\u{301}a\"\u{301}".dropLastScalar) == [.type("\u{301}a")])
    #expect(try commands("type \"\\n\u{301}\"") == [.type("\n\u{301}")])
  }

  @Test("Columns count characters, not bytes or cells")
  func columns() throws {
    let script = try Script(parsing: "type \"👩‍👩‍👧é\" # x\n\n  mark", file: "a.keys")
    #expect(
      script.steps.map(\.range) == [
        SourceRange(line: 1, column: 1, length: 9), SourceRange(line: 3, column: 3, length: 4),
      ])
  }

  @Test("Every name of a key that messages suggest is a key")
  func keyNames() throws {
    let names =
      "Enter Tab Space Esc Backspace Delete Insert Up Down Left Right Home End PageUp PageDown "
      + "Return Escape F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12"
    let keys = names.split(separator: " ").map { KeyEvent(name: String($0)) }
    #expect(try commands("press \(names)") == [.press(keys.compactMap(\.self))])
    #expect(!keys.contains(nil))
  }
}

extension String {
  fileprivate var dropLastScalar: String { String(unicodeScalars.dropLast()) }
}
