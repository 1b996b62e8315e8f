import EarshotAccessibility

/// What is known of an element while its record is being put together.
struct SemanticRecord {
  var node: AccessibilityNode

  init(_ node: AccessibilityNode) { self.node = node }

  /// Takes over what merged elements say (voiceover.md 2.10; R35).
  ///
  /// Labels and values are joined; traits add up, but text stays text only if all of it is; focus bindings of all
  /// lead here. If one of several can be activated, activating does that; if more can, each is an action of its own.
  mutating func merge(_ merged: [AccessibilityNode]) {
    node.label = Self.join(merged.map(\.label))
    node.value = Self.join(merged.map(\.value))
    node.focusTags = merged.flatMap(\.focusTags)
    node.customActions = merged.flatMap(\.customActions)
    node.traits = merged.reduce([]) { $0.union($1.traits) }
    if !merged.allSatisfy({ $0.traits.contains(.isStaticText) }) { node.traits.remove(.isStaticText) }
    node.actions = merged.reduce([]) { $0.union($1.actions) }
    mergeActivation(merged.filter { $0.actions.contains(.activate) })
  }

  private mutating func mergeActivation(_ active: [AccessibilityNode]) {
    guard active.count > 1 else { return }
    node.actions.remove(.activate)
    node.customActions = active.map(\.label) + node.customActions
  }

  private static func join(_ texts: [String]) -> String {
    texts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
