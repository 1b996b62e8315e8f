import EarshotAccessibility
import EarshotEngine
import EarshotTerminal

/// What one event led to.
package struct TurnResult: Sendable {
  /// What VoiceOver began to speak, in order.
  package var utterances: [Utterance] = []
  /// What happened to the accessibility tree.
  package var treeChanges: [TreeChange] = []
  /// The focus bindings that changed.
  package var focusChanges: [FocusChange] = []
  /// What is heard besides speech.
  package var sounds: [Sound] = []
  /// Whether the terminal is to ring its bell.
  package var ringsBell = false
  /// What has to be drawn.
  package var runs: [CellRun] = []
  /// What the app's author should know.
  package var diagnostics: [String] = []
  /// Why a command was refused.
  package var refusal: EngineError?
  /// What the key asks of the program around the session.
  package var programRequest: ProgramRequest?

  /// Something only the program can do.
  package enum ProgramRequest: Sendable {
    /// Leave.
    case quit
    /// Leave as after SIGINT: Ctrl+C.
    case interrupt
    /// Stop, as the shell's job control does: Ctrl+Z.
    case suspend
  }

  /// Adds what a later turn led to.
  mutating func append(_ later: TurnResult) {
    utterances += later.utterances
    treeChanges += later.treeChanges
    focusChanges += later.focusChanges
    sounds += later.sounds
    ringsBell = ringsBell || later.ringsBell
    runs += later.runs
    diagnostics += later.diagnostics
    refusal = later.refusal ?? refusal
    programRequest = later.programRequest ?? programRequest
  }
}
