/// Reads a value of the environment; the body depends on that value alone.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: EnvironmentScope?

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; the default before the view is on screen.
  public var wrappedValue: Value {
    (scope.map(EnvironmentValues.init) ?? EnvironmentValues())[keyPath: keyPath]
  }
}

extension Environment: InstallableProperty, FieldComparable {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    scope = node.environment
  }

  func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}
