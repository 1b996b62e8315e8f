import EarshotAccessibility

/// What VoiceOver says, and when.
extension EngineState {
  /// Speaks an element that VoiceOver's cursor came to, with the containers it entered.
  mutating func speakLanding(on slot: Slot, at now: Duration, cause: Cause) {
    var surroundings = surroundings(of: slot)
    surroundings.entering = enterContainers(around: slot)
    let parts = SpokenParts(tree.nodes[slot.index])
    if !composer.isSilent(parts, in: surroundings) {
      utter(.landing(parts, surroundings, composer), about: slot, at: now, cause: cause)
    }
    cursors[.voiceOver].heard = parts
    cursors[.voiceOver].heardAt = now
  }

  /// Speaks what changed of the element under the cursor since it was last spoken; typing isn't read back, and
  /// what changes often is read at most every three seconds (design §11, 34 and 38).
  mutating func speakChanges() {
    guard let slot = slot(of: .voiceOver), let heard = cursors[.voiceOver].heard else { return }
    let node = SpokenParts(tree.nodes[slot.index])
    let now = clock.now
    let isTooSoon = now - cursors[.voiceOver].heardAt < .seconds(3)
    if node == heard || (node.traits.contains(.updatesFrequently) && isTooSoon) { return }
    cursors[.voiceOver].heard = node
    let tokens = composer.change(from: heard, to: node, isTyping: turn == .typing)
    if tokens.isEmpty { return }
    cursors[.voiceOver].heardAt = now
    utter(.words(tokens, label: node.label), about: slot, at: now, cause: .change)
  }

  /// What is said of the element under VoiceOver's cursor, apart from containers that are entered; spoken by nobody.
  var currentSpeech: String? {
    guard let slot = slot(of: .voiceOver) else { return nil }
    if !tree[slot].flags.contains(.element) { return containerDescription(of: slot).caption() }
    return composer.landing(on: SpokenParts(tree.nodes[slot.index]), in: surroundings(of: slot)).caption()
  }

  mutating func sayWhereAmI() -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let parts = SpokenParts(tree.nodes[slot.index])
    let tokens = composer.whereAmI(parts, at: tree.position(at: slot), in: surroundings(of: slot))
    if !tokens.isEmpty {
      utter(.words(tokens, label: parts.label), about: slot, at: clock.now, cause: .whereAmI)
    }
    return CommandOutcome()
  }

  /// Changes that the turn brought so far are heard before what is announced about them.
  mutating func post(_ notice: AccessibilityNotice) {
    guard cursors[.voiceOver].isOn, case .announcement(let announcement) = notice else { return }
    if announcement.text.isEmpty { return }
    speakChanges()
    utter(
      .words([SpeechToken(.announcement, announcement.text)], label: ""), about: nil, at: clock.now,
      cause: .announcement)
  }

  /// Each character interrupts the one before, as fast typing does.
  mutating func narrate(_ event: TextEvent) {
    guard cursors[.voiceOver].isOn, settings.echo == .characters, case .inserted(let typed, _) = event else {
      return
    }
    let field = tree.keyboardFocus.flatMap { tree.slots[$0] }
    let isSecret = field.map { tree.nodes[$0.index].traits.contains(.isSecure) } ?? false
    for character in typed {
      let word = isSecret ? composer.words(.bullet) : composer.words.name(of: character)
      utter(.words([SpeechToken(.echo, word)], label: ""), about: field, at: clock.now, cause: .typing)
    }
  }

  mutating func utter(_ content: Utterance.Content, about slot: Slot?, at now: Duration, cause: Cause) {
    counters.utterancesBegun += 1
    sequence += 1
    utterances.append(
      Utterance(
        sequence: sequence, time: now, element: slot.map { tree.nodes[$0.index].id }, cause: cause,
        content: content))
  }
}

extension EngineState {
  func surroundings(of slot: Slot) -> UtteranceComposer.Surroundings {
    let parent = tree[slot].parent
    let isTab = !parent.isNone && tree[parent].flags.contains(.tabBar)
    return UtteranceComposer.Surroundings(
      hasKeyboardFocus: tree.keyboardFocus == tree.nodes[slot.index].id,
      tab: isTab ? tree.position(at: slot) : nil)
  }

  /// Notes the containers around the element and returns the names of those that are new, outermost first.
  mutating func enterContainers(around slot: Slot) -> [String] {
    let innermost = tree.container(around: slot).map(tree.reference)
    if innermost == cursors[.voiceOver].containers.last { return [] }
    var containers: [NodeRef] = []
    var container = innermost
    while let found = container {
      containers.insert(found, at: 0)
      container = tree.container(around: found.slot).map(tree.reference)
    }
    let former = cursors[.voiceOver].containers
    cursors[.voiceOver].containers = containers
    return containers.filter { !former.contains($0) }.map { spokenName(of: $0.slot) }.filter { !$0.isEmpty }
  }

  /// What is said when a cursor enters a container (`voiceover.md` 2.7).
  private func spokenName(of container: Slot) -> String {
    let node = tree.nodes[container.index]
    switch node.role {
    case .tabBar where node.label.isEmpty: return composer.words(.tabBar)
    case .toolbar where node.label.isEmpty: return composer.words(.toolbar)
    default: return node.label
    }
  }
}
