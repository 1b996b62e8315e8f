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

func assistiveTechnology(_ number: Int32) throws(Failure) -> AssistiveTechnology {
  switch Int(number) {
  case EARSHOT_VOICE_OVER: return .voiceOver
  case EARSHOT_SWITCH_CONTROL: return .switchControl
  default:
    throw .argument("\(number) is no technology; use EARSHOT_VOICE_OVER or EARSHOT_SWITCH_CONTROL.")
  }
}
