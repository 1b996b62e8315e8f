/// A script that can be read but makes no sense where it is: a screen that doesn't exist, or a step that comes before the
/// screen it needs.
public struct ScriptRunError: Error, Hashable, Sendable {
  /// The script's file as it was given.
  public let file: String
  /// Where the step is.
  public let range: SourceRange
  /// What is wrong and what to write instead.
  public let message: String
}

extension ScriptRunError: CustomStringConvertible {
  /// Place and message.
  public var description: String { "\(file):\(range.line):\(range.column): error: \(message)" }
}
