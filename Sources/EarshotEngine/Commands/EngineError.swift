import EarshotAccessibility

/// Why a command was refused. Nothing has changed.
public enum EngineError: Error, Equatable, Sendable {
  /// The technology is switched off.
  case technologyOff(AssistiveTechnology)
  /// The cursor can't be put on this node.
  case notReachable(NodeID)
  /// No custom action of this name is offered on the element.
  case unknownAction(String, offered: [String])
  /// The rotor doesn't offer a kind of this name.
  case unknownRotorKind(String, offered: [String])
  /// The user has no switch of this name.
  case unknownSwitch(String, known: [String])
}

extension EngineError: CustomStringConvertible {
  /// What is wrong and what to do instead.
  public var description: String {
    switch self {
    case .technologyOff(let technology):
      "\(technology.name) is off; switch it on before giving it commands."
    case .notReachable(let id):
      "\(id) is not an element that the cursor can reach; name one that is in the tree, not hidden and not "
        + "covered by something modal."
    case .unknownAction(let name, let offered) where offered.isEmpty:
      "There is no action \"\(name)\" here, nor any other; move to an element that offers it."
    case .unknownAction(let name, let offered):
      "There is no action \"\(name)\" here; offered are \(quoted(offered))."
    case .unknownRotorKind(let name, let offered):
      "The rotor has no \"\(name)\" here; set it to one of \(quoted(offered))."
    case .unknownSwitch(let name, let known) where known.isEmpty:
      "There is no switch \"\(name)\", nor any other; define it in the settings of Switch Control."
    case .unknownSwitch(let name, let known):
      "There is no switch \"\(name)\"; known are \(quoted(known)). Switches are defined in the settings of Switch Control."
    }
  }

  private func quoted(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}
