/// Follows the keyboard focus, and moves it. The rules are those of ``AccessibilityFocusState`` (R48), but there is one
/// keyboard focus, and it is independent of the cursors (R50).
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let resetValue: Value
  private var location: KeyboardFocusLocation<Value>?

  /// Follows whether the bound view has the keyboard focus.
  public init() where Value == Bool { resetValue = false }

  /// Follows which of the bound views has the keyboard focus.
  public init<T: Hashable>() where Value == T? { resetValue = nil }

  /// The value. Before the view is on screen it reads `false` or `nil`, and writing does nothing (R15).
  public var wrappedValue: Value {
    get { location?.get() ?? resetValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A reference to the value, for `focused` and for views inside.
  public var projectedValue: Binding { Binding(location: location, resetValue: resetValue) }

  /// A reference to a focus property of another view.
  @propertyWrapper public struct Binding {
    let location: KeyboardFocusLocation<Value>?
    private let resetValue: Value

    init(location: KeyboardFocusLocation<Value>?, resetValue: Value) {
      self.location = location
      self.resetValue = resetValue
    }

    /// The value; writing asks for the keyboard focus to move.
    public var wrappedValue: Value {
      get { location?.get() ?? resetValue }
      nonmutating set { location?.set(newValue) }
    }

    /// The reference itself.
    public var projectedValue: Binding { self }
  }
}

@available(*, unavailable)
extension FocusState: Sendable {}

extension FocusState.Binding: FieldComparable {
  func isSame(as other: Self) -> Bool { location === other.location }
}

extension FocusState: InstallableProperty {
  @MainActor mutating func install(in slot: inout AnyObject?, of node: ViewNode, name: String) {
    let location =
      slot as? KeyboardFocusLocation<Value>
      ?? KeyboardFocusLocation(resetValue: resetValue, owner: node, name: name)
    slot = location
    self.location = location
  }
}

/// The value of a `FocusState`.
final class KeyboardFocusLocation<Value: Hashable>: FocusLocation<Value>, AnyKeyboardFocusLocation {
  private let outbox: FocusOutbox
  private let keyboardFocus: KeyboardFocus
  /// The views bound to each value, in no order.
  private var bound: [Value: [FocusedNode<Value>]] = [:]

  @MainActor override init(resetValue: Value, owner: ViewNode, name: String) {
    outbox = owner.graph.focusOutbox
    keyboardFocus = owner.graph.keyboardFocus
    super.init(resetValue: resetValue, owner: owner, name: name)
    keyboardFocus.add(self)
  }

  override func submit(_ value: Value) { outbox.requestKeyboard(self) }

  func add(_ node: FocusedNode<Value>, for value: Value) { bound[value, default: []].append(node) }

  func remove(_ node: FocusedNode<Value>, for value: Value) {
    bound[value]?.removeAll { $0 === node }
    if bound[value]?.isEmpty == true { bound[value] = nil }
  }

  @MainActor func requestedTarget() -> KeyboardFocusTarget {
    guard let asked = request else { return .unchanged }
    if asked == resetValue { return value == resetValue ? .unchanged : .nowhere }
    if asked == value, isKept(asked) { return .unchanged }
    let candidates = bound[asked, default: []].compactMap { $0.firstFocusable() }
    guard let first = candidates.min(by: { $0.precedes($1) }) else { return .missing }
    return .control(first)
  }

  /// Whether the focus still is where the value has it: the control may have been replaced in the same action.
  @MainActor private func isKept(_ value: Value) -> Bool {
    guard let current = keyboardFocus.current else { return false }
    return bound[value, default: []].contains { current.isInside($0) }
  }

  /// The value asked for if it is among those around the focus, else the present one, else the innermost (R19).
  @MainActor func follow(_ around: [ViewNode]) {
    let values = around.compactMap { node in
      node.keyboardFocusLocation === self ? (node as? FocusedNode<Value>)?.value : nil
    }
    let preferred = [request, value].compactMap(\.self).first(where: values.contains)
    resolve(preferred ?? values.first ?? resetValue)
  }

  @MainActor var description: FocusPropertyDescription { description(scope: nil) }

  @MainActor override func uninstall() {
    super.uninstall()
    keyboardFocus.remove(self)
  }
}
