/// A value that belongs to a view for as long as the view is on screen.
///
/// Reading it in `body` makes the body depend on it; writing an equal value does nothing. Read and write it on the
/// main actor, or in a session's tasks.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Makes a state with the value it has when the view appears.
  public init(wrappedValue value: Value) { initialValue = value }

  /// Makes a state with the value it has when the view appears.
  public init(initialValue value: Value) { initialValue = value }

  /// The value. Before the view is on screen it is the initial one, and writing does nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value. Before the view is on screen it is constant.
  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initialValue)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that starts out as `nil`.
  public init() { self.init(wrappedValue: nil) }
}

// The location is confined to the main actor; the wrapper only carries the reference, as Apple's does.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    let location = slot as? StateLocation<Value> ?? StateLocation(initialValue, tracker: node.graph.tracker)
    slot = location
    self.location = location
  }
}
