/// Why a script failed, with all that helps to find out.
public struct FailureReport: Hashable, Sendable {
  /// The script's file as it was given.
  public let file: String
  /// Where the step is.
  public let range: SourceRange
  /// The step as scripts write it; what is typed into a secure field is left out.
  public let step: String
  /// What is wrong: what was there, or why the step can't be carried out.
  public let problem: String
  /// The cursors, the keyboard focus, all focus properties, the last ten utterances and the screen, as text.
  public let state: String
}

extension FailureReport: CustomStringConvertible {
  /// Place, step and problem, then the state; every line ended by a line feed.
  public var description: String {
    let lines = problem.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
    return "\(file):\(range.line):\(range.column): failed: \(step)\n\(indented)\(state)"
  }
}
