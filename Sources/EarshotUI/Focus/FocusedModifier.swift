struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: PrimitiveModifier {
  func makeNode(in parent: ViewNode) -> FocusedNode<Value> {
    FocusedNode(binding.location, value, parent: parent)
  }

  func updateNode(_ node: FocusedNode<Value>) { node.update(binding.location, value) }
}

/// Binds what can take the keyboard focus inside to one value of a focus property.
final class FocusedNode<Value: Hashable>: WrapperNode {
  private var location: KeyboardFocusLocation<Value>?
  private(set) var value: Value

  init(_ location: KeyboardFocusLocation<Value>?, _ value: Value, parent: ViewNode) {
    self.location = location
    self.value = value
    super.init(parent: parent)
    location?.add(self, for: value)
  }

  func update(_ newLocation: KeyboardFocusLocation<Value>?, _ newValue: Value) {
    if newLocation === location && newValue == value { return }
    location?.remove(self, for: value)
    (location, value) = (newLocation, newValue)
    location?.add(self, for: value)
    graph.keyboardFocus.bindingsDidChange()
  }

  override var keyboardFocusLocation: (any AnyKeyboardFocusLocation)? { location }

  override func willUnmount() { location?.remove(self, for: value) }
}

extension View {
  /// Binds the view to one value of a focus property: the keyboard focus on it sets the value, and the other way round.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }

  /// Binds the view to a focus property: the keyboard focus on it makes it true, and the other way round.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}
