struct IDModifier {
  let id: AnyHashable
}

extension IDModifier: ViewModifier {
  func body(content: Content) -> Never { fatalError("IDModifier has no body.") }

  static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, IDModifier>, in parent: _ViewNode
  ) -> _ViewNode {
    let node = IdentityNode(parent: parent)
    node.show(view.content, branch: view.modifier.id)
    return node
  }

  static func _updateNode<Base: View>(_ node: _ViewNode, with view: ModifiedContent<Base, IDModifier>) {
    unsafeDowncast(node, to: IdentityNode.self).show(view.content, branch: view.modifier.id)
  }
}

/// Shows a view under an identity of its own.
final class IdentityNode: SingleBranchNode {
  override func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Void) {
    if let branch, let content { visit(branch, content) }
  }
}

extension View {
  /// Gives the view an identity; when it changes, the view starts afresh, with new state (R27).
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }
}
