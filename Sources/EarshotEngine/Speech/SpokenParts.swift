import EarshotAccessibility

/// What of a node is spoken. Utterances put their words together from it when somebody reads them.
final class SpokenParts: Sendable {
  let traits: AccessibilityTraits
  let label: String
  let value: String
  let hint: String
  let headingLevel: Int
  let hasCustomActions: Bool
  let isExpanded: Bool?
  let insertionPoint: InsertionPoint?
  /// Custom content that is spoken with the element, and whether there is more of it on request.
  let importantContent: [String]
  let hasMoreContent: Bool
  /// The language of the texts; empty for the user's.
  let language: String
  let style: SpeechStyle

  init(_ node: AccessibilityNode) {
    traits = node.traits
    label = node.label
    value = node.value
    hint = node.hint
    headingLevel = node.headingLevel
    hasCustomActions = !node.customActions.isEmpty
    isExpanded = node.isExpanded
    insertionPoint = node.insertionPoint
    let details = node.hasDetails ? node.details : NodeDetails()
    importantContent = details.customContent.filter { $0.importance == .high }.map(\.value)
    hasMoreContent = details.customContent.contains { $0.importance == .default }
    language = details.language
    style = details.speech
  }

  var isEnabled: Bool { !traits.contains(.isNotEnabled) }
}

extension SpokenParts: Equatable {
  /// Whether the same is said of both.
  static func == (lhs: SpokenParts, rhs: SpokenParts) -> Bool {
    lhs === rhs
      || lhs.traits == rhs.traits && lhs.label == rhs.label && lhs.value == rhs.value && lhs.hint == rhs.hint
        && lhs.headingLevel == rhs.headingLevel && lhs.hasCustomActions == rhs.hasCustomActions
        && lhs.isExpanded == rhs.isExpanded && lhs.insertionPoint == rhs.insertionPoint
        && lhs.importantContent == rhs.importantContent && lhs.hasMoreContent == rhs.hasMoreContent
        && lhs.language == rhs.language && lhs.style == rhs.style
  }
}
