import CEarshot
import EarshotAccessibility
import EarshotEngine

/// What a step of the rotor set to a kind does.
@c @implementation
public func earshot_voice_over_move(
  _ handle: OpaquePointer!, _ kind: Int32, _ name: UnsafePointer<CChar>!, _ isForward: Bool
) -> earshot_status {
  use(handle) { (engine) throws(Failure) in
    guard let kind = RotorKind(ofC: kind, name: try string(name, "name")) else {
      throw .argument("\(kind) is no kind of the rotor; use an EARSHOT_ROTOR_ name.")
    }
    return try engine.perform(.voiceOver(.move(kind, forward: isForward)))
  }
}

/// How many kinds the rotor offers.
@c @implementation
public func earshot_rotor_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (engine) throws(Failure) in try answer(engine.rotorKinds().count, in: count, "count") }
}

/// One kind that the rotor offers.
@c @implementation
public func earshot_rotor_at(
  _ handle: OpaquePointer!, _ index: Int, _ rotor: UnsafeMutablePointer<earshot_rotor>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let current = engine.engine.rotorKind
    try write(index, of: engine.rotorKinds(), "rotor", to: rotor) { kind, told in
      told.kind = kind.ofC
      told.name = engine.strings.lend(engine.engine.name(of: kind))
      told.is_current = kind == current
    }
  }
}

extension EngineHandle {
  fileprivate func rotorKinds() throws(Failure) -> [RotorKind] {
    guard engine.isEnabled(.voiceOver) else {
      throw .off(EngineError.technologyOff(.voiceOver).description)
    }
    return engine.rotorKinds
  }
}

extension RotorKind {
  /// In the order of the header.
  private static let plain: [RotorKind] = [
    .characters, .words, .lines, .headings, .links, .formControls, .textFields, .images, .containers,
    .landmarks, .lists, .tables, .adjustValue, .actions, .moreContent,
  ]

  fileprivate init?(ofC number: Int32, name: String) {
    let level = Int(number) - EARSHOT_ROTOR_HEADING_LEVEL
    if Self.plain.indices.contains(Int(number)) {
      self = Self.plain[Int(number)]
    } else if (1...6).contains(level) {
      self = .headingLevel(level)
    } else if number == EARSHOT_ROTOR_CUSTOM {
      self = .custom(name)
    } else {
      return nil
    }
  }

  fileprivate var ofC: Int32 {
    if case .headingLevel(let level) = self { return Int32(EARSHOT_ROTOR_HEADING_LEVEL + level) }
    return Int32(Self.plain.firstIndex(of: self) ?? EARSHOT_ROTOR_CUSTOM)
  }
}
