/// A view whose type is hidden. A value of another type replaces what was shown, and its state.
public struct AnyView {
  private let box: any View

  /// Hides the type of `view`.
  public nonisolated init<V: View>(_ view: V) { box = view }

  /// Hides the type of `view`.
  public nonisolated init<V: View>(erasing view: V) { box = view }
}

extension AnyView: PrimitiveView {
  func makeNode(in parent: ViewNode) -> BranchNode {
    let node = BranchNode(parent: parent)
    updateNode(node)
    return node
  }

  func updateNode(_ node: BranchNode) {
    func open<V: View>(_ view: V) { node.show(view, branch: ObjectIdentifier(V.self)) }
    open(box)
  }
}
