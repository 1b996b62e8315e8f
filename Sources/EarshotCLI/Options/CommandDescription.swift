/// A command of the command line, as data: what it takes, and the words for its help.
public struct CommandDescription: Hashable, Sendable {
  /// The word that starts it, such as `run`; of a program without commands, the program's name.
  public var name: String
  /// What it does, in one sentence.
  public var summary: String
  /// What its help says besides, in lines that end where they should; empty for nothing.
  public var details: String
  /// What it takes besides options, in order: required ones before optional ones.
  public var operands: [OperandDescription]
  /// Its options; `--help` is understood besides.
  public var options: [OptionDescription]

  /// Describes a command.
  public init(
    _ name: String, summary: String, details: String = "", operands: [OperandDescription] = [],
    options: [OptionDescription] = []
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options
  }

  /// One line that shows how to write the command.
  public var usage: String {
    let forms = operands.map(\.form) + options.map { "[\($0.form)]" }
    return (["usage:", name] + forms).joined(separator: " ")
  }

  /// What `--help` prints, ended by a line feed.
  public var help: String {
    let rows = (options + [.help]).map { (term: $0.form, summary: $0.summary) }
    let paragraphs = [usage, summary, details].filter { !$0.isEmpty }
    return paragraphs.map { $0 + "\n\n" }.joined() + HelpTable("options", rows).text
  }
}

extension OptionDescription {
  /// Understood by every command.
  static let help = OptionDescription.flag("help", "Show this help.")
  /// Understood by a program with commands.
  static let version = OptionDescription.flag("version", "Show the version.")
}
