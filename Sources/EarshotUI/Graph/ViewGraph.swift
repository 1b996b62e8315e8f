import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal
import EarshotTime

/// The views of one screen, kept up to date with work proportional to each change.
///
/// The host drives it through the steps of a round: ``updateViews()``, ``layOut()``, ``resolveKeyboardFocus()``,
/// ``takeTreeUpdate()``, ``runLifecycle()``; and draws once, at the end of the turn.
@MainActor package final class ViewGraph {
  /// Called, outside a turn as well, when there is something to do.
  package var onInvalidate: () -> Void = {}
  /// What the graph has done so far.
  package internal(set) var counters = ViewWork()
  nonisolated let sessionQueue: SessionQueue?
  // Reached from property wrappers, which are not isolated; confined to the main actor all the same.
  nonisolated(unsafe) let tracker: DependencyTracker
  let lifecycle = LifecycleQueue()
  let focusOutbox: FocusOutbox
  let notices = NoticeOutbox()
  let rotorEntries = RotorEntryRegistry()
  let shortcuts = ShortcutRegistry()
  private(set) var keyboardFocus: KeyboardFocus! = nil
  private(set) var focusedValues: FocusedValueStore! = nil
  private(set) var semanticsPass: SemanticsPass! = nil
  private(set) var turn = 0
  private(set) var root: RootNode! = nil
  /// Something that stood in one row stands in another.
  var rowsHaveMoved = false
  private var lastID: UInt64 = 0
  private var viewTypes: [ObjectIdentifier: ViewType] = [:]
  private var layoutQueue: [LayoutNode] = []
  /// The window that a host put around the app.
  weak var hostWindow: HostWindowNode?
  let drawing = DrawPass()
  private var diagnostics: [String] = []
  /// What the user did in the field with the keyboard focus and nobody was told as yet.
  var textEvents: [TextEvent] = []

  /// Puts `content` on a screen of `size`.
  package init<Content: View>(size: CellSize, sessionQueue: SessionQueue? = nil, content: Content) {
    self.sessionQueue = sessionQueue
    tracker = DependencyTracker(session: sessionQueue)
    focusOutbox = FocusOutbox(tracker: tracker)
    sessionQueue?.companion = notices
    // Tasks and closures of an app may outlive its session, and still write its state.
    tracker.onInvalidate = { [weak self] in MainActor.assumeIsolated { self?.onInvalidate() } }
    keyboardFocus = KeyboardFocus(graph: self)
    focusedValues = FocusedValueStore(graph: self)
    let environment = EnvironmentScope(outer: nil, tracker: tracker)
    root = RootNode(size: size, graph: self, environment: environment)
    semanticsPass = SemanticsPass(root: root.facet)
    root.content = RootColumn._makeNode(RootColumn(alignment: .leading) { content }, in: root)
    layoutQueue = [root]
  }

  func nextNodeID() -> UInt64 {
    lastID += 1
    return lastID
  }

  /// Takes everything off the screen, so that subscriptions end and no node keeps another.
  isolated deinit {
    tracker.onInvalidate = {}
    root.unmount()
  }

  /// What is known of a view type, found on first use.
  func viewType(_ type: Any.Type) -> ViewType {
    let id = ObjectIdentifier(type)
    if let known = viewTypes[id] { return known }
    let new = ViewType(type)
    viewTypes[id] = new
    return new
  }

  /// Notes something that the developer should know; said at the end of the turn.
  func report(_ message: String) { diagnostics.append(message) }

  func invalidateLayout(of node: LayoutNode) { layoutQueue.append(node) }
}

// MARK: - The steps of a round

extension ViewGraph {
  /// Whether a round would do anything.
  package var needsUpdate: Bool {
    !tracker.isEmpty || !layoutQueue.isEmpty || !lifecycle.isEmpty || !focusOutbox.isEmpty
      || keyboardFocus.needsResolving || !textEvents.isEmpty || !notices.isEmpty
  }

  /// Begins a turn: what may happen a limited number of times in one may happen again.
  package func beginTurn() { turn += 1 }

