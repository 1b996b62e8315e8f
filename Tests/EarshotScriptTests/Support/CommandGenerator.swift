import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotScript
import EarshotTerminal
import TestSupport

/// Makes commands of every kind, with texts that are hard to quote.
extension SplitMix64 {
  mutating func command() -> ScriptCommand {
    switch Int.random(in: 0..<13, using: &self) {
    case 0: .screen(text(), options: screenOptions())
    case 1: .size(size())
    case 2: .resize(size())
    case 3: .technology(pick(AssistiveTechnology.allCases), isOn: chance())
    case 4: .press(list(1...4) { $0.key() })
    case 5: .type(text())
    case 6: .paste(text())
    case 7: .voiceOver(voiceOverStep())
    case 8: .switchControl(switchStep())
    case 9: setting()
    case 10: .advance(.milliseconds(milliseconds()))
    case 11: .mark
    default: .expect(ScriptExpectation(condition(), isNegated: chance()))
    }
  }

  private static let pieces = [
    "a", "Log in", " ", "\n", "\t", "\r", "\"", "\\", "#", "[", "]", "(", ")", "--", "=", "é", "\u{301}", "👩‍👩‍👧",
    "語",
    "\u{1B}", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{0}", "\u{600}", "“", "none", "not", "\\n", "\u{A0}",
  ]

  mutating func text() -> String { list(0...5) { $0.pick(Self.pieces) }.joined() }

  /// A text to look for, which is never empty.
  private mutating func part() -> String { pick(["x", "\u{301}", "#"]) + text() }

  private mutating func screenOptions() -> [ScreenOption] {
    var names = ["items", "dark-mode", "x"]
    names.shuffle(using: &self)
    let count = Int.random(in: 0...3, using: &self)
    return names.prefix(count).map { ScreenOption(name: $0, value: text()) }
  }

  private mutating func size() -> CellSize {
    CellSize(width: Int.random(in: 1...1000, using: &self), height: Int.random(in: 1...1000, using: &self))
  }

  private mutating func milliseconds() -> Int {
    Int.random(in: 0...999, using: &self) * pick([1, 10, 1000, 60_000, 60_001])
  }

  private mutating func key() -> KeyEvent {
    let plain: [KeyEvent.Key] = [
      .character("a"), .character("Z"), .character("#"), .character("["), .character("]"), .character("\""),
      .character("+"), .character("\\"), .character("語"), .character("-"), .character("("),
    ]
    let named: [KeyEvent.Key] = [
      .enter, .tab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .function(1), .function(12), .character("b"), .character(" "),
    ]
    let modifiers: [KeyModifiers] = [
      [], .control, .alt, .shift, [.control, .alt], [.control, .alt, .shift],
    ]
    return chance() ? KeyEvent(pick(plain)) : KeyEvent(pick(named), pick(modifiers))
  }

  private mutating func voiceOverStep() -> VoiceOverStep {
    switch Int.random(in: 0..<7, using: &self) {
    case 0: .action(text())
    case 1: .item(text())
    case 2: .rotor(text())
    case 3: .rotorItem(pick(StepDirection.allCases))
    case 4: .turn(pick(StepDirection.allCases))
    case 5: .scroll(pick(ScrollDirection.allCases))
    default: .command(pick(VoiceOverWord.allCases))
    }
  }

  private mutating func switchStep() -> SwitchStep {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: .press(pick(["select", "N", text()]))
    case 1: .release(pick(["select", "N", text()]))
    default: .action(pick(SwitchAction.allCases))
    }
  }

  private mutating func setting() -> ScriptCommand {
    let setting = pick(ScriptSetting.allCases)
    return .set(setting, value(of: setting.form))
  }

  private mutating func value(of form: SettingForm) -> SettingValue {
    switch form {
    case .toggle: .toggle(chance())
    case .words(let words): .word(pick(words))
    case .number(let limits): .number(pick([limits.lowerBound, limits.upperBound, 1, 1.125, 2.7]))
    case .wholeNumber(let limits): .number(Double(Int.random(in: limits, using: &self)))
    case .duration(let limits): .duration(pick([limits.lowerBound, limits.upperBound, .milliseconds(1001)]))
    case .word(let word, let form): chance() ? .word(word) : value(of: form)
    }
  }

  private mutating func condition() -> ScriptExpectation.Condition {
    switch Int.random(in: 0..<11, using: &self) {
    case 0: .speech(.exact, text())
    case 1: .speech(.contains, part())
    case 2: .speech(.like, text())
    case 3: .spoken(list(0...3) { $0.text() })
    case 4: .cursor(pick([nil] + AssistiveTechnology.allCases), chance() ? text() : nil)
    case 5: .focus(reference(), literal())
    case 6: .sounds(list(0...3) { $0.pick([.boundary, .empty, .screenChanged, .moreContent]) })
    case 7: .rotor(text())
    case 8: .keyboard(chance() ? text() : nil)
    case 9: .highlight(chance() ? text() : nil)
    case 10 where chance(): .scanner(list(0...3) { $0.text() })
    default: .screen(contains: part())
    }
  }

  private mutating func reference() -> FocusReference {
    FocusReference(
      owner: pick(["SignInView", "Outer.Row", "Page<Text,Int>", "_Row", "Ätherisch"]),
      index: pick([nil, 1, 2, 100]), property: pick(["focus", "_focus", "isFocused2"]))
  }

  private mutating func literal() -> FocusLiteral {
    switch Int.random(in: 0..<5, using: &self) {
    case 0: .nothing
    case 1: .bool(chance())
    case 2: .enumCase(pick([".email", ".row(3)", ".row(id: \"a )\", of: (1, 2))", "._x"]))
    case 3: .text(text())
    default: .number(pick(["0", "-1", "3.5", "12345678901234567890"]))
    }
  }
}
