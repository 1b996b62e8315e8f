import EarshotAccessibility

/// VoiceOver's commands (`voiceover.md` 4).
extension EngineState {
  mutating func perform(_ command: VoiceOverCommand) throws(EngineError) -> CommandOutcome {
    switch command {
    case .next: move(.voiceOver, to: stopAhead(of: .voiceOver), else: .boundary)
    case .previous: move(.voiceOver, to: stopBehind(.voiceOver), else: .boundary)
    case .first:
      move(.voiceOver, to: tree.firstStop(.elements, visited: &counters.nodesVisited), else: .boundary)
    case .last:
      move(.voiceOver, to: tree.lastStop(.elements, visited: &counters.nodesVisited), else: .boundary)
    case .item(let id): move(.voiceOver, to: try reachableElement(id), else: .boundary)
    case .whereAmI: sayWhereAmI()
    case .move, .moveIn, .moveOut, .turnRotor, .setRotor, .rotorNext, .rotorPrevious:
      CommandOutcome(sound: .empty)
    case .readAll(let fromTop): readAll(fromTop: fromTop)
    case .pause: togglePause()
    case .speakAgain: speakAgain()
    case .spell: spell()
    case .screenCurtain: toggleScreenCurtain()
    case .mute: toggleMute()
    default: CommandOutcome(try action(for: command))
    }
  }

  private mutating func action(for command: VoiceOverCommand) throws(EngineError) -> ActionRequest? {
    switch command {
    case .activate: activation(by: .voiceOver)
    case .increment: adjustment(.increment, handling: .increment, by: .voiceOver)
    case .decrement: adjustment(.decrement, handling: .decrement, by: .voiceOver)
    case .escape: request(.escape, handling: .escape, by: .voiceOver)
    case .magicTap: request(.magicTap, handling: .magicTap, by: .voiceOver)
    case .customAction(let name): try customAction(name, by: .voiceOver)
    case .secondaryAction: request(.secondary, handling: .secondary, by: .voiceOver)
    case .scroll(let direction): request(.scroll(direction), handling: .scroll, by: .voiceOver)
    default: nil
    }
  }

  private func reachableElement(_ id: NodeID) throws(EngineError) -> Slot {
    guard let slot = tree.slots[id], tree.isStop(slot, .elements) else { throw .notReachable(id) }
    return slot
  }
}
