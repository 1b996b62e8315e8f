import EarshotAccessibility

/// What VoiceOver says, and when.
extension EngineState {
  var composer: UtteranceComposer {
    UtteranceComposer(vocabulary: vocabulary, speaksHints: settings.hints)
  }

  /// Speaks an element that VoiceOver's cursor came to, with the containers it entered.
  mutating func speakLanding(on slot: Slot, cause: Cause) {
    let containers = semanticContainers(around: slot)
    let entered = containers.filter { !cursors[.voiceOver].containers.contains($0) }
    cursors[.voiceOver].containers = containers
    var surroundings = surroundings(of: slot)
    surroundings.entering = entered.map { spokenName(of: $0.slot) }.filter { !$0.isEmpty }
    utter(composer.landing(on: tree.nodes[slot.index], in: surroundings), about: slot, cause: cause)
    cursors[.voiceOver].heard = HeardElement(tree.nodes[slot.index], at: clock.now)
  }

  /// Speaks what changed of the element under the cursor since it was last spoken; typing isn't read back, and
  /// what changes often is read at most every three seconds (design §11, 34 and 38).
  mutating func speakChanges() {
    guard let slot = slot(of: .voiceOver), let heard = cursors[.voiceOver].heard else { return }
    let node = tree.nodes[slot.index]
    let isTooSoon = clock.now - heard.time < .seconds(3)
    if node.traits.contains(.updatesFrequently), isTooSoon { return }
    let tokens = composer.change(from: heard, to: node, isTyping: turn == .typing)
    utter(tokens, about: slot, cause: .change)
    cursors[.voiceOver].heard = HeardElement(node, at: tokens.isEmpty ? heard.time : clock.now)
  }

  mutating func sayWhereAmI() -> CommandOutcome {
    var outcome = CommandOutcome()
    guard let slot = slot(of: .voiceOver) else {
      outcome.sounds = [.empty]
      return outcome
    }
    let tokens = composer.whereAmI(
      tree.nodes[slot.index], at: tree.position(at: slot), in: surroundings(of: slot))
    utter(tokens, about: slot, cause: .whereAmI)
    return outcome
  }

  /// Changes that the turn brought so far are heard before what is announced about them.
  mutating func announce(_ text: String) {
    guard cursors[.voiceOver].isOn, !text.isEmpty else { return }
    speakChanges()
    utter([SpeechToken(.announcement, text)], about: nil, cause: .announcement)
  }

  private mutating func utter(_ tokens: [SpeechToken], about slot: Slot?, cause: Cause) {
    guard !tokens.isEmpty else { return }
    counters.tokensComposed += tokens.count
    sequence += 1
    utterances.append(
      Utterance(
        sequence: sequence, time: clock.now, element: slot.flatMap(tree.id(at:)),
        label: slot.map { tree.nodes[$0.index].label } ?? "", cause: cause, tokens: tokens))
  }
}

extension EngineState {
  private func surroundings(of slot: Slot) -> UtteranceComposer.Surroundings {
    let parent = tree[slot].parent
    let isTab = !parent.isNone && tree.nodes[parent.index].traits.contains(.isTabBar)
    return UtteranceComposer.Surroundings(
      hasKeyboardFocus: tree.keyboardFocus == tree.nodes[slot.index].id,
      tab: isTab ? tree.position(at: slot) : nil)
  }

  private func semanticContainers(around slot: Slot) -> [NodeRef] {
    tree.path(from: slot).dropFirst().reversed()
      .filter { tree.nodes[$0.index].role.isSemanticContainer }
      .map(tree.reference(to:))
  }

  /// What is said when a cursor enters a container (`voiceover.md` 2.7).
  private func spokenName(of container: Slot) -> String {
    let node = tree.nodes[container.index]
    switch node.role {
    case .tabBar where node.label.isEmpty: return vocabulary.tabBar
    case .toolbar where node.label.isEmpty: return vocabulary.toolbar
    default: return node.label
    }
  }
}
