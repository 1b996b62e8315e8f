/// A set of names of a view's own, for views that are to be found by name from elsewhere.
@propertyWrapper public struct Namespace: DynamicProperty {
  private var id = ID(number: 0)

  /// Makes a namespace.
  public init() {}

  /// The namespace. Before the view is on screen it is one that all such share.
  public var wrappedValue: ID { id }

  /// Which namespace a name is meant in.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }
}

extension Namespace: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    let box = slot as? NamespaceBox ?? NamespaceBox(ID(number: node.graph.nextNodeID()))
    slot = box
    id = box.id
  }
}

/// Keeps a namespace for as long as the view is on screen.
private final class NamespaceBox {
  let id: Namespace.ID

  init(_ id: Namespace.ID) { self.id = id }
}
