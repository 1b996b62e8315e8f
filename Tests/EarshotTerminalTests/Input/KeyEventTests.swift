import EarshotTerminal
import Testing

@Suite struct KeyEventTests {
  @Test func controlMakesALetterSmall() {
    #expect(KeyEvent(.character("C"), .control) == KeyEvent(.character("c"), .control))
    #expect(KeyEvent(.character("C"), [.control, .shift]) == KeyEvent(.character("c"), [.control, .shift]))
  }

  @Test func shiftAndALetterAreTheCapital() {
    #expect(KeyEvent(.character("a"), .shift) == KeyEvent(.character("A")))
    #expect(KeyEvent(.character("é"), [.alt, .shift]) == KeyEvent(.character("É"), .alt))
  }

  @Test func shiftStaysWhereThereIsNoCapital() {
    #expect(KeyEvent(.character(" "), .shift).modifiers == .shift)
    #expect(KeyEvent(.tab, .shift).modifiers == .shift)
  }

  @Test func namesAreThoseOfTheScriptLanguage() {
    let events: [(KeyEvent, String)] = [
      (KeyEvent(.right, [.control, .alt]), "Ctrl+Alt+Right"), (KeyEvent(.tab, .shift), "Shift+Tab"),
      (KeyEvent(.function(4)), "F4"), (KeyEvent(.character(" ")), "Space"), (KeyEvent(.character("a")), "a"),
      (KeyEvent(.character("c"), .control), "Ctrl+C"), (KeyEvent(.character("A"), .alt), "Alt+A"),
      (KeyEvent(.escape), "Esc"), (KeyEvent(.pageUp, [.control, .alt, .shift]), "Ctrl+Alt+Shift+PageUp"),
      (KeyEvent(.character("+"), .control), "Ctrl++"), (KeyEvent(.character("+")), "+"),
    ]
    #expect(events.map { $0.0.name } == events.map { $0.1 })
  }

  @Test func aNameIsReadWhateverItsCaseAndInApplesWords() {
    let names: [(String, KeyEvent)] = [
      ("ctrl+ALT+right", KeyEvent(.right, [.control, .alt])), ("RETURN", KeyEvent(.enter)),
      ("escape", KeyEvent(.escape)), ("Opt+Left", KeyEvent(.left, .alt)), ("pageup", KeyEvent(.pageUp)),
      ("f12", KeyEvent(.function(12))), ("f", KeyEvent(.character("f"))), ("A", KeyEvent(.character("A"))),
      ("Ctrl+c", KeyEvent(.character("c"), .control)), ("Shift+a", KeyEvent(.character("A"))),
      ("space", KeyEvent(.character(" "))), ("Ctrl++", KeyEvent(.character("+"), .control)),
    ]
    #expect(names.map { KeyEvent(name: $0.0) } == names.map { $0.1 })
  }

  @Test(arguments: ["", "Entr", "F0", "F36", "Ctrl+", "Hyper+a", "Ctrl+Ctrl", "ab", "+a", "Up+Down", "++a"])
  func whatIsNoNameIsRefused(name: String) {
    #expect(KeyEvent(name: name) == nil)
  }

  @Test func everyNameReadsBackAsItsEvent() {
    let named = everyKeyEvent.filter { $0.key != .character("\u{301}") }  // joins the "+" before it
    #expect(named.filter { KeyEvent(name: $0.name) != $0 }.map(\.name) == [])
  }
}
