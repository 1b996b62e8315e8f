import EarshotScript

/// One run of several scripts: says how each ends, and counts.
@MainActor struct SuiteRun {
  private let context: CommandContext
  private let printsTranscripts: Bool
  private let isQuiet: Bool
  private var passed = 0
  private var failed = 0
  private var status = ExitStatus.success

  init(options: ParsedOptions, context: CommandContext) {
    self.context = context
    printsTranscripts = options.flags.contains("transcript")
    isQuiet = options.flags.contains("quiet")
  }

  /// Runs one script; one that can't be read or is wrong counts as failed, and the others still run.
  mutating func run(_ file: String) {
    do {
      let script = try Script(parsing: ScriptFiles.read(file), file: file)
      report(ScriptRunner(screens: context.screens).run(script))
    } catch let error as ScriptError {
      refuse("\(error)")
    } catch {
      refuse("error: \(error)")
    }
  }

  /// Prints the summary; returns the status of the whole: a wrong script weighs more than a failed one.
  func finish() -> ExitStatus {
    context.output("\(passed) passed, \(failed) failed\n")
    return status
  }

  private mutating func report(_ outcome: ScriptOutcome) {
    if printsTranscripts { context.output("\(outcome.file)\n\n\(outcome.transcript)\n") }
    switch outcome.verdict {
    case .passed:
      passed += 1
      if !isQuiet { context.output("passed  \(outcome.file)\n") }
    case .failed(let report):
      failed += 1
      if status == .success { status = .failure }
      context.output("\(report)\n")
    case .invalid(let error):
      refuse("\(error)")
    }
  }

  private mutating func refuse(_ message: String) {
    failed += 1
    status = .usage
    context.errors("\(message)\n")
  }
}
