/// A modifier that the graph applies by a node around the content, without a body.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The class of the node.
  associatedtype Node: WrapperNode

  func makeNode(in parent: ViewNode) -> Node
  func updateNode(_ node: Node)
}

extension PrimitiveModifier {
  /// Never called: the modifier has a node of its own kind.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }

  /// Makes the modifier's own kind of node, with the content inside.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in parent: _ViewNode
  ) -> _ViewNode {
    let node = view.modifier.makeNode(in: parent)
    node.content = Base._makeNode(view.content, in: node)
    node.contentDidMount()
    return node
  }

  /// Hands the new modifier to the node, then updates the content.
  public static func _updateNode<Base: View>(_ node: _ViewNode, with view: ModifiedContent<Base, Self>) {
    let node = unsafeDowncast(node, to: Node.self)
    view.modifier.updateNode(node)
    Base._updateNode(node.content, with: view.content)
    node.contentDidUpdate()
  }
}

/// The node of a primitive modifier: it stands around one content.
class WrapperNode: ViewNode {
  /// Set once, right after the node is made: the content needs the node as its parent.
  var content: ViewNode! = nil

  /// Called when the content has been made.
  func contentDidMount() {}
  /// Called when the content has been updated.
  func contentDidUpdate() {}

  override func visitChildren(_ visit: (ViewNode) -> Void) { visit(content) }
}
