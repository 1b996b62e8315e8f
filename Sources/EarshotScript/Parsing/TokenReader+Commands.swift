import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal

extension TokenReader {
  private typealias CommandReader = @Sendable (inout TokenReader) throws(Mistake) -> ScriptCommand

  /// Every step of the language with what reads the rest of its line.
  private static let commands: [(String, CommandReader)] = [
    ("screen", { (reader) throws(Mistake) in try reader.screen() }),
    ("size", { (reader) throws(Mistake) in .size(try reader.size()) }),
    ("resize", { (reader) throws(Mistake) in .resize(try reader.size()) }),
    ("voiceover", { (reader) throws(Mistake) in .technology(.voiceOver, isOn: try reader.toggle()) }),
    ("switchcontrol", { (reader) throws(Mistake) in .technology(.switchControl, isOn: try reader.toggle()) }),
    ("press", { (reader) throws(Mistake) in .press(try reader.keys()) }),
    ("type", { (reader) throws(Mistake) in .type(try reader.text()) }),
    ("paste", { (reader) throws(Mistake) in .paste(try reader.text()) }),
    ("vo", { (reader) throws(Mistake) in .voiceOver(try reader.voiceOverStep()) }),
    ("switch", { (reader) throws(Mistake) in .switchControl(try reader.switchStep()) }),
    ("set", { (reader) throws(Mistake) in try reader.setting() }),
    ("advance", { (reader) throws(Mistake) in .advance(try reader.duration()) }),
    ("mark", { (_) throws(Mistake) in .mark }),
    ("expect", { (reader) throws(Mistake) in .expect(try reader.expectation()) }),
  ]

  /// Reads the step.
  mutating func command() throws(Mistake) -> ScriptCommand {
    try choice("a step", Self.commands)(&self)
  }

  private mutating func size() throws(Mistake) -> CellSize {
    let limits = CellSize.allowedExtent
    let hint = "write columns x rows, each from \(limits.lowerBound) to \(limits.upperBound), such as 80x24"
    return try word("a size", hint: hint, CellSize.init(scriptText:))
  }

  private mutating func duration() throws(Mistake) -> Duration {
    let hint = "write whole milliseconds, seconds or minutes, such as 200ms, 1.5s or 1m"
    return try word("a time", hint: hint, Duration.init(written:))
  }

  private mutating func toggle() throws(Mistake) -> Bool {
    try choice("a state", [("on", true), ("off", false)])
  }

  private mutating func voiceOverStep() throws(Mistake) -> VoiceOverStep {
    try choice("a VoiceOver command", Self.voiceOverSteps)(&self)
  }

  private typealias VoiceOverReader = @Sendable (inout TokenReader) throws(Mistake) -> VoiceOverStep

  private static let voiceOverSteps = voiceOverWords + voiceOverNames

  private static let voiceOverWords = VoiceOverWord.allCases.map { word -> (String, VoiceOverReader) in
    (word.rawValue, { (_) throws(Mistake) in .command(word) })
  }

  private static let voiceOverNames: [(String, VoiceOverReader)] = [
    ("rotor", { (reader) throws(Mistake) in try reader.rotor() }),
    ("turn", { (reader) throws(Mistake) in .turn(try reader.direction()) }),
    ("scroll", { (reader) throws(Mistake) in .scroll(try reader.word(of: "a direction")) }),
    ("action", { (reader) throws(Mistake) in .action(try reader.text()) }),
    ("item", { (reader) throws(Mistake) in .item(try reader.text()) }),
  ]

  /// Reads the name of a kind in quotes, or a direction.
  private mutating func rotor() throws(Mistake) -> VoiceOverStep {
    if next?.kind == .text { return .rotor(try text()) }
    let hint = "write the name of a kind in double quotes, or next or previous"
    return .rotorItem(try word(of: "a kind or a direction", hint: hint))
  }

  private mutating func direction() throws(Mistake) -> StepDirection { try word(of: "a direction") }

  /// Takes one of the words that an enum has.
  private mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    of noun: String, hint: String? = nil
  ) throws(Mistake) -> Word {
    try choice(noun, Word.allCases.map { ($0.rawValue, $0) }, hint: hint)
  }

  private mutating func switchStep() throws(Mistake) -> SwitchStep {
    try choice("a switch command", Self.switchSteps)(&self)
  }

  private typealias SwitchReader = @Sendable (inout TokenReader) throws(Mistake) -> SwitchStep

  private static let switchSteps = switchActions + switchMovements

  private static let switchActions = SwitchAction.allCases.map { action -> (String, SwitchReader) in
    (action.rawValue, { (_) throws(Mistake) in .action(action) })
  }

  private static let switchMovements: [(String, SwitchReader)] = [
    ("press", { (reader) throws(Mistake) in .press(try reader.switchName()) }),
    ("release", { (reader) throws(Mistake) in .release(try reader.switchName()) }),
  ]

  /// Takes a word or a text.
  private mutating func switchName() throws(Mistake) -> String {
    let hint = "write it after the step, such as `switch press select`"
    guard let token = next else { throw missing("the name of a switch", hint: hint) }
    let isName = token.kind == .word || token.kind == .text
    guard isName else { throw wrong(token, "the name of a switch", hint: hint) }
    advance()
    return token.content
  }

  private mutating func setting() throws(Mistake) -> ScriptCommand {
    let setting = try choice("a setting", ScriptSetting.allCases.map { ($0.rawValue, $0) })
    let hint = "`\(setting.rawValue)` takes \(setting.form.explanation)"
    let value = try word("a value", hint: hint, setting.form.value)
    return .set(setting, value)
  }
}
