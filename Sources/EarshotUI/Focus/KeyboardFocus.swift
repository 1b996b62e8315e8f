/// A control that can have the keyboard focus.
@MainActor protocol KeyboardFocusable: LayoutNode {
  /// Whether the control takes text. Others take the focus only with keyboard navigation (R52).
  var takesText: Bool { get }
  var isEnabled: Bool { get }
  func keyboardFocusDidChange()
}

/// Where a request wants the keyboard focus.
enum KeyboardFocusTarget {
  case unchanged
  case nowhere
  case control(any KeyboardFocusable)
  /// No view carries the value, as yet.
  case missing
}

/// A `FocusState`'s value, whatever its type.
protocol AnyKeyboardFocusLocation: AnyFocusProperty {
  @MainActor func requestedTarget() -> KeyboardFocusTarget
  @MainActor func follow(_ focused: ViewNode?)
  func dropRequest()
}

/// The keyboard focus of a window: which control has it, and the requests to move it.
///
/// Only requests, Tab, and activating a field move it; a cursor that moves or presses a button doesn't (R50, R52).
@MainActor final class KeyboardFocus {
  private(set) var current: (any KeyboardFocusable)?
  /// Whether controls that take no text can have the focus as well (design §11, 22).
  var navigatesControls = false
  private(set) var properties: [any AnyKeyboardFocusLocation] = []
  private unowned(unsafe) let graph: ViewGraph
  /// Requests whose view may still appear in this turn (design §11, 11).
  private var waiting: [any AnyKeyboardFocusLocation] = []
  /// The properties that follow the control which has the focus.
  private var following: [any AnyKeyboardFocusLocation] = []
  private var moved = false

  init(graph: ViewGraph) { self.graph = graph }

  func add(_ property: any AnyKeyboardFocusLocation) { properties.append(property) }
  func remove(_ property: any AnyKeyboardFocusLocation) { properties.removeAll { $0 === property } }

  /// Moves the focus at once: for Tab and for activating a field.
  func focus(_ control: (any KeyboardFocusable)?) {
    guard control !== current, control.map(canFocus) ?? true else { return }
    let old = current
    current = control
    moved = true
    old?.keyboardFocusDidChange()
    control?.keyboardFocusDidChange()
    control?.scrollToVisible()
    graph.tracker.onInvalidate()
  }

  /// A control leaves the screen, or is disabled.
  func resign(_ control: ViewNode) {
    if current === control { focus(nil) }
  }

  func canFocus(_ control: any KeyboardFocusable) -> Bool {
    control.isMounted && control.isEnabled && (control.takesText || navigatesControls)
  }

  /// Meets the requests, of which later ones win, and has the properties follow.
  func resolve() {
    let requests = waiting + graph.focusOutbox.takeKeyboardRequests()
    waiting = []
    for location in requests {
      switch location.requestedTarget() {
      case .unchanged: break
      case .nowhere: focus(nil)
      case .control(let control): focus(control)
      case .missing: waiting.append(location)
      }
    }
    if moved || !requests.isEmpty { follow(requests) }
  }

  private func follow(_ requests: [any AnyKeyboardFocusLocation]) {
    moved = false
    let before = following
    following = []
    var node: ViewNode? = current
    while let inside = node {
      if let location = inside.keyboardFocusLocation { following.append(location) }
      node = inside.parent
    }
    for location in before + following + requests { location.follow(current) }
    graph.focusedValues.invalidate()
  }

  var needsResolving: Bool { moved }

  /// Ends the life of requests that were not met in their turn (R13).
  func endTurn() {
    waiting.forEach { $0.dropRequest() }
    waiting = []
  }
}

extension ViewNode {
  /// The first control inside that can take the keyboard focus now.
  func firstFocusable() -> (any KeyboardFocusable)? {
    if let control = self as? any KeyboardFocusable {
      return graph.keyboardFocus.canFocus(control) ? control : nil
    }
    var found: (any KeyboardFocusable)?
    visitChildren { if found == nil { found = $0.firstFocusable() } }
    return found
  }

  /// Whether the node comes before `other` in the tree.
  func precedes(_ other: ViewNode) -> Bool {
    var (lhs, rhs): (ViewNode, ViewNode) = (self, other)
    while lhs.depth > rhs.depth, let parent = lhs.parent { lhs = parent }
    while rhs.depth > lhs.depth, let parent = rhs.parent { rhs = parent }
    if lhs === rhs { return depth < other.depth }
    while let left = lhs.parent, let right = rhs.parent {
      if left === right { return left.child(lhs, precedes: rhs) }
      (lhs, rhs) = (left, right)
    }
    return false
  }

  private func child(_ lhs: ViewNode, precedes rhs: ViewNode) -> Bool {
    var first: ViewNode?
    visitChildren { if first == nil && ($0 === lhs || $0 === rhs) { first = $0 } }
    return first === lhs
  }
}
