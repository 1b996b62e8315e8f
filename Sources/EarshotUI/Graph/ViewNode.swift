import EarshotAccessibility

/// The node that keeps one view on screen: its place in the tree, what it read, and what it needs done.
///
/// Public only because the requirements of ``View`` name it.
@MainActor public class _ViewNode {
  /// Unique in its graph and never reused; also the accessibility id.
  nonisolated let id: UInt64
  /// Distance from the root. Parents are updated before children.
  nonisolated let depth: Int
  // Unowned and unsafe: weak references in the tree make all reference counting slow (measured). The graph
  // outlives its nodes, and a node is unmounted before its parent is released.
  nonisolated unowned(unsafe) let graph: ViewGraph
  private(set) unowned(unsafe) var parent: ViewNode?
  /// The environment that this node reads.
  let environment: EnvironmentScope
  // These four are touched by `DependencyTracker`, which works on the main actor's behalf from nonisolated accessors.
  /// Whether the node is part of the tree.
  nonisolated(unsafe) private(set) var isMounted = true
  nonisolated(unsafe) var isQueued = false
  nonisolated(unsafe) var reads: [DependencySource] = []
  /// The number of the last recording of its reads.
  nonisolated(unsafe) var recording = 0

  init(parent: ViewNode) {
    graph = parent.graph
    self.parent = parent
    environment = parent.childEnvironment
    depth = parent.depth + 1
    id = parent.graph.nextNodeID()
  }

  init(rootOf graph: ViewGraph, environment: EnvironmentScope) {
    self.graph = graph
    self.environment = environment
    depth = 0
    id = graph.nextNodeID()
  }

  /// The environment that the node's children read.
  var childEnvironment: EnvironmentScope { environment }

  /// Calls `visit` with each child, in order.
  func visitChildren(_ visit: (ViewNode) -> Void) {}

  /// Does again what depends on the sources that the node reads. Called when one of them changed.
  func refresh() {}

  /// Leaves the tree with everything below, children first.
  func unmount() {
    guard isMounted else { return }
    visitChildren { $0.unmount() }
    willUnmount()
    semantics?.retire()
    graph.tracker.forget(self)
    isMounted = false
    parent = nil
  }

  /// Called while the node is still in the tree, after its children have left it.
  func willUnmount() {}

  /// The focus property that the node ties to the control inside, if it does.
  var keyboardFocusLocation: (any AnyKeyboardFocusLocation)? { nil }

  /// Adds the values that the node publishes while the keyboard focus is inside.
  func publish(into values: inout FocusedValues) {}

  /// The type of the view that the node keeps, without generic arguments.
  var typeName: String { "\(Self.self)" }

  /// Whether the node always has as many children, of the same kinds, as it was made with.
  var hasFixedChildren: Bool { true }

  /// Calls `visit` with the children that have identities given by the app, and those identities.
  func visitIdentities(_ visit: (AnyHashable, ViewNode) -> Void) {}

  // MARK: Layout

  /// Adds the nodes below (or this one) that have a frame, in order.
  func collectLayout(into list: inout [LayoutNode]) {
    visitChildren { $0.collectLayout(into: &list) }
  }

  /// The first node below (or this one) that has a frame.
  var firstLayout: LayoutNode? {
    var first: LayoutNode?
    visitChildren { if first == nil { first = $0.firstLayout } }
    return first
  }

  /// Takes note that the nodes with frames below are others; answers whether the node has a frame itself, so
  /// that nobody further out need be told.
  func layoutListDidChange() -> Bool { false }

  // MARK: Semantics

  /// The element or container that the node is, if it is one.
  var semantics: Semantics? { nil }

  /// Adds the elements and containers that the node contributes, in reading order.
  func collectSemantics(into list: inout [Semantics]) {
    if let semantics { return list.append(semantics) }
    visitChildren { $0.collectSemantics(into: &list) }
  }

  /// Says what the node is, on top of what was merged into it.
  func describe(_ record: inout SemanticRecord) {}

  /// Adds what the node says about an element inside it; called from the element outwards.
  func contribute(to record: inout SemanticRecord) {}

  /// Carries an action out, if the node handles it; answers whether it did.
  func perform(_ action: ActionRequest.Action) -> Bool { false }

  /// Whether actions of elements merged into this one are its own.
  var mergesActions: Bool { true }

  /// Called when a container inside lists other elements than before.
  func elementsInsideDidChange() {}

  /// Called when something merged into this element has changed.
  func descriptionDidChange() {}
}

typealias ViewNode = _ViewNode

extension ViewNode: DependencyReader {
  nonisolated func sourceDidChange() { graph.tracker.invalidate(self) }
}

extension ViewNode {
  /// Evaluates a body, recording what it reads.
  func evaluate<Body>(_ body: () -> Body) -> Body {
    graph.counters.bodiesEvaluated += 1
    return graph.tracker.record(readsBy: self, body)
  }

  /// Tells layout and semantics that the nodes below are others than before.
  func childListChanged() {
    invalidateLayoutList()
    invalidateSemanticList()
  }

  /// Finds the nearest node outside this one that has a frame, and has it lay out its children anew.
  func invalidateLayoutList() {
    var node: ViewNode? = self
    while let current = node {
      if current.layoutListDidChange() { return }
      node = current.parent
    }
  }
}
