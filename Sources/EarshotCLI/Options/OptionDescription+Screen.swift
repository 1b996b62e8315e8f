import EarshotEngine
import EarshotHost
import EarshotScript

/// The options of the commands that show a screen: how it is made, and whose words are spoken.
extension OptionDescription {
  static let items = OptionDescription.option("items", "N", "How many items the screen `form` has.")
  static let language = OptionDescription.option(
    "language", "TAG", "The language of VoiceOver's own words: \(languages.alternatives).")
  static let profile = OptionDescription.option(
    "profile", "NAME", "Whose words and order are spoken: \(profiles.alternatives).")

  fileprivate static let languages = StringTables.builtIn.languages
  fileprivate static let profiles = SpeechProfile.allCases.map(\.rawValue)
}

extension [String] {
  fileprivate var alternatives: String { joined(separator: " or ") }
}

extension SessionSettings {
  /// Takes what `--language` and `--profile` say.
  mutating func take(_ options: ParsedOptions, of command: CommandDescription) throws(UsageError) {
    if let tag = try options.word(.language, of: OptionDescription.languages, command) {
      engine.language = tag
    }
    let name = try options.word(.profile, of: OptionDescription.profiles, command)
    if let profile = name.flatMap(SpeechProfile.init) { engine.profile = profile }
  }
}

extension ParsedOptions {
  /// The value of an option that takes one of these words; `nil` if it wasn't given.
  fileprivate func word(
    _ option: OptionDescription, of words: [String], _ command: CommandDescription
  ) throws(UsageError) -> String? {
    guard let value = values[option.name] else { return nil }
    if words.contains(value) { return value }
    throw UsageError(
      .invalidValue(option, value, expected: words.alternatives), usage: command.usage)
  }
}

extension CommandContext {
  /// Shows the screen of this name with the options that were given for it.
  ///
  /// - Throws: ``ScreenError``, and what the screen's own closure throws.
  func show(_ name: String, _ setup: Screen.Setup, _ options: ParsedOptions) throws -> Session {
    let items = options.values[OptionDescription.items.name].map { [ScreenOption(name: "items", value: $0)] }
    return try screens.screen(named: name).show(setup, given: items ?? [])
  }
}
