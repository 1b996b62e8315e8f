/// A stored property of a view that is fed from outside the view's value.
///
/// A type of one's own that conforms may be composed of others; `update()` runs before each evaluation of the
/// view's body, innermost first.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in the node: a state's value, a focus binding's registration.
protocol InstallableProperty: DynamicProperty {
  /// Binds the property to `slot`, which is empty the first time and belongs to this property of this node.
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String)
}

/// What a node keeps for a property and has to be told when the node leaves the tree.
protocol InstalledProperty: AnyObject {
  @MainActor func uninstall()
}
