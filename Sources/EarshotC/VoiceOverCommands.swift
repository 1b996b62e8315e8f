import CEarshot
import EarshotAccessibility
import EarshotEngine

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

extension EngineHandle {
  /// Does what the user wants; the requests that follow can be taken then.
  func perform(_ command: AssistiveCommand) throws(Failure) -> earshot_status {
    do throws(EngineError) {
      let outcome = try engine.perform(command)
      self.engine.putBack(outcome.requests)
      let isNothing = outcome.sound == .boundary || outcome.sound == .empty
      return earshot_status(isNothing ? EARSHOT_DONE : EARSHOT_OK)
    } catch {
      if case .technologyOff = error { throw .off(error.description) }
      throw .unknown(error.description)
    }
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
