/// Several views, one after another.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T
  // Made where the types of the parts are known.
  let visit: @MainActor (T, inout TupleVisitor) -> Void

  /// Makes a view of several views.
  public nonisolated init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    visit = { value, visitor in repeat visitor.visit(each value) }
  }
}

/// Makes or updates the child nodes of a tuple, slot by slot.
@MainActor struct TupleVisitor {
  let parent: ViewNode
  var nodes: [ViewNode]
  private let isUpdate: Bool
  private var slot = 0

  init(making parent: ViewNode) {
    self.parent = parent
    nodes = []
    isUpdate = false
  }

  init(updating nodes: [ViewNode], of parent: ViewNode) {
    self.parent = parent
    self.nodes = nodes
    isUpdate = true
  }

  mutating func visit<V: View>(_ view: V) {
    if isUpdate {
      V._updateNode(nodes[slot], with: view)
    } else {
      nodes.append(V._makeNode(view, in: parent))
    }
    slot += 1
  }
}

extension TupleView: PrimitiveView, View {
  func makeNode(in parent: ViewNode) -> TupleNode {
    let node = TupleNode(parent: parent)
    var visitor = TupleVisitor(making: node)
    visit(value, &visitor)
    node.nodes = visitor.nodes
    return node
  }

  func updateNode(_ node: TupleNode) {
    var visitor = TupleVisitor(updating: node.nodes, of: node)
    visit(value, &visitor)
  }
}

/// Keeps the nodes of a fixed number of views.
final class TupleNode: ViewNode {
  var nodes: [ViewNode] = []

  override func visitChildren(_ visit: (ViewNode) -> Void) { nodes.forEach(visit) }
}
