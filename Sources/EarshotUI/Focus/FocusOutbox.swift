import EarshotAccessibility

/// An `AccessibilityFocusState`'s value, whatever its type.
protocol AnyAccessibilityFocus: AnyFocusProperty {
  var id: FocusBindingID { get }
  var scope: AccessibilityTechnologies { get }
  func resolve(_ id: FocusValueID?)
  /// A value as one would write it in Swift.
  func literal(of id: FocusValueID?) -> String
  func dropRequest()
}

/// What the views have to tell about focus, until it is carried to the engine and to the keyboard focus.
///
/// Not isolated, because focus properties are written from nonisolated code; confined to the main actor.
final class FocusOutbox {
  private let tracker: DependencyTracker
  private var lastID: UInt32 = 0
  private var bindings: [FocusBindingID: any AnyAccessibilityFocus] = [:]
  private var declarations: [FocusBindingDeclaration] = []
  private var retired: [FocusBindingID] = []
  private var requests: [FocusRequest] = []
  private var requested: Set<FocusBindingID> = []
  private var keyboardRequests: [any AnyKeyboardFocusLocation] = []

  init(tracker: DependencyTracker) { self.tracker = tracker }

  func nextID() -> FocusBindingID {
    lastID += 1
    return FocusBindingID(lastID)
  }

  func declare(_ binding: any AnyAccessibilityFocus) {
    bindings[binding.id] = binding
    declarations.append(FocusBindingDeclaration(id: binding.id, scope: binding.scope))
  }

  func retire(_ binding: any AnyAccessibilityFocus) {
    bindings[binding.id] = nil
    retired.append(binding.id)
  }

  func request(_ request: FocusRequest) {
    requests.append(request)
    requested.insert(request.binding)
    tracker.onInvalidate()
  }

  func requestKeyboard(_ location: any AnyKeyboardFocusLocation) {
    keyboardRequests.append(location)
    tracker.onInvalidate()
  }

  var isEmpty: Bool {
    requests.isEmpty && keyboardRequests.isEmpty && declarations.isEmpty && retired.isEmpty
  }

  /// The properties declared, in the order of their declaration.
  var properties: [any AnyAccessibilityFocus] { bindings.sorted { $0.key < $1.key }.map(\.value) }

  /// A request in the words of the app: "SignInView.focus" and ".email".
  @MainActor func words(for request: FocusRequest) -> (property: String, value: String)? {
    guard let binding = bindings[request.binding] else { return nil }
    let description = binding.description
    return ("\(description.owner).\(description.name)", binding.literal(of: request.value))
  }

  /// Hands over what is for the engine, in the order it needs it.
  func takeForEngine() -> (
    declarations: [FocusBindingDeclaration], retired: [FocusBindingID], requests: [FocusRequest]
  ) {
    defer { (declarations, retired, requests) = ([], [], []) }
    return (declarations, retired, requests)
  }

  /// Hands over the properties that ask for the keyboard focus, each at the place of its last request.
  func takeKeyboardRequests() -> [any AnyKeyboardFocusLocation] {
    defer { keyboardRequests = [] }
    var seen: Set<ObjectIdentifier> = []
    return keyboardRequests.reversed().filter { seen.insert(ObjectIdentifier($0)).inserted }.reversed()
  }

  /// Writes what the engine decided back into the properties. The engine keeps a request that it can't meet yet until
  /// the end of the turn; the property shows its true value from now on.
  func resolve(_ changes: [FocusChange]) {
    for id in requested { bindings[id]?.dropRequest() }
    requested.removeAll()
    for change in changes { bindings[change.binding]?.resolve(change.value) }
  }
}
