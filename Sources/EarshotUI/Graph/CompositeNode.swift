/// The node of a view with a `body`.
final class CompositeNode<V: View>: ViewNode {
  private var view: InstalledValue<V>
  private var content: ViewNode! = nil

  init(_ view: V, parent: ViewNode) {
    self.view = InstalledValue(view, graph: parent.graph)
    super.init(parent: parent)
    self.view.install(in: self)
    content = V.Body._makeNode(evaluateBody(), in: self)
  }

  /// Takes a new value; evaluates the body unless every stored property is the same.
  func update(with newView: V) {
    if view.replace(with: newView, in: self) || isQueued { refresh() }
  }

  override func refresh() {
    isQueued = false
    V.Body._updateNode(content, with: evaluateBody())
  }

  private func evaluateBody() -> V.Body { evaluate { view.updated().body } }

  override var typeName: String { String("\(V.self)".prefix { $0 != "<" }) }

  override func visitChildren(_ visit: (ViewNode) -> Void) { visit(content) }

  override func willUnmount() { view.uninstall() }
}
