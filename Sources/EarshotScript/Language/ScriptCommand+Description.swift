import EarshotAccessibility
import EarshotGeometry

extension ScriptCommand: CustomStringConvertible {
  /// The canonical text: one blank between words, options after their name, times in the largest fitting unit.
  /// Parsing it gives the same command.
  public var description: String {
    switch self {
    case .screen(let name, let options):
      (["screen", name.asArgument] + options.map(\.text)).joined(separator: " ")
    case .size(let size): "size \(size.scriptText)"
    case .resize(let size): "resize \(size.scriptText)"
    case .technology(let technology, let isOn): "\(technology.scriptName) \(isOn ? "on" : "off")"
    case .press(let keys): "press " + keys.map(\.name.asArgument).joined(separator: " ")
    case .type(let text): "type \(text.quoted)"
    case .paste(let text): "paste \(text.quoted)"
    case .voiceOver(let step): "vo \(step.text)"
    case .switchControl(let step): "switch \(step.text)"
    case .set(let setting, let value): "set \(setting.rawValue) \(value.text)"
    case .advance(let duration): "advance \(duration.written)"
    case .mark: "mark"
    case .expect(let expectation): expectation.description
    }
  }
}

extension AssistiveTechnology {
  /// Its name in scripts, in lower case without a blank.
  package var scriptName: String { rawValue.lowercased() }
}

extension ScreenOption {
  fileprivate var text: String { "--\(name) \(value.asArgument)" }
}

extension VoiceOverStep {
  fileprivate var text: String {
    switch self {
    case .command(let command): command.rawValue
    case .rotor(let name): "rotor \(name.quoted)"
    case .rotorItem(let direction): "rotor \(direction.rawValue)"
    case .turn(let direction): "turn \(direction.rawValue)"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .action(let name): "action \(name.quoted)"
    case .item(let name): "item \(name.quoted)"
    }
  }
}

extension SwitchStep {
  fileprivate var text: String {
    switch self {
    case .action(let action): action.rawValue
    case .press(let name): "press \(name.asArgument)"
    case .release(let name): "release \(name.asArgument)"
    }
  }
}
