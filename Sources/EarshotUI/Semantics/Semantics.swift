import EarshotAccessibility

/// The element or container that a node stands for in the accessibility tree.
///
/// An element's record is pulled together from its node outwards: what the node says of itself, then what each
/// modifier around it adds, up to the next element or container.
@MainActor final class Semantics {
  enum Kind {
    /// One stop of a cursor. Elements inside the node are merged into it.
    case element
    /// A group of elements.
    case container
  }

  let kind: Kind
  /// Kept here, since lists still hold what stood for a node that is gone.
  let id: NodeID
  unowned(unsafe) let owner: ViewNode
  /// Whether the node still stands for this; lists hold on to it until they are made anew.
  private(set) var isCurrent = true
  /// The elements and containers inside, for a container; kept by ``SemanticsPass``.
  var children: [Semantics] = []
  /// The container that lists this one, while it is part of the tree. It outlives that time.
  unowned(unsafe) var container: Semantics?
  /// Which of the container's children it is.
  var index = 0
  /// What was sent last; `nil` while it isn't part of the tree.
  var sent: AccessibilityNode?
  var isRecordQueued = false
  var isListQueued = false

  init(_ kind: Kind, of owner: ViewNode) {
    self.kind = kind
    self.owner = owner
    id = NodeID(owner.id)
  }

  /// Takes note that the node is gone, or stands for something else now.
  func retire() { isCurrent = false }

  /// The elements and containers inside the node, in reading order.
  func collectChildren() -> [Semantics] {
    var list: [Semantics] = []
    owner.visitChildren { $0.collectSemantics(into: &list) }
    if let window = owner.graph.hostWindow, window.dockHost === self {
      window.dock.collectSemantics(into: &list)
    }
    return list
  }

  /// The elements inside, those of containers among them: what is merged into an element.
  var mergedElements: [Semantics] {
    collectChildren().flatMap { $0.kind == .container ? $0.mergedElements : [$0] }
  }

  /// The name that the elements inside give, whatever modifiers around say.
  var mergedLabel: String {
    var record = SemanticRecord(AccessibilityNode(id: id))
    record.merge(mergedElements.map { $0.makeRecord() })
    return record.node.label
  }

  /// Puts the record together.
  func makeRecord() -> AccessibilityNode {
    owner.graph.counters.recordsComputed += 1
    var record = SemanticRecord(AccessibilityNode(id: id))
    if kind == .element { record.merge(mergedElements.map { $0.makeRecord() }) }
    owner.describe(&record)
    forEachModifier { $0.contribute(to: &record) }
    record.node.children = children.map(\.id)
    return record.finished
  }

  /// Carries an action out; the outermost modifier that handles it comes first. Answers whether anybody did.
  @discardableResult
  func perform(_ action: ActionRequest.Action) -> Bool {
    var modifiers: [ViewNode] = []
    forEachModifier { modifiers.append($0) }
    for modifier in modifiers.reversed() where modifier.perform(action) { return true }
    return owner.perform(action) || performMerged(action)
  }

  /// Actions of merged elements: under their labels, or, if only one can be activated, as the default action.
  func performMerged(_ action: ActionRequest.Action) -> Bool {
    guard kind == .element, owner.mergesActions else { return false }
    let merged = mergedElements
    if case .custom(let name) = action {
      let named = merged.first { $0.makeRecord().label == name && $0.perform(.activate) }
      return named != nil || merged.contains { $0.perform(action) }
    }
    return merged.contains { $0.perform(action) }
  }

  /// The modifiers between this and the next element or container outside, from the inside out.
  private func forEachModifier(_ body: (ViewNode) -> Void) {
    var node = owner.parent
    while let current = node, current.semantics == nil {
      body(current)
      node = current.parent
    }
  }

  /// Has the record put together anew; that of the element which this one is merged into, if it is.
  func invalidate() {
    let target = mergingElement ?? self
    target.owner.descriptionDidChange()
    owner.graph.semanticsPass.queueRecord(of: target)
  }

  /// Has the elements and containers inside collected anew; if they are merged, the record put together.
  func invalidateList() {
    if kind == .element || mergingElement != nil { return invalidate() }
    owner.graph.semanticsPass.queueList(of: self)
  }

  /// The outermost element around this one: it merges everything inside, that in containers too.
  var mergingElement: Semantics? {
    var found: Semantics?
    var node = owner.parent
    while let current = node {
      if let semantics = current.semantics, semantics.kind == .element { found = semantics }
      node = current.parent
    }
    return found
  }
}

extension ViewNode {
  /// Has the nearest container outside collect its elements anew, or the nearest element its record.
  func invalidateSemanticList() {
    var node: ViewNode? = self
    while let current = node {
      if let semantics = current.semantics { return semantics.invalidateList() }
      node = current.parent
    }
  }

  /// Has the records of all elements and containers inside put together anew: a modifier around them changed.
  func invalidateSemanticsInside() {
    if let semantics { return semantics.invalidate() }
    visitChildren { $0.invalidateSemanticsInside() }
  }
}
