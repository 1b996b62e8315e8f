import EarshotAccessibility

/// Commands that make elements do something.
extension EngineState {
  /// Asks the nearest node from the element outwards that activates. A disabled one does nothing.
  mutating func activation(by technology: AssistiveTechnology) -> ActionRequest? {
    slot(of: technology).flatMap { activation(of: $0, by: technology) }
  }

  /// The same for an element.
  mutating func activation(of slot: Slot, by technology: AssistiveTechnology) -> ActionRequest? {
    guard tree.nodes[slot.index].isEnabled else { return nil }
    guard let handler = handler(of: .activate, from: slot), tree.nodes[handler.index].isEnabled else {
      return nil
    }
    activatedAt = clock.now
    activated = tree.id(at: slot)
    return request(.activate, of: handler, on: slot, by: technology)
  }

  /// Asks the nearest node from the element outwards that handles `flag`, enabled or not.
  func request(
    _ action: ActionRequest.Action, handling flag: AccessibilityActions, by technology: AssistiveTechnology
  ) -> ActionRequest? {
    slot(of: technology).flatMap { request(action, handling: flag, from: $0, by: technology) }
  }

  /// The same for an element.
  func request(
    _ action: ActionRequest.Action, handling flag: AccessibilityActions, from slot: Slot,
    by technology: AssistiveTechnology
  ) -> ActionRequest? {
    handler(of: flag, from: slot).map { request(action, of: $0, on: slot, by: technology) }
  }

  /// Asks the element itself for a step, if it takes one.
  func adjustment(
    _ action: ActionRequest.Action, handling flag: AccessibilityActions, by technology: AssistiveTechnology
  ) -> ActionRequest? {
    guard let slot = slot(of: technology) else { return nil }
    let node = tree.nodes[slot.index]
    return node.isEnabled && node.actions.contains(flag) ? request(action, of: slot, by: technology) : nil
  }

  func customAction(_ name: String, by technology: AssistiveTechnology) throws(EngineError) -> ActionRequest {
    let slot = slot(of: technology)
    let offered = slot.map(tree.offeredActions) ?? []
    guard let slot, let action = offered.first(where: { $0.name == name }) else {
      throw .unknownAction(name, offered: offered.map(\.name))
    }
    return request(for: action, on: slot, by: technology)
  }

  /// Asks the owner of an action for it.
  func request(
    for action: OfferedAction, on slot: Slot, by technology: AssistiveTechnology
  ) -> ActionRequest {
    request(.custom(action.name), of: action.owner, on: slot, by: technology)
  }

  /// The nearest node from the element outwards that handles an action.
  func handler(of action: AccessibilityActions, from slot: Slot) -> Slot? {
    tree.path(from: slot).first { tree.nodes[$0.index].actions.contains(action) }
  }

  /// Asks a node to act, for an element inside it or for itself.
  func request(
    _ action: ActionRequest.Action, of slot: Slot, on element: Slot? = nil, by technology: AssistiveTechnology
  ) -> ActionRequest {
    ActionRequest(
      target: tree.nodes[slot.index].id, action: action, technology: technology,
      element: element.flatMap(tree.id))
  }
}

extension CommandOutcome {
  /// The request, or the sound that says that nobody takes it.
  init(_ request: ActionRequest?) {
    self.init(action: request, sound: request == nil ? .empty : nil)
  }
}
