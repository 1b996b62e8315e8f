/// What was given to a command, checked against its description.
public struct ParsedOptions: Hashable, Sendable {
  /// The flags that were given, without dashes.
  public internal(set) var flags: Set<String> = []
  /// The values of options, by their names without dashes.
  public internal(set) var values: [String: String] = [:]
  /// Everything else, in order.
  public internal(set) var operands: [String] = []

  /// Whether an option was given already.
  func contains(_ name: String) -> Bool { flags.contains(name) || values[name] != nil }
}

/// What a command is to do with its arguments.
public enum CommandRequest: Hashable, Sendable {
  /// Print the help.
  case help
  /// Run.
  case run(ParsedOptions)
}
