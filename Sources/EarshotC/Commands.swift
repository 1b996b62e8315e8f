import CEarshot
import EarshotAccessibility
import EarshotEngine

/// Switches a technology on or off.
@c @implementation
public func earshot_set_enabled(_ handle: OpaquePointer!, _ technology: Int32, _ isOn: Bool) -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    let technology = try assistiveTechnology(technology)
    if isOn { engine.engine.enable(technology) } else { engine.engine.disable(technology) }
  }
}

/// Whether a technology is on.
@c @implementation
public func earshot_is_enabled(
  _ handle: OpaquePointer!, _ technology: Int32, _ isOn: UnsafeMutablePointer<Bool>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try answer(engine.engine.isEnabled(assistiveTechnology(technology)), in: isOn, "is_on")
  }
}

/// The node that a cursor is on.
@c @implementation
public func earshot_cursor(
  _ handle: OpaquePointer!, _ technology: Int32, _ node: UnsafeMutablePointer<UInt64>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let cursor = engine.engine.cursor(of: try assistiveTechnology(technology))
    try answer(cursor?.rawValue ?? 0, in: node, "node")
  }
}

/// Begins a turn.
@c @implementation
public func earshot_begin_turn(_ handle: OpaquePointer!, _ cause: Int32) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let causes: [TurnCause] = [.other, .command, .typing]
    guard let index = causes.indices.first(where: { $0 == Int(cause) }) else {
      throw .argument("\(cause) is no cause of a turn; use an EARSHOT_TURN_ name.")
    }
    engine.engine.beginTurn(causes[index])
  }
}

/// Ends the turn.
@c @implementation
public func earshot_end_turn(_ handle: OpaquePointer!) -> earshot_status {
  run(handle) { engine in engine.engine.endTurn() }
}

/// Brings cursors and bindings into agreement with the tree.
@c @implementation
public func earshot_settle(_ handle: OpaquePointer!) -> earshot_status {
  run(handle) { engine in
    engine.note(engine.engine.settle())
    engine.note(engine.engine.placeCursors())
  }
}

// MARK: - Commands

/// A command of VoiceOver.
@c @implementation
public func earshot_voice_over(_ handle: OpaquePointer!, _ command: Int32) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    guard VoiceOverCommand.ofC.indices.contains(Int(command)) else {
      throw .argument("\(command) is no command; use an EARSHOT_VO_ name.")
    }
    return try engine.perform(.voiceOver(VoiceOverCommand.ofC[Int(command)]))
  }
}

/// Takes VoiceOver to a node.
@c @implementation
public func earshot_voice_over_item(_ handle: OpaquePointer!, _ node: UInt64) -> earshot_status {
  use(handle) { (engine) throws(Failure) in try engine.perform(.voiceOver(.item(NodeID(node)))) }
}

/// A custom action, by its name.
@c @implementation
public func earshot_voice_over_action(_ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> earshot_status
{
  use(handle) { (engine) throws(Failure) in
    try engine.perform(.voiceOver(.customAction(string(name, "name"))))
  }
}

/// Sets the rotor, by the name of a kind.
@c @implementation
public func earshot_voice_over_rotor(_ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!)
  -> earshot_status
{
  use(handle) { (engine) throws(Failure) in
    let name = try string(name, "name")
    let kinds = engine.engine.isEnabled(.voiceOver) ? engine.engine.rotorKinds : []
    let kind = kinds.first { engine.engine.name(of: $0) == name }
    return try engine.perform(.voiceOver(.setRotor(kind ?? .custom(name))))
  }
}

/// An input of Switch Control.
@c @implementation
public func earshot_switch_control(_ handle: OpaquePointer!, _ command: Int32) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    let commands: [SwitchControlCommand] = [.select, .next, .previous, .stop, .menu]
    guard commands.indices.contains(Int(command)) else {
      throw .argument("\(command) is no input; use an EARSHOT_SC_ name.")
    }
    return try engine.perform(.switchControl(commands[Int(command)]))
  }
}

/// A switch goes down or up.
@c @implementation
public func earshot_switch(_ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ isDown: Bool)
  -> earshot_status
{
  use(handle) { (engine) throws(Failure) in
    let name = try string(name, "name")
    return try engine.perform(.switchControl(isDown ? .press(name) : .release(name)))
  }
}

extension EngineHandle {
  /// Does what the user wants; the requests that follow can be taken then.
  fileprivate func perform(_ command: AssistiveCommand) throws(Failure) -> earshot_status {
    do throws(EngineError) {
      let outcome = try engine.perform(command)
      outcome.requests.forEach { requests.append($0) }
      let isNothing = outcome.sound == .boundary || outcome.sound == .empty
      return earshot_status(isNothing ? EARSHOT_DONE : EARSHOT_OK)
    } catch {
      if case .technologyOff = error { throw .off(error.description) }
      throw .unknown(error.description)
    }
  }
}

func assistiveTechnology(_ number: Int32) throws(Failure) -> AssistiveTechnology {
  switch Int(number) {
  case EARSHOT_VOICE_OVER: return .voiceOver
  case EARSHOT_SWITCH_CONTROL: return .switchControl
  default:
    throw .argument("\(number) is no technology; use EARSHOT_VOICE_OVER or EARSHOT_SWITCH_CONTROL.")
  }
}

extension VoiceOverCommand {
  /// In the order of the header.
  fileprivate static let ofC: [VoiceOverCommand] = [
    .next, .previous, .first, .last, .moveIn, .moveOut, .activate, .secondaryAction, .increment, .decrement,
    .escape, .magicTap, .scroll(.up), .scroll(.down), .scroll(.left), .scroll(.right),
    .turnRotor(forward: true), .turnRotor(forward: false), .rotorNext, .rotorPrevious,
    .readAll(fromTop: true), .readAll(fromTop: false), .pause, .speakAgain, .spell, .whereAmI, .screenCurtain,
    .mute, .relation(.label), .relation(.description), .relation(.errorMessage), .relationSource,
  ]
}
