import EarshotAccessibility

/// The rotor's commands (`voiceover.md` 4.4).
extension EngineState {
  /// To the next or previous kind; the kinds are a circle.
  mutating func turnRotor(forward: Bool) -> CommandOutcome {
    let kinds = rotorKinds
    let index = kinds.firstIndex(of: rotorKind) ?? 0
    return turnRotor(to: kinds[(index + (forward ? 1 : kinds.count - 1)) % kinds.count])
  }

  mutating func setRotor(to kind: RotorKind) throws(EngineError) -> CommandOutcome {
    guard isOffered(kind) || mayComeUp(kind) else {
      throw .unknownRotorKind(name(of: kind), offered: rotorKinds.map { name(of: $0) })
    }
    return turnRotor(to: kind)
  }

  private mutating func turnRotor(to kind: RotorKind) -> CommandOutcome {
    visit.turnedTo = kind
    visit.action = nil
    visit.content = nil
    if !kind.isOfElement { rotor.chosen = kind }
    say([name(of: kind)], about: slot(of: .voiceOver))
    return CommandOutcome(sound: .rotor)
  }

  /// One step by the kind that the rotor is set to. What it jumps by it goes on jumping by, also from elements that bring a
  /// kind of their own; no source says otherwise.
  mutating func stepByRotor(forward: Bool) -> CommandOutcome {
    let kind = rotorKind
    let outcome = step(by: kind, forward: forward)
    if outcome.move != nil { visit.turnedTo = kind }
    journey?.route.rotorKind = kind
    return outcome
  }

  /// One step by a kind, whatever the rotor is set to. Forward is a swipe down, which takes a value down (design §5).
  mutating func step(by kind: RotorKind, forward: Bool) -> CommandOutcome {
    switch kind {
    case .characters: readText(by: .character, forward: forward)
    case .words: readText(by: .word, forward: forward)
    case .lines: readText(by: .line, forward: forward)
    case .adjustValue:
      CommandOutcome(
        forward
          ? adjustment(.decrement, handling: .decrement, by: .voiceOver)
          : adjustment(.increment, handling: .increment, by: .voiceOver))
    case .actions: chooseAction(forward: forward)
    case .moreContent: readContent(forward: forward)
    default: jump(to: kind, forward: forward)
    }
  }

  mutating func say(_ pieces: [String], about slot: Slot?) {
    let language = slot.map { spokenParts(at: $0).language } ?? ""
    let content = Utterance.Content.words(
      pieces.map { SpeechToken(.echo, $0) }, label: "", language: language)
    utter(content, about: slot, at: clock.now, cause: .rotor)
  }
}
