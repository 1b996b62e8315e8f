import CEarshot
import EarshotAccessibility
import EarshotEngine

/// Makes a focus binding.
@c @implementation
public func earshot_binding_create(
  _ handle: OpaquePointer!, _ technologies: UInt32, _ binding: UnsafeMutablePointer<UInt32>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    guard let binding else { throw .argument("binding is NULL; point to one.") }
    guard technologies < 4 else {
      throw .argument(
        "`technologies` has bits that are none; use EARSHOT_VOICE_OVER and EARSHOT_SWITCH_CONTROL.")
    }
    var scope: AccessibilityTechnologies = []
    if technologies & 1 != 0 { scope.formUnion(.voiceOver) }
    if technologies & 2 != 0 { scope.formUnion(.switchControl) }
    let made = engine.engine.focusBinding(Int32?.self, for: scope)
    engine.bindings[made.id.rawValue] = made
    binding.pointee = made.id.rawValue
  }
}

/// Forgets a focus binding.
@c @implementation
public func earshot_binding_destroy(_ handle: OpaquePointer!, _ binding: UInt32) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try engine.binding(binding).retire()
    engine.bindings[binding] = nil
  }
}

/// Has a binding have a value while a cursor is on a node.
@c @implementation
public func earshot_bind(_ handle: OpaquePointer!, _ binding: UInt32, _ node: UInt64, _ value: Int32)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in
    if node == 0 { throw .argument("Node 0 means none; bind to a node.") }
    try engine.binding(binding).bind(NodeID(node), equals: value)
  }
}

/// Takes back what was bound to a node.
@c @implementation
public func earshot_unbind(_ handle: OpaquePointer!, _ binding: UInt32, _ node: UInt64) -> earshot_status {
  run(handle) { (engine) throws(Failure) in try engine.binding(binding).unbind(NodeID(node)) }
}

/// Asks for a value of a binding.
@c @implementation
public func earshot_binding_set(_ handle: OpaquePointer!, _ binding: UInt32, _ value: Int32) -> earshot_status
{
  run(handle) { (engine) throws(Failure) in try engine.binding(binding).value = value }
}

/// Asks for no value of a binding.
@c @implementation
public func earshot_binding_reset(_ handle: OpaquePointer!, _ binding: UInt32) -> earshot_status {
  run(handle) { (engine) throws(Failure) in try engine.binding(binding).value = nil }
}

/// The value of a binding.
@c @implementation
public func earshot_binding_value(
  _ handle: OpaquePointer!, _ binding: UInt32, _ value: UnsafeMutablePointer<Int32>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    guard let value else { throw .argument("value is NULL; point to one.") }
    guard let present = try engine.binding(binding).value else { return earshot_status(EARSHOT_DONE) }
    value.pointee = present
    return earshot_status(EARSHOT_OK)
  }
}

/// Takes the next change of a binding.
@c @implementation
public func earshot_next_change(
  _ handle: OpaquePointer!, _ change: UnsafeMutablePointer<earshot_change>!
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    var status = earshot_status(EARSHOT_DONE)
    try write(change, "change") { told in
      guard let next = engine.changes.take() else { return }
      status = earshot_status(EARSHOT_OK)
      told.binding = next.binding
      told.has_value = next.value != nil
      told.value = next.value ?? 0
    }
    return status
  }
}

extension EngineHandle {
  fileprivate func binding(_ number: UInt32) throws(Failure) -> FocusBinding<Int32?> {
    guard let binding = bindings[number] else {
      throw .unknown("\(number) is no binding of this engine; make one with earshot_binding_create().")
    }
    return binding
  }
}
