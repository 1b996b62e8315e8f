import EarshotScript
import Testing

/// Expects that the script, called `a.keys`, is refused with exactly this message.
func expectMistake(_ script: String, _ message: String, at location: SourceLocation = #_sourceLocation) {
  do throws(ScriptError) {
    let steps = try Script(parsing: script, file: "a.keys").steps
    Issue.record("The script was accepted: \(steps)", sourceLocation: location)
  } catch {
    let difference = TextDifference(expected: message, actual: error.description)
    #expect(difference.isEmpty, "\(difference)", sourceLocation: location)
  }
}
