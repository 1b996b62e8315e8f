import EarshotAccessibility

/// A focus property as tools see it: the inspector, and `expect focus` in a script.
package struct FocusPropertyDescription: Equatable, Sendable {
  /// The type of the view or modifier that declares it.
  package let owner: String
  /// The property's name.
  package let name: String
  /// The cursors it follows: a set of technologies, empty for all of them; `nil` for the keyboard focus.
  package let scope: AccessibilityTechnologies?
  /// Its value as Swift prints it: `.password`, `true`, `"id"`, `nil`.
  package let value: String
  /// When the value last changed, on the session's clock; `nil` if it never has.
  package let changedAt: Duration?
}

/// A focus property, whatever its type of value.
protocol AnyFocusProperty: AnyObject {
  /// The node of the view that declares it; `nil` once that view is gone.
  @MainActor var owner: ViewNode? { get }
  @MainActor var description: FocusPropertyDescription { get }
}

/// The value of a focus property that a view declares. The framework owns the truth; writing asks for it (R49).
class FocusLocation<Value: Hashable>: Location<Value>, InstalledProperty {
  let resetValue: Value
  private(set) var owner: ViewNode?
  private let name: String
  private let readers: DependencySource
  private(set) var value: Value
  /// What was asked for and not decided yet: read back by the code that asked, never by a body (R11, R15).
  private(set) var request: Value?
  private var isUndecided = false
  private var changedAt: Duration?

  @MainActor init(resetValue: Value, owner: ViewNode, name: String) {
    self.resetValue = resetValue
    self.owner = owner
    self.name = name
    value = resetValue
    readers = DependencySource(tracker: owner.graph.tracker)
  }

  override func get() -> Value {
    readers.recordRead()
    if isUndecided, readers.tracker.reader == nil, let request { return request }
    return value
  }

  /// Once the view is gone there is nothing to ask for.
  override func set(_ newValue: Value) {
    let tracker = readers.tracker
    if tracker.isOnOtherThread { return tracker.handOver { [self] in set(newValue) } }
    if owner == nil { return }
    request = newValue
    isUndecided = true
    submit(newValue)
  }

  /// Hands the request on to whoever decides.
  func submit(_ value: Value) {}

  /// Takes the decision.
  final func resolve(_ newValue: Value) {
    if newValue == value { return }
    value = newValue
    changedAt = owner?.graph.sessionQueue?.clock.now
    readers.notify()
  }

  /// Takes note that the request was looked at: from now on the value is read, even if the request is kept because
  /// its view may still appear in this turn.
  final func noteDecision() { isUndecided = false }

  /// Takes note that what was asked for is decided, one way or the other.
  final func dropRequest() {
    request = nil
    isUndecided = false
  }

  @MainActor final var requestDescription: String {
    "\(owner?.typeName ?? "").\(name) was set to \(request.map { swiftLiteral($0) } ?? "nothing")"
  }

  @MainActor final func description(scope: AccessibilityTechnologies?) -> FocusPropertyDescription {
    FocusPropertyDescription(
      owner: owner?.typeName ?? "", name: name, scope: scope, value: swiftLiteral(value), changedAt: changedAt
    )
  }

  /// The view leaves the screen: the value ends, and with it the tie to the view.
  @MainActor func uninstall() {
    owner = nil
    value = resetValue
    request = nil
  }
}

/// A value as one would write it in Swift: enum cases with their dot, strings in quotes, optionals unwrapped.
func swiftLiteral(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { swiftLiteral($0.value) } ?? "nil"
  case .enum: return ".\(value)"
  default: return value is any StringProtocol ? String(reflecting: value) : String(describing: value)
  }
}
