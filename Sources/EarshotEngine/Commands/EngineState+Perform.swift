import EarshotAccessibility

extension EngineState {
  mutating func perform(_ command: AssistiveCommand) throws(EngineError) -> CommandOutcome {
    guard cursors[command.technology].isOn else { throw .technologyOff(command.technology) }
    if command.technology == .voiceOver, journey != nil { journey = nil }
    let outcome =
      switch command {
      case .voiceOver(let command): try perform(command)
      case .switchControl(let command): try perform(command)
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

  /// What VoiceOver's next and previous steps stop at.
  var steps: Stops { settings.groupsNavigation ? .grouped : .elements }

  /// The nearest stop ahead of the cursor's place or behind it; the first or last of all if it has no place.
  mutating func stop(ahead: Bool, of technology: AssistiveTechnology, _ stops: Stops) -> Slot {
    guard let place = cursors[technology].place else {
      return ahead
        ? tree.firstStop(stops, visited: &counters.nodesVisited)
        : tree.lastStop(stops, visited: &counters.nodesVisited)
    }
    return ahead
      ? tree.stop(following: place, stops: stops, visited: &counters.nodesVisited)
      : tree.stop(preceding: place, stops: stops, visited: &counters.nodesVisited)
  }
}

extension EngineSettings {
  /// Whether containers are stops: as chosen, and always as on a Mac (design §11, 36).
  var groupsNavigation: Bool {
    if case .grouped = navigation { return true }
    if case .macOS = profile { return true }
    return false
  }
}
