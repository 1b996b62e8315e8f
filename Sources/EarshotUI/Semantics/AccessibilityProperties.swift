import EarshotAccessibility

/// What one accessibility modifier says, as data, so that an update can tell whether anything is new.
struct AccessibilityProperties: Equatable {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
  var isHidden = false
  var sortPriority: Double?
  var actions: AccessibilityActions = []
  var customAction: String?
  var focusTag: FocusTag?
  var headingLevel: Int?
  var customContent: KeyedContent?
  var speech: SpeechChange?

  /// Later modifiers, which stand further out, replace what earlier ones said; traits, actions and custom content add up.
  func apply(to record: inout SemanticRecord) {
    if let label { record.node.label = label }
    if let value { record.node.value = value }
    if let hint { record.node.hint = hint }
    if let identifier { record.node.identifier = identifier }
    record.node.traits.formUnion(addedTraits)
    record.node.traits.subtract(removedTraits)
    if let sortPriority { record.node.sortPriority = sortPriority }
    if let headingLevel { record.node.headingLevel = headingLevel }
    record.node.actions.formUnion(actions)
    if let customAction { record.node.customActions.append(customAction) }
    if let focusTag { record.node.focusTags.append(focusTag) }
    if let customContent { record.add(customContent) }
    if let speech { speech.apply(to: &record.speech) }
  }
}

/// The modifier behind `accessibilityLabel` and its relatives.
public struct AccessibilityAttachmentModifier {
  var properties = AccessibilityProperties()
  /// Carries the modifier's actions out.
  var handler: ((ActionRequest.Action) -> Bool)?
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> AccessibilityAttachmentNode {
    AccessibilityAttachmentNode(self, parent: parent)
  }

  func updateNode(_ node: AccessibilityAttachmentNode) { node.update(with: self) }
}

/// Adds to what the elements inside say of themselves.
final class AccessibilityAttachmentNode: WrapperNode {
  private var modifier: AccessibilityAttachmentModifier
  /// Whether several elements are inside, each of which carries the focus binding (R38).
  private var spansElements = false

  init(_ modifier: AccessibilityAttachmentModifier, parent: ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  func update(with newModifier: AccessibilityAttachmentModifier) {
    let old = modifier.properties
    modifier = newModifier
    if old == newModifier.properties { return }
    if old.isHidden != newModifier.properties.isHidden { invalidateSemanticList() }
    content.invalidateSemanticsInside()
  }

  override func contribute(to record: inout SemanticRecord) { applied.apply(to: &record) }

  private var applied: AccessibilityProperties {
    var properties = modifier.properties
    properties.focusTag?.spansElements = spansElements
    return properties
  }

  override func perform(_ action: ActionRequest.Action) -> Bool { modifier.handler?(action) ?? false }

  override func collectSemantics(into list: inout [Semantics]) {
    if modifier.properties.isHidden { return }
    let before = list.count
    super.collectSemantics(into: &list)
    let spans = list.count - before > 1
    if spans != spansElements {
      spansElements = spans
      if modifier.properties.focusTag != nil { content.invalidateSemanticsInside() }
    }
  }
}
