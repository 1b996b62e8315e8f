/// Where a request wants the keyboard focus.
enum KeyboardFocusTarget {
  case unchanged
  case nowhere
  case control(ControlNode)
  /// No view carries the value, as yet.
  case missing
}

/// A `FocusState`'s value, whatever its type.
protocol AnyKeyboardFocusLocation: AnyFocusProperty {
  @MainActor func requestedTarget() -> KeyboardFocusTarget
  /// Takes the value that the nodes around the focus give, innermost first.
  @MainActor func follow(_ around: [ViewNode])
  func noteDecision()
  /// The request in words: "SignInView.field was set to .email".
  @MainActor var requestDescription: String { get }
  func dropRequest()
}

/// The keyboard focus of a window: which control has it, and the requests to move it.
///
/// Only requests, Tab, and activating a field move it; a cursor that moves or presses a button doesn't (R50, R52).
@MainActor final class KeyboardFocus {
  private(set) var current: ControlNode?
  /// Whether controls that take no text can have the focus as well (design §11, 22).
  var navigatesControls = false {
    didSet { if let current, !canFocus(current) { focus(nil) } }
  }
  private(set) var needsResolving = false
  private var declared: [ObjectIdentifier: (order: Int, location: any AnyKeyboardFocusLocation)] = [:]
  private var declarations = 0
  private unowned(unsafe) let graph: ViewGraph
  /// Requests whose view may still appear in this turn (design §11, 11).
  private var waiting: [any AnyKeyboardFocusLocation] = []
  /// The properties that follow the control which has the focus.
  private var following: [any AnyKeyboardFocusLocation] = []

  init(graph: ViewGraph) { self.graph = graph }

  /// The properties declared, in the order of their declaration.
  var properties: [any AnyKeyboardFocusLocation] {
    declared.values.sorted { $0.order < $1.order }.map(\.location)
  }

  func add(_ property: any AnyKeyboardFocusLocation) {
    declarations += 1
    declared[ObjectIdentifier(property)] = (declarations, property)
  }

  func remove(_ property: any AnyKeyboardFocusLocation) { declared[ObjectIdentifier(property)] = nil }

  /// Moves the focus at once: for Tab and for activating a field.
  func focus(_ control: ControlNode?) {
    guard control !== current, control.map(canFocus) ?? true else { return }
    let old = current
    current = control
    bindingsDidChange()
    old?.keyboardFocusDidChange()
    control?.keyboardFocusDidChange()
    control?.scrollToVisible()
  }

  /// A control leaves the screen, or is disabled.
  func resign(_ control: ControlNode) {
    if current === control { focus(nil) }
  }

  func canFocus(_ control: ControlNode) -> Bool {
    control.isMounted && control.isEnabled && (control.takesText || navigatesControls)
      && graph.hostWindow?.covers(control) != true
  }

  /// Has the properties follow again: the focus moved, or what is bound around it is other than before.
  func bindingsDidChange() {
    needsResolving = true
    graph.tracker.onInvalidate()
  }

  /// Meets the requests, of which later ones win, and has the properties follow.
  func resolve() {
    let requests = waiting + graph.focusOutbox.takeKeyboardRequests()
    waiting = []
    var decided: [any AnyKeyboardFocusLocation] = []
    for location in requests {
      switch location.requestedTarget() {
      case .missing:
        waiting.append(location)
        location.noteDecision()
        continue
      case .unchanged: break
      case .nowhere: focus(nil)
      case .control(let control): focus(control)
      }
      decided.append(location)
    }
    if needsResolving || !decided.isEmpty { follow(decided) }
    decided.forEach { $0.dropRequest() }
  }

  private func follow(_ decided: [any AnyKeyboardFocusLocation]) {
    needsResolving = false
    let around = current?.path ?? []
    let before = following
    following = around.compactMap(\.keyboardFocusLocation)
    for location in before + following + decided { location.follow(around) }
    graph.focusedValues.invalidate()
  }

  /// Ends the life of requests that were not met in their turn (R13).
  func endTurn() {
    for location in waiting {
      graph.report(
        "\(location.requestDescription), but no control that can have the keyboard focus carries that value; the "
          + "property stays as it was. Set it in the turn that shows the control.")
      location.dropRequest()
    }
    waiting = []
  }
}

extension ViewNode {
  /// The first control inside that can take the keyboard focus now.
  func firstFocusable() -> ControlNode? {
    if let control = self as? ControlNode { return graph.keyboardFocus.canFocus(control) ? control : nil }
    var found: ControlNode?
    visitChildren { if found == nil { found = $0.firstFocusable() } }
    return found
  }
}
