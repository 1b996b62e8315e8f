import Observation

/// Reads a value that the focused view publishes; `nil` while none does (R54–R56).
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var store: FocusedValueStore?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value? {
    store?.read()[keyPath: keyPath]
  }
}

extension FocusedValue where Value: AnyObject, Value: Observable {
  /// Reads the object of this type that the focused view publishes. A body follows the object's properties that it reads.
  public init(_ objectType: Value.Type) { self.init(\.[ObjectKey<Value>()]) }
}

@available(*, unavailable)
extension FocusedValue: Sendable {}

extension FocusedValue: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    store = node.graph.focusedValues
  }
}

/// Reads and writes a value through a binding that the focused view publishes.
///
/// Writing goes to the published binding at once. Writing `nil`, or while nothing is published, does nothing (R57).
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var store: FocusedValueStore?

  /// Uses the binding at `keyPath`.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? {
    store?.read()[keyPath: keyPath]
  }

  /// The bound value; `nil` while no binding is published.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the optional value, with the same rules.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

@available(*, unavailable)
extension FocusedBinding: Sendable {}

extension FocusedBinding: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    store = node.graph.focusedValues
  }
}
