import EarshotAccessibility
import EarshotEngine
import EarshotHost

/// Gathers what happens in one step of a script.
@MainActor struct StepListener {
  private var utterances = 0
  private var scanner = ScannerListener()
  private var sounds: [Sound] = []
  private var notes: [String] = []

  /// Takes note of what one event led to.
  mutating func hear(_ result: TurnResult) {
    sounds += result.sounds.filter(\.isNotable)
    notes += result.diagnostics
    scanner.noteRemovals(in: result.treeChanges)
    if let refusal = result.refusal { notes.append(refusal.description) }
    switch result.programRequest {
    case .quit, .interrupt: notes.append("The key asks the program to quit; a script goes on.")
    case .suspend: notes.append("The key asks the program to be suspended; a script goes on.")
    case nil: break
    }
  }

  /// Takes note of a new session, whose logs begin afresh.
  mutating func hear(opening session: Session) {
    (utterances, scanner) = (0, ScannerListener())
    hear(session.opening)
  }

  /// The events since the last call, in order: speech and what Switch Control did as they came, then sounds and notes.
  mutating func takeEvents(of session: Session?) -> [Transcript.Event] {
    defer { (sounds, notes) = ([], []) }
    var events: [Transcript.Event] = []
    if let session { events = logged(in: session) }
    return events + sounds.map { .sound($0.word) } + notes.map { .note($0) }
  }

  private mutating func logged(in session: Session) -> [Transcript.Event] {
    let spoken = session.engine.utterances.utterances[utterances...]
    utterances += spoken.count
    let events: [(sequence: Int, event: Transcript.Event)] =
      spoken.map { ($0.sequence, .spoken($0.caption, at: $0.time)) } + scanner.takeEvents(of: session)
    return events.sorted { $0.sequence < $1.sequence }.map(\.event)
  }
}

extension Sound {
  /// What a transcript calls it.
  fileprivate var word: String {
    switch self {
    case .empty: "nothing to do here"
    default: rawValue
    }
  }
}
