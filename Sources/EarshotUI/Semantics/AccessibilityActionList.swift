import EarshotAccessibility

/// Actions that the buttons of a builder stand for.
struct ActionListModifier<Actions: View> {
  let actions: Actions
}

extension ActionListModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> ActionListNode {
    let node = ActionListNode(parent: parent)
    node.list.content = Actions._makeNode(actions, in: node.list)
    return node
  }

  func updateNode(_ node: ActionListNode) { Actions._updateNode(node.list.content, with: actions) }
}

/// Offers the actions for what is inside. The buttons are never shown.
final class ActionListNode: WrapperNode {
  private(set) var list: HiddenActionsNode! = nil

  override init(parent: ViewNode) {
    super.init(parent: parent)
    list = HiddenActionsNode(parent: self)
  }

  override func contribute(to record: inout SemanticRecord) { record.node.customActions += list.names }

  override func perform(_ request: ActionRequest.Action) -> Bool {
    guard case .custom = request else { return false }
    return list.perform(request)
  }

  fileprivate func listDidChange() { content?.invalidateSemanticsInside() }

  override func willUnmount() { list.unmount() }
}

/// Keeps the buttons of a list of actions, outside layout and the accessibility tree.
final class HiddenActionsNode: WrapperNode {
  private unowned(unsafe) let owner: ActionListNode
  private var facet: Semantics! = nil

  init(parent: ActionListNode) {
    owner = parent
    super.init(parent: parent)
    facet = Semantics(.element, of: self)
  }

  override var semantics: Semantics? { facet }

  /// The labels of what can be activated, and the names of further actions. One without a name can't be offered.
  var names: [String] {
    facet.mergedElements.map { $0.makeRecord() }.flatMap { record in
      (record.actions.contains(.activate) ? [record.label] : []) + record.customActions
    }.filter { !$0.isEmpty }
  }

  /// The modifiers around belong to what the list is for, so that only the buttons themselves are asked.
  override func perform(_ request: ActionRequest.Action) -> Bool { facet.performMerged(request) }

  override func descriptionDidChange() { owner.listDidChange() }

  override func layoutListDidChange() -> Bool { true }
}

/// What a group of actions is for. Differs from SwiftUI: actions are offered in one list, whatever their category.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// Actions of no category of their own.
  public static let `default` = AccessibilityActionCategory(Text(verbatim: ""))
  /// Actions that edit.
  public static let edit = AccessibilityActionCategory(Text(verbatim: "Edit"))

  /// A category with a name.
  public init(_ name: Text) { self.name = name.content.spoken }

  /// A category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// A category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }
}

extension View {
  /// Offers the buttons of `content` as actions, by their labels, in their order. An update of what their labels say is
  /// followed.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(ActionListModifier(actions: content()))
  }

  /// Offers the buttons of `content` as actions, by their labels, in their order.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }
}
