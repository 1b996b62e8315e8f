import EarshotAccessibility

extension Engine {
  /// What the rotor moves by or changes now: what the user chose, or what the element under VoiceOver's cursor asks for
  /// (`voiceover.md` 4.4).
  public var rotorKind: RotorKind { state.rotorKind }

  /// The kinds that the rotor offers now, in the order in which turning it forward comes to them.
  public var rotorKinds: [RotorKind] { state.rotorKinds }

  /// What a kind is called.
  public func name(of kind: RotorKind) -> String { state.name(of: kind) }
}

extension EngineState {
  func name(of kind: RotorKind) -> String {
    let words = composer.words
    return switch kind {
    case .characters: words(.characters)
    case .words: words(.words)
    case .lines: words(.lines)
    case .headings: words(.headings)
    case .headingLevel(let level): words(.headingsOfLevel, words.number(level))
    case .links: words(.links)
    case .formControls: words(.formControls)
    case .textFields: words(.textFields)
    case .images: words(.images)
    case .containers: words(.containers)
    case .landmarks: words(.landmarks)
    case .lists: words(.lists)
    case .tables: words(.tables)
    case .adjustValue: words(.adjustValue)
    case .actions: words(.actions)
    case .moreContent: words(.moreContent)
    case .custom(let name): name
    }
  }
}
