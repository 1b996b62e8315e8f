/// Several views treated as one for modifiers, without a place of their own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups the views that `content` builds.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Never called: the content makes the node.
  public var body: Never { fatalError("Group has no body.") }

  /// Makes the node of the content.
  public static func _makeNode(_ view: Self, in parent: _ViewNode) -> _ViewNode {
    Content._makeNode(view.content, in: parent)
  }

  /// Updates the node of the content.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    Content._updateNode(node, with: view.content)
  }
}
