import EarshotAccessibility

/// Follows the cursors of assistive technologies, and moves them.
///
/// The value is `true`, or the bound value, while a cursor in scope is on the bound view, and `false` or `nil`
/// otherwise (R1, R2). Writing asks for the cursor to move there; the request is met or dropped in the turn that makes
/// it (R11–R13). Differs from SwiftUI on a device: no delay is ever needed.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let resetValue: Value
  private let technologies: AccessibilityTechnologies
  private var location: AccessibilityFocusLocation<Value>?

  /// Follows the cursors of all technologies.
  public init() where Value == Bool { self.init(resetValue: false, technologies: []) }

  /// Follows the cursors of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(resetValue: false, technologies: technologies)
  }

  /// Follows the cursors of all technologies.
  public init<T: Hashable>() where Value == T? { self.init(resetValue: nil, technologies: []) }

  /// Follows the cursors of some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(resetValue: nil, technologies: technologies)
  }

  private init(resetValue: Value, technologies: AccessibilityTechnologies) {
    self.resetValue = resetValue
    self.technologies = technologies
  }

  /// The value. Before the view is on screen it reads `false` or `nil`, and writing does nothing (R15).
  public var wrappedValue: Value {
    get { location?.get() ?? resetValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A reference to the value, for `accessibilityFocused` and for views inside.
  public var projectedValue: Binding { Binding(location: location, resetValue: resetValue) }

  /// A reference to a focus property of another view.
  @propertyWrapper public struct Binding {
    let location: AccessibilityFocusLocation<Value>?
    private let resetValue: Value

    init(location: AccessibilityFocusLocation<Value>?, resetValue: Value) {
      self.location = location
      self.resetValue = resetValue
    }

    /// The value; writing asks for the cursor to move.
    public var wrappedValue: Value {
      get { location?.get() ?? resetValue }
      nonmutating set { location?.set(newValue) }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

@available(*, unavailable)
extension AccessibilityFocusState: Sendable {}

extension AccessibilityFocusState.Binding: FieldComparable {
  func isSame(as other: Self) -> Bool { location === other.location }
}

extension AccessibilityFocusState: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    let location =
      slot as? AccessibilityFocusLocation<Value>
      ?? AccessibilityFocusLocation(technologies, resetValue: resetValue, owner: node, name: name)
    slot = location
    self.location = location
  }
}

/// The value of an `AccessibilityFocusState`, known to the engine as a focus binding.
final class AccessibilityFocusLocation<Value: Hashable>: FocusLocation<Value>, AnyAccessibilityFocus {
  let id: FocusBindingID
  let scope: AccessibilityTechnologies
  private let outbox: FocusOutbox
  // The numbers by which the engine knows the values, handed out on first use: cheap to compare, and Sendable.
  private var ids: [Value: FocusValueID] = [:]
  private var values: [Value] = []

  @MainActor init(
    _ scope: AccessibilityTechnologies, resetValue: Value, owner: ViewNode, name: String
  ) {
    outbox = owner.graph.focusOutbox
    self.scope = scope
    id = outbox.nextID()
    super.init(resetValue: resetValue, owner: owner, name: name)
    outbox.declare(self)
  }

  override func submit(_ value: Value) {
    outbox.request(FocusRequest(binding: id, value: valueID(value)))
  }

  /// The value's number; none for the value that stands for no focus.
  func valueID(_ value: Value) -> FocusValueID? {
    if value == resetValue { return nil }
    if let id = ids[value] { return id }
    values.append(value)
    let id = FocusValueID(values.count)
    ids[value] = id
    return id
  }

  func literal(of id: FocusValueID?) -> String {
    swiftLiteral(id.map { values[Int($0) - 1] } ?? resetValue)
  }

  func resolve(_ id: FocusValueID?) {
    dropRequest()
    resolve(id.map { values[Int($0) - 1] } ?? resetValue)
  }

  @MainActor var description: FocusPropertyDescription { description(scope: scope) }

  @MainActor override func uninstall() {
    super.uninstall()
    outbox.retire(self)
  }
}
