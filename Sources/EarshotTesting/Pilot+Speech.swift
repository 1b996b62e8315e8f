import EarshotEngine
import EarshotHost
import EarshotScript

extension Pilot {
  /// Starts ``spoken`` and ``sounds``, and what Switch Control spoke, afresh.
  public func mark() { stage.mark() }

  /// What VoiceOver began to speak since the last mark, or since the beginning: whole captions in order, interrupted ones
  /// too (design §11, 27).
  public var spoken: [String] { stage.spoken }

  /// The caption of the last utterance; `nil` if nothing was spoken yet.
  public var speech: String? { stage.utterances.last?.caption }

  /// Everything that VoiceOver began to speak, with its parts, its virtual time and its cause.
  ///
  /// ```swift
  /// #expect(app.utterances.filter(\.isInterrupted).map(\.caption) == ["Loading"])
  /// ```
  public var utterances: [Utterance] { Array(stage.utterances) }

  /// What was heard besides speech since the last mark, or since the beginning. The sounds of every step,
  /// `focusMoved` and `activated`, are left out.
  ///
  /// ```swift
  /// try app.voiceOver.moveToLast()
  /// #expect(throws: VoiceOverService.Error.noSpeech) { try app.voiceOver.moveForward() }
  /// #expect(app.sounds == [.boundary])
  /// ```
  public var sounds: [Sound] { stage.sounds }

  /// Every stop of every cursor, in order, with its label, its virtual time and its cause.
  public var items: [ItemLog.Stop] { Array(stage.session.engine.items.stops) }

  /// What VoiceOver says from the first element to the last, moving to each in turn. It stays on the last one.
  ///
  /// ```swift
  /// #expect(try app.walk() == ["Sign in, Heading", "Email, Text field, Double tap to edit"])
  /// ```
  ///
  /// - Parameter limit: how many moves there may be; a screen that takes the cursor back has no end.
  /// - Throws: ``VoiceOverService/Error/notRunning``, ``VoiceOverService/Error/endlessWalk(limit:)``.
  public func walk(limit: Int = 10_000) throws(VoiceOverService.Error) -> [String] {
    if !voiceOver.isEnabled { throw .notRunning }
    guard let utterances = stage.walk(limit: limit) else { throw .endlessWalk(limit: limit) }
    return utterances.map(\.caption)
  }
}
