import EarshotAccessibility

/// What is known of an element while its record is being put together.
struct SemanticRecord {
  var node: AccessibilityNode
  /// How its texts are spoken.
  var speech: SpeechStyle = []
  /// The language that the innermost view around it set; `nil` if none did.
  var language: String?
  var rotors: [CustomRotor] = []
  /// Whether a scanner takes the elements inside as one group.
  var groupsChildren = false
  private var customContent: [KeyedContent] = []

  init(_ node: AccessibilityNode) { self.node = node }

  /// Takes a fact that a modifier states: in place of what stands under its key, or as one more.
  mutating func add(_ fact: KeyedContent) {
    if let index = customContent.firstIndex(where: { $0.id == fact.id }) {
      customContent[index] = fact
    } else {
      customContent.append(fact)
    }
  }

  /// The node with everything that was said of it.
  var finished: AccessibilityNode {
    var details = NodeDetails()
    details.customContent = customContent.compactMap(\.content)
    details.speech = speech
    details.language = language ?? ""
    details.rotors = rotors
    details.groupsChildren = groupsChildren
    var node = node
    if details != NodeDetails() { node.details = details }
    return node
  }
}
