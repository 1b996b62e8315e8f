/// A change to a view that can be applied to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// Stands for the view that the modifier is applied to.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view, made from `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node for a modified view. Not for use by apps.
  static func _makeNode<Base: View>(_ view: ModifiedContent<Base, Self>, in parent: _ViewNode) -> _ViewNode

  /// Updates a node made by `_makeNode`. Not for use by apps.
  static func _updateNode<Base: View>(_ node: _ViewNode, with view: ModifiedContent<Base, Self>)
}

extension ViewModifier {
  /// Makes a node that evaluates the modifier's `body`.
  public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, in parent: _ViewNode
  ) -> _ViewNode {
    ModifierBodyNode(view, parent: parent)
  }

  /// Evaluates the modifier's `body` again unless it is the same, and updates its content.
  public static func _updateNode<Base: View>(_ node: _ViewNode, with view: ModifiedContent<Base, Self>) {
    unsafeDowncast(node, to: ModifierBodyNode<Self, Base>.self).update(with: view)
  }
}

/// A view with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never called: the modifier makes the node.
  public var body: Never { fatalError("A modified view has no body.") }

  /// Asks the modifier for the node.
  public static func _makeNode(_ view: Self, in parent: _ViewNode) -> _ViewNode {
    Modifier._makeNode(view, in: parent)
  }

  /// Asks the modifier to update the node.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    Modifier._updateNode(node, with: view)
  }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the modified view inside the `body` of a ``ViewModifier``.
public struct _ViewModifier_Content<Modifier> {
  // Unowned: views that store the content are kept by nodes inside the source.
  unowned let source: any ModifierContentSource
}

extension _ViewModifier_Content: PrimitiveView, View {
  func makeNode(in parent: ViewNode) -> ModifierContentNode {
    let node = ModifierContentNode(parent: parent)
    source.fill(node)
    return node
  }

  func updateNode(_ node: ModifierContentNode) {}
}
