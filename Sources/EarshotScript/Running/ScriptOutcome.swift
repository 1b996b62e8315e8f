/// How the run of a script ended.
public struct ScriptOutcome: Hashable, Sendable {
  /// The script's file as it was given.
  public let file: String
  /// How it ended.
  public let verdict: Verdict
  /// What happened up to the end.
  public let transcript: Transcript
  /// Number of steps that ran, the failed one included.
  public var steps: Int { transcript.entries.count }
  /// Number of expectations that held.
  public let expectations: Int

  /// How a script ended.
  public enum Verdict: Hashable, Sendable {
    /// All expectations held.
    case passed
    /// An expectation didn't hold, or a step couldn't be carried out.
    case failed(FailureReport)
    /// The script itself is wrong.
    case invalid(ScriptRunError)
  }
}
