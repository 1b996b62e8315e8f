import EarshotAccessibility

/// What nodes say of one another, followed one level and worked out when it is spoken, so that it is right whatever changed.
extension AccessibilityTree {
  /// What a node is called: the texts of the nodes that label it, else its own label; "" for unknown ids.
  public func label(of id: NodeID) -> String { slots[id].map(label) ?? "" }

  func label(at slot: Slot) -> String {
    let own = nodes[slot.index].label
    guard self[slot].flags.contains(.related) else { return own }
    let text = text(of: nodes[slot.index].details.relations.labelledBy)
    return text.isEmpty ? own : text
  }

  func spokenParts(at slot: Slot) -> SpokenParts {
    let node = nodes[slot.index]
    guard self[slot].flags.contains(.related) else { return SpokenParts(node) }
    let relations = node.details.relations
    return SpokenParts(
      node, label: label(at: slot), description: text(of: relations.describedBy),
      error: node.details.isInvalid ? text(of: relations.errorMessage) : "")
  }

  func spokenText(at slot: Slot) -> SpokenText { SpokenText(nodes[slot.index], label: label(at: slot)) }

  /// The nodes of a relation that are in the tree. An error message is one only while something is wrong.
  func related(to slot: Slot, by relation: NodeRelation) -> [Slot] {
    guard self[slot].flags.contains(.related) else { return [] }
    let details = nodes[slot.index].details
    if relation == .errorMessage, !details.isInvalid { return [] }
    return details.relations[relation].compactMap { slots[$0] }
  }

  private func text(of ids: [NodeID]) -> String {
    ids.compactMap { slots[$0].map { nodes[$0.index].textForOthers } }.filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension AccessibilityNode {
  /// What the node says about another one: its label, else its value. A secret says nothing, nor does the number that stands
  /// for a switch's state.
  fileprivate var textForOthers: String {
    if !label.isEmpty { return label }
    return traits.isDisjoint(with: [.isSecure, .isToggle]) ? value : ""
  }
}
