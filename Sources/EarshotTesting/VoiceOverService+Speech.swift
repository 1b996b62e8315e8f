import EarshotEngine

/// What concerns speech as a whole (`voiceover.md` 4.6).
///
/// ```swift
/// try app.voiceOver.readAll(fromTop: true)
/// app.advance(by: .seconds(60))
/// #expect(app.spoken.last == "Log in, Button")
/// ```
extension VoiceOverService {
  /// Reads on from the cursor, or from the first element, and takes the cursor along, as time passes
  /// (``Pilot/advance(by:)``).
  ///
  /// - Throws: ``Error/notRunning``.
  public func readAll(fromTop: Bool = false) throws(Error) { try perform(.readAll(fromTop: fromTop)) }

  /// Pauses speech, or goes on with it.
  ///
  /// - Throws: ``Error/notRunning``.
  public func pause() throws(Error) { try perform(.pause) }

  /// Speaks the last utterance again.
  ///
  /// - Returns: what is spoken.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when nothing was spoken yet.
  @discardableResult
  public func speakAgain() throws(Error) -> Output { try speak(.speakAgain) }

  /// Spells the text of the element under the cursor.
  ///
  /// - Returns: what is spoken last.
  /// - Throws: ``Error/notRunning``; ``Error/noSpeech`` when there is no text.
  @discardableResult
  public func spell() throws(Error) -> Output { try speak(.spell) }

  /// Switches speech off, or on again; what would be spoken is still in ``Pilot/spoken``.
  ///
  /// - Throws: ``Error/notRunning``.
  public func mute() throws(Error) { try perform(.mute) }

  /// Makes the screen dark for the eye, or visible again; ``Pilot/screen`` still has what the app shows.
  ///
  /// - Throws: ``Error/notRunning``.
  public func screenCurtain() throws(Error) { try perform(.screenCurtain) }

  /// Whether VoiceOver reads on by itself.
  public var isReadingAll: Bool { stage.session.engine.isReadingAll }

  /// Whether speech is paused.
  public var isPaused: Bool { stage.session.engine.isPaused }

  /// Whether speech is switched off.
  public var isMuted: Bool { stage.session.engine.isMuted }

  /// Whether the screen is dark for the eye.
  public var hasScreenCurtain: Bool { stage.session.engine.hasScreenCurtain }
}
