import EarshotAccessibility
import EarshotEngine

/// Things that the rotor looks for.
extension Sketch {
  static func heading(_ label: String, level: Int = 0) -> Sketch {
    Sketch(role: .heading, label: label).with { $0.headingLevel = level }
  }

  static func link(_ label: String) -> Sketch { Sketch(role: .link, label: label) }

  static func image(_ label: String) -> Sketch { Sketch(role: .image, label: label) }

  static func slider(_ label: String, value: String = "") -> Sketch {
    Sketch(role: .slider, label: label).with {
      $0.value = value
      $0.actions = .adjust
    }
  }

  static func secret(_ label: String, count: Int) -> Sketch {
    Sketch(role: .secureTextField, label: label).with { $0.value = "\(count)" }
  }

  static func container(_ role: Role, _ label: String, _ children: [Sketch]) -> Sketch {
    Sketch(role: role, label: label, children: children)
  }

  func offering(_ actions: String...) -> Sketch { with { $0.customActions = actions } }

  func content(_ facts: (String, String)...) -> Sketch {
    with { node in
      node.details.customContent = facts.map { CustomContent(label: $0.0, value: $0.1) }
    }
  }

  func rotor(_ name: CustomRotor.Name, _ entries: [CustomRotor.Entry]) -> Sketch {
    with { $0.details.rotors.append(CustomRotor(name: name, entries: entries)) }
  }

  var keepingOrder: Sketch { with { $0.details.keepsOrder = true } }
}

extension EngineSettings {
  static var grouped: EngineSettings {
    var settings = EngineSettings()
    settings.navigation = .grouped
    return settings
  }

  static var wrapping: EngineSettings {
    var settings = EngineSettings()
    settings.wrapsAround = true
    return settings
  }
}

extension Stage {
  /// Where the cursor is after each of these commands.
  func visited(_ commands: VoiceOverCommand...) -> [String?] {
    commands.map {
      perform($0)
      return voiceOver
    }
  }

  /// Where the cursor is after the command, again and again until there is nothing further.
  func visited(all command: VoiceOverCommand) -> [String?] {
    var labels: [String?] = []
    while labels.count < 100, !perform(command).hitBoundary { labels.append(voiceOver) }
    return labels
  }

  func request(_ action: ActionRequest.Action, _ label: String) -> ActionRequest {
    ActionRequest(target: id(label), action: action, technology: .voiceOver)
  }

  /// The sounds so far, with what they are about.
  var sounds: [String] {
    engine.sounds.sounds.map { entry in
      label(entry.element).map { "\(entry.sound) \($0)" } ?? "\(entry.sound)"
    }
  }
}
