/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public nonisolated init() {}
}

extension EmptyView: PrimitiveView {
  func makeNode(in parent: ViewNode) -> ViewNode { ViewNode(parent: parent) }
  func updateNode(_ node: ViewNode) {}
}
