/// One step of a script: what to do and where that is written.
public struct ScriptStep: Hashable, Sendable {
  /// What to do.
  public var command: ScriptCommand
  /// Where it is written; of a list over several lines, the first line.
  public var range: SourceRange

  /// Makes a step.
  public init(_ command: ScriptCommand, at range: SourceRange) {
    self.command = command
    self.range = range
  }
}

extension ScriptStep: CustomStringConvertible {
  /// The command's canonical text.
  public var description: String { command.description }
}
