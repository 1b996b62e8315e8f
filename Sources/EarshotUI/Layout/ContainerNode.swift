import EarshotGeometry

/// A node that places the nodes with frames inside its content.
class ContainerNode: LayoutNode {
  /// Set once, right after the node is made: the content needs the node as its parent.
  var content: ViewNode! = nil
  private var collected: [LayoutNode]?

  /// The nodes to place, in order.
  final var items: [LayoutNode] {
    if let collected { return collected }
    var list: [LayoutNode] = []
    content.collectLayout(into: &list)
    collected = list
    return list
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) { visit(content) }

  override func layoutListDidChange() -> Bool {
    collected = nil
    invalidateDrawing()
    return super.layoutListDidChange()
  }

  override func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> { items[...] }
}