  /// Evaluates the bodies that read something which has changed, parents first, until none is left.
  package func updateViews() {
    for _ in 0..<Self.passLimit {
      refreshQueued()
      if tracker.isEmpty { focusedValues.update() }
      if tracker.isEmpty { return }
    }
    giveUpUpdating()
  }

  /// Far more than views that depend on one another through the environment and focused values need.
  private static let passLimit = 100

  private func giveUpUpdating() {
    let names = Set(
      tracker.takeQueue().map { node in
        node.isQueued = false
        return node.typeName
      })
    report("\(names.sorted().joined(separator: ", ")): the body changes what it depends on, without end.")
  }

  private func refreshQueued() {
    for node in tracker.takeQueue() where node.isMounted && node.isQueued {
      node.isQueued = false
      node.refresh()
    }
  }

  /// Measures and places what changed.
  package func layOut() {
    // From the outside in, so that what is placed anew on the way isn't arranged twice.
    let queue = layoutQueue.count < 2 ? layoutQueue : layoutQueue.sorted { $0.depth < $1.depth }
    layoutQueue = []
    for node in queue { node.rearrange() }
  }

  /// Meets the requests for the keyboard focus.
  package func resolveKeyboardFocus() { keyboardFocus.resolve() }

  /// The change of the accessibility tree since the last call, if there is one.
  package func takeTreeUpdate() -> TreeUpdate? {
    semanticsPass.run(keyboardFocus: keyboardFocus.current?.semantics)
  }

  /// Runs the closures that the round queued.
  package func runLifecycle() { lifecycle.run() }

  /// Ends a turn; returns what the developer should know.
  package func endTurn() -> [String] {
    keyboardFocus.endTurn()
    defer { diagnostics = [] }
    return diagnostics
  }

  /// Paints what changed into `buffer`, which holds what was painted before, and returns where.
  package func draw(into buffer: inout CellBuffer) -> [CellRect] {
    drawing.isEmpty ? [] : drawing.run(root: root, into: &buffer)
  }
}

// MARK: - Requests from outside

extension ViewGraph {
  /// Carries out what an assistive technology asks for; answers whether anybody handled it.
  @discardableResult
  package func perform(_ request: ActionRequest) -> Bool {
    if case .tapAt(let point) = request.action { return tap(at: point) }
    guard let semantics = semanticsPass.semantics(request.target) else { return false }
    if request.action == .scrollToVisible {
      semantics.owner.firstLayout?.scrollToVisible()
      return true
    }
    return semantics.perform(request.action)
  }

  /// Where a node of the accessibility tree stands on screen, clipped to what can be seen; `nil` if it can't be.
  package func visibleFrame(of id: NodeID) -> CellRect? {
    guard let rect = semanticsPass.semantics(id)?.owner.firstLayout?.visibleFrame else { return nil }
    return rect.isEmpty ? nil : rect
  }

  /// Gives the screen another content of the same type.
  package func update<Content: View>(content: Content) {
    RootColumn._updateNode(root.content, with: RootColumn(alignment: .leading) { content })
  }

  /// Takes everything off the screen: subscriptions end, and what the views hold is let go. No closure is run.
  package func close() { root.unmount() }

  /// Gives the screen another size.
  package func resize(to size: CellSize) {
    root.resize(to: size)
    layoutQueue.append(root)
    drawing.addAll()
  }

  /// The focus bindings and requests that the engine has to hear of, in the order it needs them.
  package func takeFocusMessages() -> (
    declarations: [FocusBindingDeclaration], retired: [FocusBindingID], requests: [FocusRequest]
  ) {
    focusOutbox.takeForEngine()
  }

  /// A request in the words of the app: the property and the value; `nil` if the property is gone.
  package func words(for request: FocusRequest) -> (property: String, value: String)? {
    focusOutbox.words(for: request)
  }

  /// Writes what the engine decided into the views' focus properties.
  package func resolve(_ changes: [FocusChange]) { focusOutbox.resolve(changes) }
}

/// Several views at the root stand one below the other, as SwiftUI has them; at the leading edge, where a terminal's text
/// begins.
private typealias RootColumn = VStack
