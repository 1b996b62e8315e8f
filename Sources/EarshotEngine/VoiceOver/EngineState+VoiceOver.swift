import EarshotAccessibility

/// VoiceOver's commands (`voiceover.md` 4).
extension EngineState {
  mutating func perform(_ command: VoiceOverCommand) throws(EngineError) -> CommandOutcome {
    switch command {
    case .next: step(forward: true)
    case .previous: step(forward: false)
    case .first: moveToEnd(forward: false)
    case .last: moveToEnd(forward: true)
    case .item(let id): move(.voiceOver, to: try reachableStop(id), else: .boundary)
    case .moveIn: moveIn()
    case .moveOut: moveOut()
    case .relation(let relation): goAlong(relation)
    case .relationSource: goBackAlongRelation()
    case .move(let kind, let forward): step(by: kind, forward: forward)
    case .turnRotor(let forward): turnRotor(forward: forward)
    case .setRotor(let kind): try setRotor(to: kind)
    case .rotorNext: stepByRotor(forward: true)
    case .rotorPrevious: stepByRotor(forward: false)
    case .activate: activate()
    case .whereAmI: isOnContainer ? sayContainer() : sayWhereAmI()
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

  /// Runs the action that the user chose with the rotor, else the default one. It is heard, unless the element makes a
  /// sound itself (`voiceover.md` 2.4).
  private mutating func activate() -> CommandOutcome {
    guard let slot = slot(of: .voiceOver) else { return CommandOutcome(sound: .empty) }
    guard let request = chosenAction(of: slot) ?? activation(by: .voiceOver) else {
      return CommandOutcome(sound: .empty)
    }
    let makesSound: AccessibilityTraits = [.startsMediaSession, .playsSound]
    let traits = tree.nodes[slot.index].traits.union(tree.node(request.target)?.traits ?? [])
    if traits.isDisjoint(with: makesSound) { play(.activated, about: request.target) }
    return CommandOutcome(action: request)
  }

  /// To the first or last stop of the screen.
  private mutating func moveToEnd(forward: Bool) -> CommandOutcome {
    let stops = steps
    if let request = askForChildren(on: routeToEnd(forward: forward, stops)) {
      return CommandOutcome(action: request)
    }
    let end =
      forward
      ? tree.lastStop(stops, visited: &counters.nodesVisited)
      : tree.firstStop(stops, visited: &counters.nodesVisited)
    return move(.voiceOver, to: end, else: .boundary)
  }

  private func reachableStop(_ id: NodeID) throws(EngineError) -> Slot {
    guard let slot = tree.slots[id], tree.isStop(slot, steps) else { throw .notReachable(id) }
    return slot
  }
}
