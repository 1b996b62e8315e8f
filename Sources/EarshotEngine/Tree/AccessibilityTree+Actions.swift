import EarshotAccessibility

/// A custom action as it is offered on an element.
struct OfferedAction: Equatable {
  var name: String
  /// The node that does it: the element itself, or a container around it.
  var owner: Slot
}

extension AccessibilityTree {
  /// The custom actions offered on a node: its own, then those of the containers around it that offer theirs, from inside out.
  /// An outer one doesn't come up again under the name of an inner one.
  func offeredActions(on slot: Slot) -> [OfferedAction] {
    var offered = nodes[slot.index].customActions.map { OfferedAction(name: $0, owner: slot) }
    var names = Set(nodes[slot.index].customActions)
    for owner in offeringContainers(around: slot) {
      let further = nodes[owner.index].customActions.filter { !names.contains($0) }
      offered += further.map { OfferedAction(name: $0, owner: owner) }
      names.formUnion(further)
    }
    return offered
  }

  func hasOfferedActions(on slot: Slot) -> Bool {
    !nodes[slot.index].customActions.isEmpty || isOfferedActionsOfContainers(slot)
  }

  /// Whether a container around the node offers actions on it.
  func isOfferedActionsOfContainers(_ slot: Slot) -> Bool { !offeringContainers(around: slot).isEmpty }

  private func offeringContainers(around slot: Slot) -> [Slot] {
    offering.isEmpty ? [] : path(from: slot).dropFirst().filter { self[$0].flags.contains(.offering) }
  }
}
