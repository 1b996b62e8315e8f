import EarshotAccessibility

extension EngineState {
  mutating func perform(_ command: AssistiveCommand) throws(EngineError) -> CommandOutcome {
    guard cursors[command.technology].isOn else { throw .technologyOff(command.technology) }
    let outcome =
      switch command {
      case .voiceOver(let command): try perform(command)
      case .switchControl(let command): perform(command)
      }
    if let sound = outcome.sound { play(sound, about: nil) }
    return outcome
  }

  /// Lands on `target`, or gives `sound` if there is none.
  mutating func move(_ technology: AssistiveTechnology, to target: Slot, else sound: Sound) -> CommandOutcome
  {
    if target.isNone { return CommandOutcome(sound: sound) }
    return CommandOutcome(move: land(technology, on: target, cause: .command))
  }

  /// The stop behind the cursor's place; the first of all if it has none.
  mutating func stopAhead(of technology: AssistiveTechnology) -> Slot {
    let stops = cursors[technology].stops
    guard let place = cursors[technology].place else {
      return tree.firstStop(stops, visited: &counters.nodesVisited)
    }
    return tree.stop(following: place, stops: stops, visited: &counters.nodesVisited)
  }

  /// The stop before the cursor's place; the last of all if it has none.
  mutating func stopBehind(_ technology: AssistiveTechnology) -> Slot {
    let stops = cursors[technology].stops
    guard let place = cursors[technology].place else {
      return tree.lastStop(stops, visited: &counters.nodesVisited)
    }
    return tree.stop(preceding: place, stops: stops, visited: &counters.nodesVisited)
  }
}
