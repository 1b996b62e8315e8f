import EarshotAccessibility

/// What of a node is spoken. An utterance keeps these parts and puts its words together when somebody reads it,
/// so that a step of the cursor costs next to nothing.
struct SpokenParts: Equatable, Sendable {
  var traits: AccessibilityTraits
  var label: String
  var value: String
  var hint: String
  var headingLevel: Int
  var hasCustomActions: Bool
  var isExpanded: Bool?
  var insertionPoint: InsertionPoint?

  init(_ node: AccessibilityNode) {
    traits = node.traits
    label = node.label
    value = node.value
    hint = node.hint
    headingLevel = node.headingLevel
    hasCustomActions = !node.customActions.isEmpty
    isExpanded = node.isExpanded
    insertionPoint = node.insertionPoint
  }

  var isEnabled: Bool { !traits.contains(.isNotEnabled) }
}
