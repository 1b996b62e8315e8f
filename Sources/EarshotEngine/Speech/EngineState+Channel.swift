import EarshotAccessibility

/// Who speaks when.
extension EngineState {
  /// Says something, now or when its turn has come.
  mutating func say(_ speech: PendingSpeech, at now: Duration) {
    if channel.isPaused, speech.manner != .patient { resume(at: now) }
    if mustWait(speech, at: now) {
      wait(speech)
    } else {
      begin(speech, at: now)
    }
  }

  /// Says something about an element, or about nothing, at once.
  mutating func utter(
    _ content: Utterance.Content, about slot: Slot?, at now: Duration, cause: Cause
  ) {
    let element = slot.map { tree.nodes[$0.index].id }
    if channel.isOpen {
      begin(content, about: element, at: now, cause: cause, isAudible: true)
    } else {
      say(PendingSpeech(content: content, element: element, cause: cause), at: now)
    }
  }

  private func mustWait(_ speech: PendingSpeech, at now: Duration) -> Bool {
    switch speech.manner {
    case .patient: !channel.waiting.isEmpty || isSpeaking(at: now)
    case .interrupting, .urgent: channel.isUninterruptible && isSpeaking(at: now)
    }
  }

  /// Of landings that wait only the last is of use, and so of changes of a node.
  private mutating func wait(_ speech: PendingSpeech) {
    if speech.cause.isLanding { channel.waiting.removeAll { $0.cause.isLanding } }
    guard let changed = speech.changed,
      let former = channel.waiting.firstIndex(where: { $0.changed == changed })
    else { return channel.waiting.append(speech) }
    if let text = channel.waiting[former].announcedText {
      announcementResults.append(AnnouncementResult(text: text, wasSuccessful: false))
    }
    channel.waiting[former] = speech
  }

  private mutating func begin(_ speech: PendingSpeech, at now: Duration) {
    if channel.announcement != nil { endAnnouncement(wasSuccessful: !isSpeaking(at: now)) }
    channel.isUninterruptible = speech.manner == .urgent
    channel.delay = nil
    if let text = speech.announcedText { channel.announcement = text }
    begin(speech.content, about: speech.element, at: now, cause: speech.cause, isAudible: speech.isAudible)
  }

  /// Notes what became of the announcement that was being spoken.
  private mutating func endAnnouncement(wasSuccessful: Bool) {
    guard let text = channel.announcement else { return }
    channel.announcement = nil
    announcementResults.append(AnnouncementResult(text: text, wasSuccessful: wasSuccessful))
  }

  /// Whether something is being spoken, or held by a pause.
  func isSpeaking(at now: Duration) -> Bool {
    guard let last = lastUtterance else { return false }
    return channel.isPaused || last.isSpeaking(at: now - (channel.delay ?? .zero))
  }
}

extension EngineState {
  /// When the engine has something to do by itself, unless something happens before.
  func nextDeadline() -> Duration? {
    let speech = nextSpeechDeadline()
    guard cursors[.switchControl].isOn, let scanner = nextScannerDeadline else { return speech }
    return speech.map { min($0, scanner) } ?? scanner
  }

  /// Whether it has nothing to do by itself.
  var isIdle: Bool {
    !cursors[.switchControl].isOn && !isReadingAll && pendingChangeAt == nil && channel.isOpen
  }

  private func nextSpeechDeadline() -> Duration? {
    let readsOn = isReadingAll && !awaitsPage && !isOnJourney
    let waits = !channel.waiting.isEmpty || channel.announcement != nil || readsOn
    let end =
      waits && !channel.isPaused
      ? lastUtterance.map { $0.time + $0.duration + (channel.delay ?? .zero) } : nil
    return [end, pendingChangeAt].compactMap { $0 }.min()
  }

  /// Does what is due.
  mutating func wake() {
    runScanner()
    wakeSpeech()
  }

  private mutating func wakeSpeech() {
    let now = clock.now
    if let due = pendingChangeAt, due <= now { speakChanges() }
    guard !isSpeaking(at: now) else { return }
    endAnnouncement(wasSuccessful: true)
    channel.isUninterruptible = false
    if !channel.waiting.isEmpty {
      begin(channel.waiting.removeFirst(), at: now)
    } else if isReadingAll, !awaitsPage {
      readOn()
    }
  }

  /// Pauses speech, or goes on with it where it was.
  mutating func togglePause() -> CommandOutcome {
    let now = clock.now
    if channel.isPaused {
      resume(at: now)
    } else if isSpeaking(at: now) {
      channel.pausedAt = now
    } else {
      return CommandOutcome(sound: .empty)
    }
    return CommandOutcome()
  }

  private mutating func resume(at now: Duration) {
    guard let start = channel.pausedAt else { return }
    channel.delay = (channel.delay ?? .zero) + now - start
    channel.pausedAt = nil
  }

  /// VoiceOver falls silent: what waits is dropped, and what is being spoken broken off.
  mutating func silence() {
    for speech in channel.waiting where speech.isAnnouncement {
      if case .words(let tokens, _, _) = speech.content {
        announcementResults.append(AnnouncementResult(text: tokens.joined(), wasSuccessful: false))
      }
    }
    endAnnouncement(wasSuccessful: !isSpeaking(at: clock.now))
    channel = SpeechChannel()
    isReadingAll = false
    heldAnnouncements = []
    pendingChangeAt = nil
  }
}

extension Cause {
  /// Whether it brought the cursor to an element.
  public var isLanding: Bool {
    switch self {
    case .command, .placement, .focusRequest, .relocation, .keyboardFocus, .reading, .notice, .scanning: true
    case .change, .announcement, .whereAmI, .typing, .scrolling, .rotor, .answer: false
    }
  }
}
