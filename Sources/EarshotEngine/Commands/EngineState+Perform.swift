import EarshotAccessibility

extension EngineState {
  mutating func perform(_ command: AssistiveCommand) throws(EngineError) -> CommandOutcome {
    guard cursors[command.technology].isOn else { throw .technologyOff(command.technology) }
    if command.technology == .voiceOver, isOnJourney { dropJourney() }
    switch command {
    case .voiceOver(let command): return makeHeard(try perform(command))
    case .switchControl(let command): return makeHeard(try perform(command))
    }
  }

  private mutating func makeHeard(_ outcome: consuming CommandOutcome) -> CommandOutcome {
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
    if let element = knownElement(of: technology), !stops.keepsToContainer {
      return ahead
        ? tree.stop(
          after: element, entering: false, within: tree.rootSlot, stops: stops,
          visited: &counters.nodesVisited)
        : tree.stop(
          before: element, within: tree.rootSlot, stops: stops, visited: &counters.nodesVisited)
    }
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

extension EngineState {
  /// The element that a cursor is on, if nothing has changed since it landed there, so that it needn't be asked whether it can
  /// still be reached.
  func knownElement(of technology: AssistiveTechnology) -> Slot? {
    guard cursors[technology].vicinity.revision == tree.revision, cursors[technology].standing == .onElement,
      !cursors[technology].vicinity.element.isNone
    else { return nil }
    return cursors[technology].vicinity.element
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
