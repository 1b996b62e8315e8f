import EarshotScript
import Testing

/// Runs a script, called `a.keys`, on the test screens.
@MainActor func run(_ text: String, at location: SourceLocation = #_sourceLocation) throws -> ScriptOutcome {
  ScriptRunner(screens: .test).run(try Script(parsing: text, file: "a.keys"))
}

extension ScriptOutcome {
  /// What is wrong; `nil` if all held.
  var problem: String? {
    switch verdict {
    case .passed: nil
    case .failed(let report): report.problem
    case .invalid(let error): error.description
    }
  }

  var report: FailureReport? {
    if case .failed(let report) = verdict { report } else { nil }
  }
}

/// Expects that two texts are the same, and shows where they differ.
func expectSame(_ actual: String, _ expected: String, at location: SourceLocation = #_sourceLocation) {
  let difference = TextDifference(expected: expected, actual: actual)
  #expect(difference.isEmpty, "\(difference)", sourceLocation: location)
}
