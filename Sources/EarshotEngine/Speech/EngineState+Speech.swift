import EarshotAccessibility

/// What VoiceOver says of the element under its cursor.
extension EngineState {
  /// The spoken parts of a node as it is, with what other nodes say of it.
  mutating func spokenParts(at slot: Slot) -> SpokenParts {
    let parts = tree.spokenParts(at: slot)
    check(language: parts.language)
    return parts
  }

  /// Speaks an element that VoiceOver's cursor came to, with the containers it entered.
  mutating func speakLanding(on slot: Slot, at now: Duration, cause: Cause) {
    let entering = enterContainers(around: slot)
    let parts = spokenParts(at: slot)
    var surroundings = surroundings(of: slot)
    surroundings.entering = entering
    if !heldAnnouncements.isEmpty { releaseAnnouncements(except: parts.label) }
    if cause != .reading { isReadingAll = false }
    let composer = speakers[Int(speaker(for: cause))].composer
    if !composer.isSilent(parts, in: surroundings) {
      utter(.landing(parts, surroundings, composer), about: slot, at: now, cause: cause)
    }
    if parts.hasMoreContent, composer.verbosity.moreContent == .sound {
      play(.moreContent, about: tree.nodes[slot.index].id)
    }
    noteHeard(.parts(parts), at: now)
  }

  /// Whether nothing is spoken with an element that VoiceOver's cursor came to but what its state says: no containers entered, no
  /// place among others, no rare properties, and nothing that waits.
  func speaksForItself(_ slot: Slot) -> Bool {
    let flags = tree[slot].flags
    guard cursors[.voiceOver].vicinity.isEntered, flags.isSuperset(of: [.element, .labelled]),
      !flags.contains(.detailed), heldAnnouncements.isEmpty, channel.isOpen
    else { return false }
    if !tree.offering.isEmpty, tree.isOfferedActionsOfContainers(slot) { return false }
    let parent = tree[slot].parent
    return parent.isNone || !tree[parent].flags.contains(.counts)
  }

  /// Speaks an element that speaks for itself: without a copy of what it says.
  mutating func speakItself(_ slot: Slot, at now: Duration, cause: Cause) {
    if cause != .reading { isReadingAll = false }
    let state = tree.recordedState(at: slot)
    logLanding(on: state, at: now, cause: cause)
    noteHeard(.state(state), at: now)
  }

  func speaker(for cause: Cause) -> UInt32 {
    cause == .reading ? speakerWithoutHints : speaker
  }

  mutating func noteHeard(_ heard: Cursor.Heard, at now: Duration) {
    cursors[.voiceOver].heard = heard
    cursors[.voiceOver].heardAt = now
    pendingChangeAt = nil
  }

  /// Speaks what changed of the element under the cursor since it was last spoken; typing isn't read back, and what
  /// changes often is read at most every three seconds (design §11, 34 and 38).
  mutating func speakChanges() {
    pendingChangeAt = nil
    guard let slot = slot(of: .voiceOver), let heard = cursors[.voiceOver].heard else { return }
    if case .state(let state) = heard, state == tree.state(at: slot) { return }
    let (parts, former) = (spokenParts(at: slot), parts(of: heard))
    if parts == former { return }
    let now = clock.now
    let due = cursors[.voiceOver].heardAt + .seconds(3)
    if parts.traits.contains(.updatesFrequently), now < due {
      pendingChangeAt = due
      return
    }
    cursors[.voiceOver].heard = .parts(parts)
    if makesItsOwnSound(slot) { return }
    let tokens = composer.change(
      from: former, to: parts, in: surroundings(of: slot), isTyping: turn == .typing)
    if tokens.isEmpty { return }
    cursors[.voiceOver].heardAt = now
    if !heldAnnouncements.isEmpty { heldAnnouncements.removeAll { $0.repeats(tokens.joined()) } }
    let content = Utterance.Content.words(tokens, label: parts.label, language: parts.language)
    utter(content, about: slot, at: now, cause: .change)
  }

  /// Has the cursor keep by itself what was heard of its element, if only the logs know it any more: the change since is yet to be
  /// spoken.
  mutating func copyWhatWasHeard() {
    guard case .state(let state)? = cursors[.voiceOver].heard, let former = history[state] else { return }
    cursors[.voiceOver].heard = .parts(former.parts)
  }

  private func parts(of heard: Cursor.Heard) -> SpokenParts {
    switch heard {
    case .state(let state): parts(of: state)
    case .parts(let parts): parts
    }
  }

  /// Speech doesn't talk over the sound that an activation set off (`voiceover.md` 2.4).
  private func makesItsOwnSound(_ slot: Slot) -> Bool {
    let node = tree.nodes[slot.index]
    return activated == node.id && !node.traits.isDisjoint(with: [.playsSound, .startsMediaSession])
  }

  /// What is said of the element under VoiceOver's cursor, apart from containers that are entered; spoken by nobody.
  mutating func currentSpeech() -> String? {
    guard let slot = slot(of: .voiceOver) else { return nil }
    if !tree[slot].flags.contains(.element) { return containerDescription(of: slot).joined() }
    return composer.landing(on: spokenParts(at: slot), in: surroundings(of: slot)).joined()
  }

  /// Speaks the element again with its position (`voiceover.md` 4.1).
  mutating func sayWhereAmI() -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let parts = spokenParts(at: slot)
    let tokens = composer.whereAmI(parts, at: tree.position(at: slot), in: surroundings(of: slot))
    if !tokens.isEmpty {
      let content = Utterance.Content.words(tokens, label: parts.label, language: parts.language)
      utter(content, about: slot, at: clock.now, cause: .whereAmI)
    }
    return CommandOutcome()
  }

  /// VoiceOver answers in words of its own.
  mutating func answer(_ text: String, cause: Cause = .answer) {
    utter(.words([SpeechToken(.answer, text)]), about: nil, at: clock.now, cause: cause)
  }
}
