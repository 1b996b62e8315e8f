/// What VoiceOver began to speak, in order (design §11, 27). It grows until ``Engine/forgetLogs()``, by a few bytes a step.
public struct UtteranceLog {
  /// The utterances so far, interrupted ones too.
  public let utterances: RecordedEntries<Utterance>

  /// The utterance begun last.
  public var last: Utterance? { utterances.last }

  init(of engine: Engine) {
    utterances = RecordedEntries(of: engine, in: engine.state.log.utterances) { engine, index in
      engine.state.utterance(at: index)
    }
  }
}
