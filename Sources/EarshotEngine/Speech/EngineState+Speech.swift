import EarshotAccessibility

/// What VoiceOver says of the element under its cursor.
extension EngineState {
  /// The spoken parts of a node, made once for each of its states; each time anew if other nodes have a part in them.
  mutating func spokenParts(at slot: Slot) -> SpokenParts {
    let reference = tree.reference(to: slot)
    if let known = spoken.parts(at: reference) { return known }
    let parts = tree.spokenParts(at: slot)
    check(language: parts.language)
    if !tree[slot].flags.contains(.related) { spoken.keep(parts, at: reference) }
    return parts
  }

  /// Speaks an element that VoiceOver's cursor came to, with the containers it entered.
  mutating func speakLanding(on slot: Slot, at now: Duration, cause: Cause) {
    let parts = spokenParts(at: slot)
    let entering = enterContainers(around: slot)
    var surroundings = surroundings(of: slot)
    surroundings.entering = entering
    if !heldAnnouncements.isEmpty { releaseAnnouncements(except: parts.label) }
    if cause != .reading { isReadingAll = false }
    let speaker = cause == .reading ? composerWithoutHints : composer
    if !speaker.isSilent(parts, in: surroundings) {
      utter(.landing(parts, surroundings, speaker), about: slot, at: now, cause: cause)
    }
    if parts.hasMoreContent, composer.verbosity.moreContent == .sound {
      play(.moreContent, about: tree.nodes[slot.index].id)
    }
    cursors[.voiceOver].heard = parts
    cursors[.voiceOver].heardAt = now
    pendingChangeAt = nil
  }

  /// Speaks what changed of the element under the cursor since it was last spoken; typing isn't read back, and what
  /// changes often is read at most every three seconds (design §11, 34 and 38).
  mutating func speakChanges() {
    guard let slot = slot(of: .voiceOver), let heard = cursors[.voiceOver].heard else { return }
    let parts = spokenParts(at: slot)
    if parts == heard { return }
    let now = clock.now
    let due = cursors[.voiceOver].heardAt + .seconds(3)
    if parts.traits.contains(.updatesFrequently), now < due {
      pendingChangeAt = due
      return
    }
    pendingChangeAt = nil
    cursors[.voiceOver].heard = parts
    if makesItsOwnSound(slot) { return }
    let tokens = composer.change(
      from: heard, to: parts, in: surroundings(of: slot), isTyping: turn == .typing)
    if tokens.isEmpty { return }
    cursors[.voiceOver].heardAt = now
    if !heldAnnouncements.isEmpty { heldAnnouncements.removeAll { $0.repeats(tokens.joined()) } }
    let content = Utterance.Content.words(tokens, label: parts.label, language: parts.language)
    utter(content, about: slot, at: now, cause: .change)
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
