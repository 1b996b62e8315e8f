import EarshotAccessibility
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
    return try word("a time", hint: hint, Duration.init(scriptText:))
  }

  private mutating func toggle() throws(Mistake) -> Bool {
    try choice("a state", [("on", true), ("off", false)])
  }

  private mutating func voiceOverStep() throws(Mistake) -> VoiceOverStep {
    let commands = VoiceOverWord.allCases.map { ($0.rawValue, Optional($0)) }
    let noun = "a VoiceOver command"
    if take(word: "action") { return .action(try text()) }
    if take(word: "item") { return .item(try text()) }
    guard let command = try choice(noun, commands + [("action", nil), ("item", nil)]) else {
      preconditionFailure("The words that take a text are taken before.")
    }
    return .command(command)
  }

  private mutating func switchStep() throws(Mistake) -> SwitchStep {
    try choice("a switch command", SwitchStep.allCases.map { ($0.rawValue, $0) })
  }

  private mutating func setting() throws(Mistake) -> ScriptCommand {
    let setting = try choice("a setting", ScriptSetting.allCases.map { ($0.rawValue, $0) })
    let hint = "`\(setting.rawValue)` takes \(setting.form.explanation)"
    let value = try word("a value", hint: hint, setting.form.value)
    return .set(setting, value)
  }
}
