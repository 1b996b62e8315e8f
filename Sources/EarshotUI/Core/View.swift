/// A part of the screen, described by a value.
///
/// The graph keeps a node for each view on screen and asks for `body` only when something that `body` read
/// has changed, or the view's own stored properties differ.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that describes this one.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps `view` on screen. Called once; not for use by apps.
  static func _makeNode(_ view: Self, in parent: _ViewNode) -> _ViewNode

  /// Gives a node made by `_makeNode` a new value of the view. Not for use by apps.
  static func _updateNode(_ node: _ViewNode, with view: Self)
}

extension View {
  /// Makes a node that evaluates `body`.
  public static func _makeNode(_ view: Self, in parent: _ViewNode) -> _ViewNode {
    CompositeNode(view, parent: parent)
  }

  /// Evaluates `body` again unless the stored properties are the same.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).update(with: view)
  }
}

extension Never: View {
  /// Never called.
  public var body: Never { fatalError("Never has no body.") }
}

/// A view that the graph knows how to show by itself, without a body.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// The class of its node.
  associatedtype Node: ViewNode

  func makeNode(in parent: ViewNode) -> Node
  func updateNode(_ node: Node)
}

extension PrimitiveView {
  /// Never called: the view has a node of its own kind.
  public var body: Never { fatalError("\(Self.self) has no body.") }

  /// Makes the view's own kind of node.
  public static func _makeNode(_ view: Self, in parent: _ViewNode) -> _ViewNode {
    view.makeNode(in: parent)
  }

  /// Hands the new value to the view's own kind of node.
  public static func _updateNode(_ node: _ViewNode, with view: Self) {
    view.updateNode(unsafeDowncast(node, to: Node.self))
  }
}
