import EarshotAccessibility

/// An action whose name is what the views of its label say.
struct LabelledActionModifier<Label: View> {
  let action: () -> Void
  let label: Label
}

extension LabelledActionModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> LabelledActionNode {
    let node = LabelledActionNode(action, parent: parent)
    node.label.content = Label._makeNode(label, in: node.label)
    return node
  }

  func updateNode(_ node: LabelledActionNode) {
    node.action = action
    Label._updateNode(node.label.content, with: label)
  }
}

/// Offers the action for what is inside. The label is never shown.
final class LabelledActionNode: WrapperNode {
  var action: () -> Void
  private(set) var label: ActionLabelNode! = nil

  init(_ action: @escaping () -> Void, parent: ViewNode) {
    self.action = action
    super.init(parent: parent)
    label = ActionLabelNode(parent: self)
  }

  /// An action without a name can't be offered.
  override func contribute(to record: inout SemanticRecord) {
    let name = label.name
    if !name.isEmpty { record.node.customActions.append(name) }
  }

  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard request == .custom(label.name) else { return false }
    action()
    return true
  }

  fileprivate func nameDidChange() { content.invalidateSemanticsInside() }

  override func willUnmount() { label.unmount() }
}

/// Keeps the views of an action's label, outside layout and the accessibility tree.
final class ActionLabelNode: WrapperNode {
  private unowned(unsafe) let owner: LabelledActionNode
  private var facet: Semantics! = nil

  init(parent: LabelledActionNode) {
    owner = parent
    super.init(parent: parent)
    facet = Semantics(.element, of: self)
  }

  override var semantics: Semantics? { facet }

  var name: String { facet.mergedLabel }

  override func descriptionDidChange() { owner.nameDidChange() }

  override func layoutListDidChange() -> Bool { true }
}

extension View {
  /// Offers an action whose name is what the views of `label` say.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(LabelledActionModifier(action: action, label: label()))
  }
}
