/// Makes and updates the content that stands inside a modifier's body.
@MainActor protocol ModifierContentSource: AnyObject {
  func fill(_ node: ModifierContentNode)
}

/// Where the modified view stands inside the modifier's body.
final class ModifierContentNode: WrapperNode {}

/// The node of a modifier with a `body`.
final class ModifierBodyNode<M: ViewModifier, Base: View>: ViewNode, ModifierContentSource {
  private var modifier: InstalledValue<M>
  private var base: Base
  private var content: ViewNode! = nil
  /// A body may place its content more than once, or not at all.
  private var placed: [ModifierContentNode] = []

  init(_ view: ModifiedContent<Base, M>, parent: ViewNode) {
    modifier = InstalledValue(view.modifier, graph: parent.graph)
    base = view.content
    super.init(parent: parent)
    modifier.install(in: self)
    content = M.Body._makeNode(evaluateBody(), in: self)
  }

  /// Takes a new modifier and a new content.
  func update(with view: ModifiedContent<Base, M>) {
    base = view.content
    if modifier.replace(with: view.modifier, in: self) || isQueued { refresh() }
    for node in placed where node.isMounted { Base._updateNode(node.content, with: base) }
  }

  func fill(_ node: ModifierContentNode) {
    placed.removeAll { !$0.isMounted }
    node.content = Base._makeNode(base, in: node)
    placed.append(node)
  }

  override func refresh() {
    isQueued = false
    M.Body._updateNode(content, with: evaluateBody())
  }

  private func evaluateBody() -> M.Body {
    evaluate { modifier.updated().body(content: _ViewModifier_Content(source: self)) }
  }

  override var typeName: String { String("\(M.self)".prefix { $0 != "<" }) }

  override func visitChildren(_ visit: (ViewNode) -> Void) { visit(content) }

  override func willUnmount() { modifier.uninstall() }
}
