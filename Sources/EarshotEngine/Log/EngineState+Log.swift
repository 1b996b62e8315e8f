import EarshotAccessibility

/// Logs are written in a few bytes, and put together when they are read.
extension EngineState {
  /// Enters that a cursor landed.
  mutating func logStop(of technology: AssistiveTechnology, on slot: Slot, at now: Duration, cause: Cause) {
    log.append(
      ItemLog.Stop(
        sequence: log.nextSequence(), time: now, technology: technology, element: tree[slot].id,
        label: tree.label(at: slot), cause: cause))
  }

  /// Begins to speak. An utterance that still lasts is interrupted by it; so of several in one turn, at one time, only the last
  /// is heard out (design §11, 15 and 28).
  mutating func begin(
    _ content: Utterance.Content, about element: NodeID?, at now: Duration, cause: Cause, isAudible: Bool
  ) {
    interruptSpeech(at: now)
    log.append(
      Utterance(
        sequence: log.nextSequence(), time: now, element: element, cause: cause, content: content,
        rate: settings.speechRate, isAudible: isAudible && !isMuted))
  }

  /// Enters the landing of VoiceOver's cursor on an element that speaks for itself, heard and spoken.
  mutating func logLanding(on state: NodeState, at now: Duration, cause: Cause) {
    interruptSpeech(at: now)
    var flags: LandingRecord.Flags = isMuted ? [] : .audible
    if tree.keyboardFocus == tree[state.slot].id { flags.insert(.keyboardFocus) }
    if cursors[.voiceOver].hasBounds { flags.formUnion(.init(at: bounds(at: state.slot))) }
    log.appendLanding(on: state, by: speaker(for: cause), at: now, cause: cause, flags: flags)
  }

  /// At its own time an utterance still lasts, whatever it says.
  private mutating func interruptSpeech(at now: Duration) {
    counters.utterancesBegun += 1
    guard let time = log.lastUtteranceTime else { return }
    if time == now || lastUtterance?.isSpeaking(at: now) == true { log.interruptLastUtterance() }
  }

  /// Lets go of all entries but the newest utterance, and of what was kept for their sake.
  mutating func forgetLogs() {
    copyWhatWasHeard()
    log.forget(keeping: lastUtterance)
    scanner.log.forget()
    scanner.feedback.forget()
    history = NodeHistory()
    forgetFormerSpeakers()
  }
}

extension EngineState {
  func stop(at index: Int) -> ItemLog.Stop {
    switch log.stops[index] {
    case .own(let stop): return stop
    case .landing(let place):
      let landing = log.landings[place]
      return ItemLog.Stop(
        sequence: log.sequence(of: landing), time: log.time(of: landing), technology: .voiceOver,
        element: history.id(of: landing.node, in: tree), label: label(of: landing.node), cause: landing.cause)
    }
  }

  func sound(at index: Int) -> SoundLog.Entry {
    switch log.sounds[index] {
    case .own(let sound): return sound
    case .landing(let place):
      let landing = log.landings[place]
      return SoundLog.Entry(
        sequence: log.sequence(of: landing) + 1, time: log.time(of: landing), sound: .focusMoved,
        element: history.id(of: landing.node, in: tree))
    }
  }

  func utterance(at index: Int) -> Utterance {
    switch log.utterances[index] {
    case .own(let utterance): return utterance
    case .landing(let place): return utterance(of: log.landings[place])
    }
  }

  private func utterance(of landing: LandingRecord) -> Utterance {
    let speaker = speakers[Int(landing.speaker)]
    var surroundings = Surroundings()
    surroundings.hasKeyboardFocus = landing.flags.contains(.keyboardFocus)
    surroundings.bounds = landing.flags.bounds
    return Utterance(
      sequence: log.sequence(of: landing) + 2, time: log.time(of: landing),
      element: history.id(of: landing.node, in: tree), cause: landing.cause,
      content: .landing(parts(of: landing.node), surroundings, speaker.composer), rate: speaker.rate,
      isInterrupted: landing.flags.contains(.interrupted), isAudible: landing.flags.contains(.audible))
  }

  var lastUtterance: Utterance? {
    log.utterances.endIndex == 0 ? nil : utterance(at: log.utterances.endIndex - 1)
  }
}
