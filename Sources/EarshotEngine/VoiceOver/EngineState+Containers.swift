import EarshotAccessibility

/// Containers as stops: grouped navigation (`voiceover.md` 7; design §11, 36).
extension EngineState {
  /// Into the container under the cursor.
  mutating func moveIn() -> CommandOutcome {
    guard isOnContainer, let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .boundary) }
    if let request = askForChildren(on: routeInto(slot, .grouped)) { return CommandOutcome(action: request) }
    let first = tree.firstStop(in: slot, .grouped, visited: &counters.nodesVisited)
    return move(.voiceOver, to: first, else: .boundary)
  }

  /// Whether VoiceOver's cursor is on a container, which only grouped navigation brings about.
  var isOnContainer: Bool { slot(of: .voiceOver).map { !tree[$0].flags.contains(.element) } ?? false }

  /// The answer to "where am I" on a container.
  mutating func sayContainer() -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    let parts = spokenParts(at: slot)
    let content = Utterance.Content.words(
      containerDescription(of: slot), label: parts.label, language: parts.language)
    utter(content, about: slot, at: clock.now, cause: .whereAmI)
    return CommandOutcome()
  }

  /// To the container around the cursor.
  mutating func moveOut() -> CommandOutcome {
    guard settings.groupsNavigation, let slot = slot(of: .voiceOver),
      let container = tree.container(around: slot),
      container != tree.rootSlot
    else { return CommandOutcome(sound: .boundary) }
    return move(.voiceOver, to: container, else: .boundary)
  }

  /// Speaks a container that VoiceOver's cursor came to, with those around it that it entered. What is inside is then
  /// spoken without it.
  mutating func speakLanding(onContainer slot: Slot, at now: Duration, cause: Cause) {
    let entering = enterContainers(around: slot).map { SpeechToken(.container, $0) }
    enter(cursors[.voiceOver].containers + [tree.reference(to: slot)])
    cursors[.voiceOver].vicinity.isEntered = false
    let parts = spokenParts(at: slot)
    if !heldAnnouncements.isEmpty { releaseAnnouncements(except: parts.label) }
    isReadingAll = false
    let content = Utterance.Content.words(
      entering + containerDescription(of: slot), label: parts.label, language: parts.language)
    utter(content, about: slot, at: now, cause: cause)
    noteHeard(.parts(parts), at: now)
  }

  /// What a container is called, and what it is.
  func containerDescription(of slot: Slot) -> [SpeechToken] {
    let label = tree.label(at: slot)
    let kind = SpeechToken(.role, composer.words(kindOfContainer(tree.nodes[slot.index].role)))
    return label.isEmpty ? [kind] : [SpeechToken(.label, label), kind]
  }

  private func kindOfContainer(_ role: Role) -> Phrase {
    switch role {
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    case .alert: .alert
    case .list: .list
    case .table: .table
    case .landmark: .landmark
    default: .group
    }
  }
}
