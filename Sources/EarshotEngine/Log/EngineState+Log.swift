import EarshotAccessibility

/// Logs are written in a few bytes, and put together when they are read.
extension EngineState {
  /// Begins to speak. An utterance that still lasts is interrupted by it; so of several in one turn, at one time, only the last
  /// is heard out (design §11, 15 and 28).
  mutating func log(
    _ content: Utterance.Content, about element: NodeID?, at now: Duration, cause: Cause, isAudible: Bool
  ) {
    let record = beginUtterance(of: .none, by: speaker, at: moment(now), cause: cause, isAudible: isAudible)
    utterances.append(record, about: element, saying: content)
  }

  /// The same for an element about which nothing but itself is spoken.
  mutating func logLanding(on slot: Slot, by speaker: UInt32, at now: Moment, cause: Cause) {
    let state = tree.recordedState(at: slot)
    var record = beginUtterance(of: state, by: speaker, at: now, cause: cause, isAudible: true)
    if tree.keyboardFocus == tree[slot].id { record.flags.insert(.keyboardFocus) }
    if cursors[.voiceOver].hasBounds { record.flags.formUnion(.init(at: bounds(at: slot))) }
    utterances.append(record)
  }

  private mutating func beginUtterance(
    of node: NodeState, by speaker: UInt32, at now: Moment, cause: Cause, isAudible: Bool
  ) -> UtteranceRecord {
    counters.utterancesBegun += 1
    if isLastUtteranceSpeaking(at: now) { utterances.interruptLast() }
    return UtteranceRecord(
      sequence: nextSequence(), time: now.number, node: node, speaker: speaker, cause: cause,
      flags: isAudible && !isMuted ? .audible : [])
  }

  /// At its own time an utterance still lasts, whatever it says.
  private func isLastUtteranceSpeaking(at now: Moment) -> Bool {
    guard let last = utterances.last else { return false }
    return last.time == now.number || utterance(at: utterances.count - 1).isSpeaking(at: now.time)
  }

  /// The present.
  mutating func moment() -> Moment { moment(clock.now) }

  private mutating func moment(_ time: Duration) -> Moment {
    Moment(time: time, number: instants.number(of: time))
  }

  mutating func nextSequence() -> UInt32 {
    sequence += 1
    return sequence
  }

  var lastUtterance: Utterance? {
    utterances.count == 0 ? nil : utterance(at: utterances.count - 1)
  }

  func utterance(at index: Int) -> Utterance {
    let record = utterances.records[index]
    let speaker = speakers[Int(record.speaker)]
    let kept = utterances.content(of: record)
    let content = kept?.content ?? landing(record, by: speaker)
    var utterance = Utterance(
      sequence: Int(record.sequence), time: instants[record.time],
      element: kept.map(\.element) ?? history.id(of: record.node, in: tree), cause: record.cause,
      content: content,
      rate: speaker.rate)
    utterance.isInterrupted = record.flags.contains(.interrupted)
    utterance.isAudible = record.flags.contains(.audible)
    return utterance
  }

  private func landing(_ record: UtteranceRecord, by speaker: Speaker) -> Utterance.Content {
    var surroundings = Surroundings()
    surroundings.hasKeyboardFocus = record.flags.contains(.keyboardFocus)
    surroundings.bounds = record.flags.bounds
    return .landing(parts(of: record.node), surroundings, speaker.composer)
  }
}
