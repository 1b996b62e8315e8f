import EarshotAccessibility
import EarshotEngine
import EarshotHost

/// A session, and what scripts and tests remember of it: where they set their mark, and what its author should know.
/// The session ends with it.
@MainActor package final class Stage {
  private let ownSession: Session
  /// What the app's author should know, from the beginning.
  package private(set) var diagnostics: [String]
  private var markedAt = 0
  private var soundsMarkedAt = 0
  private var scannerMarkedAt = 0

  /// Takes a session that was just made.
  package init(_ session: Session) {
    ownSession = session
    diagnostics = session.opening.diagnostics
  }

  isolated deinit { ownSession.end() }

  /// The app and the technologies, at rest: what arrived outside any step, such as a notification that a test posted, is
  /// handled first.
  package var session: Session {
    note(ownSession.catchUp())
    return ownSession
  }

  /// Handles one event to rest.
  @discardableResult
  package func handle(_ input: SessionInput) -> TurnResult { note(session.handle(input)) }

  /// Moves the clock on.
  @discardableResult
  package func advance(by duration: Duration) -> TurnResult { note(session.advance(by: duration)) }

  /// Starts the lists of what was spoken and heard afresh.
  package func mark() {
    markedAt = utterances.endIndex
    soundsMarkedAt = session.engine.sounds.sounds.endIndex
    scannerMarkedAt = session.engine.scannerFeedback.entries.endIndex
  }

  /// Everything spoken, from the beginning.
  package var utterances: RecordedEntries<Utterance> { session.engine.utterances.utterances }

  /// The captions of what was spoken since the last mark, or since the beginning.
  package var spoken: [String] { utterances[markedAt...].map(\.caption) }

  /// The notable sounds since the last mark, or since the beginning.
  package var sounds: [Sound] {
    session.engine.sounds.sounds[soundsMarkedAt...].map(\.sound).filter(\.isNotable)
  }

  /// What Switch Control spoke since the last mark, or since the beginning.
  package var scannerSpoken: [String] {
    session.engine.scannerFeedback.entries[scannerMarkedAt...].compactMap {
      if case .speech(let text) = $0.signal { text } else { nil }
    }
  }

  @discardableResult
  private func note(_ result: TurnResult) -> TurnResult {
    diagnostics += result.diagnostics
    return result
  }
}
