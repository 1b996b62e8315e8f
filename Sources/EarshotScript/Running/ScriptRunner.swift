/// Runs scripts on the screens of a catalogue, without a terminal.
///
/// ```swift
/// let script = try Script(parsing: "screen signin\nvoiceover on\nexpect speech contains \"Sign in\"", file: "a.keys")
/// let outcome = ScriptRunner(screens: catalog).run(script)
/// print(outcome.transcript)
/// ```
@MainActor public struct ScriptRunner {
  private let screens: ScreenCatalog

  /// Makes a runner for scripts that name screens of this catalogue.
  public init(screens: ScreenCatalog) { self.screens = screens }

  /// Runs a script from its first step to the first that fails, each to rest before the next. Time is virtual, and each
  /// run has a session of its own: the same script gives the same outcome, whatever ran before.
  public func run(_ script: Script) -> ScriptOutcome {
    var run = ScriptRun(screens: screens)
    for step in script.steps {
      do throws(StepFailure) {
        try run.perform(step.command)
      } catch {
        return run.outcome(of: script, error.verdict(at: step, of: script, in: run))
      }
    }
    return run.outcome(of: script, .passed)
  }
}

extension ScriptRun {
  fileprivate func outcome(of script: Script, _ verdict: ScriptOutcome.Verdict) -> ScriptOutcome {
    ScriptOutcome(
      file: script.file, verdict: verdict, transcript: transcript, expectations: expectations)
  }
}

extension StepFailure {
  @MainActor fileprivate func verdict(
    at step: ScriptStep, of script: Script, in run: ScriptRun
  ) -> ScriptOutcome.Verdict {
    switch self {
    case .wrong(let message):
      .invalid(ScriptRunError(file: script.file, range: step.range, message: message))
    case .failed(let problem):
      .failed(
        FailureReport(
          file: script.file, range: step.range, step: run.transcript.entries.last?.step ?? "",
          problem: problem, state: run.stage?.stateDescription ?? ""))
    }
  }
}
