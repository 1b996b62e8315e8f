import EarshotScript

/// A program with commands, as data.
public struct ProgramDescription: Hashable, Sendable {
  /// The program's name.
  public var name: String
  /// What it is for, in one sentence.
  public var summary: String
  /// Its version, as `--version` prints it after the name.
  public var version: String
  /// Its commands in the order of the help, each named by one word.
  public var commands: [CommandDescription]

  /// Describes a program.
  public init(_ name: String, summary: String, version: String, commands: [CommandDescription]) {
    self.name = name
    self.summary = summary
    self.version = version
    self.commands = commands
  }

  /// One line that shows how to write a command.
  public var usage: String { "usage: \(name) COMMAND [OPTION…]" }

  /// What `--help` prints, ended by a line feed.
  public var help: String {
    let options = [OptionDescription.help, .version].map { (term: $0.form, summary: $0.summary) }
    let commandTable = HelpTable("commands", commands.map { ($0.name, $0.summary) }).text
    let pointer = "`\(name) COMMAND --help` tells about one command.\n"
    return ["\(usage)\n", "\(summary)\n", commandTable, HelpTable("options", options).text, pointer]
      .joined(separator: "\n")
  }
}

/// What a program is to do.
public enum ProgramRequest: Hashable, Sendable {
  /// Print this text.
  case print(String)
  /// Run the command of this name.
  case run(command: String, ParsedOptions)
}

extension ProgramDescription {
  /// Reads the arguments that follow the program's name. Without any, the help is asked for.
  ///
  /// - Throws: ``UsageError`` for the first argument that doesn't fit.
  public func parse(_ arguments: [String]) throws(UsageError) -> ProgramRequest {
    switch arguments.first {
    case nil, "--help": return .print(help)
    case "--version": return .print("\(name) \(version)\n")
    case let word? where word.hasPrefix("-"):
      let nearest = ["help", "version"].nearest(to: String(word.drop { $0 == "-" })).map { "--\($0)" }
      throw UsageError(.unknownOption(word, nearest: nearest), usage: usage)
    case let word?:
      return try request(of: command(named: word), Array(arguments.dropFirst()))
    }
  }

  private func command(named word: String) throws(UsageError) -> CommandDescription {
    if let command = commands.first(where: { $0.name == word }) { return command }
    throw UsageError(.unknownCommand(word, nearest: commands.map(\.name).nearest(to: word)), usage: usage)
  }

  /// The command as it is written on the command line, after the program's name.
  func named(_ command: CommandDescription) -> CommandDescription {
    var named = command
    named.name = "\(name) \(command.name)"
    return named
  }

  private func request(
    of command: CommandDescription, _ arguments: [String]
  ) throws(UsageError) -> ProgramRequest {
    let named = named(command)
    switch try named.parse(arguments) {
    case .help: return .print(named.help)
    case .run(let parsed): return .run(command: command.name, parsed)
    }
  }
}
