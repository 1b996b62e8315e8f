/// What VoiceOver began to speak, in order (design §11, 27). It grows as long as the engine lives.
public struct UtteranceLog: Sendable {
  /// The utterances so far, interrupted ones too.
  public private(set) var utterances = LogEntries<Utterance>()

  /// The utterance begun last.
  public var last: Utterance? { utterances.last }

  /// Begins an utterance. One that still lasts is interrupted by it; so of several in one turn, at one time,
  /// only the last is heard out (design §11, 15 and 28).
  mutating func append(_ utterance: consuming Utterance) {
    let last = utterances.count - 1
    if last >= 0, utterances[last].isSpeaking(at: utterance.time) { utterances[last].isInterrupted = true }
    utterances.append(utterance)
  }
}
