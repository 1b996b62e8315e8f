import EarshotAccessibility

/// Brings the accessibility tree in line with the views, visiting only what was queued.
@MainActor final class SemanticsPass {
  let root: Semantics
  private var records: [Semantics] = []
  private var lists: [Semantics] = []
  private var listed: [NodeID: Semantics] = [:]
  private var sentKeyboardFocus: NodeID?

  init(root: Semantics) {
    self.root = root
    queueList(of: root)
    queueRecord(of: root)
  }

  /// The element or container of the tree with this id.
  func semantics(_ id: NodeID) -> Semantics? { listed[id].flatMap { $0.isCurrent ? $0 : nil } }

  func queueRecord(of semantics: Semantics) {
    if semantics.isRecordQueued { return }
    semantics.isRecordQueued = true
    records.append(semantics)
  }

  func queueList(of semantics: Semantics) {
    if semantics.isListQueued { return }
    semantics.isListQueued = true
    lists.append(semantics)
  }

  /// The update that is due, if anything differs from what was sent.
  func run(keyboardFocus: Semantics?) -> TreeUpdate? {
    let isFirst = root.sent == nil
    if isFirst { list(root, in: nil) }
    updateLists()
    let nodes = changedRecords()
    let focus = keyboardFocus.flatMap { listed[$0.id]?.id }
    guard isFirst || !nodes.isEmpty || focus != sentKeyboardFocus else { return nil }
    sentKeyboardFocus = focus
    return TreeUpdate(nodes: nodes, root: isFirst ? root.id : nil, keyboardFocus: focus)
  }

  private func updateLists() {
    while let container = lists.popLast() {
      container.isListQueued = false
      // One that left since, or became something else, must not be asked: its node may be gone.
      if listed[container.id] === container, container.isCurrent { updateList(of: container) }
    }
  }

  private func updateList(of container: Semantics) {
    let old = container.children
    let new = container.collectChildren()
    if old.elementsEqual(new, by: ===) { return }
    container.children = new
    for (index, child) in new.enumerated() { child.index = index }
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) && child.container === container {
      unlist(child)
    }
    for child in new where child.container !== container { list(child, in: container) }
    queueRecord(of: container)
    if watchers > 0 { tellWatchers(around: container) }
  }

  /// How many nodes want to know when containers inside them list other elements.
  var watchers = 0

  private func tellWatchers(around container: Semantics) {
    var node: ViewNode? = container.owner
    while let current = node {
      current.elementsInsideDidChange()
      node = current.parent
    }
  }

  private func list(_ semantics: Semantics, in container: Semantics?) {
    semantics.container = container
    listed[semantics.id] = semantics
    queueRecord(of: semantics)
    if semantics.kind == .container { updateList(of: semantics) }
  }

  private func unlist(_ semantics: Semantics) {
    semantics.container = nil
    semantics.sent = nil
    listed[semantics.id] = nil
    for child in semantics.children where child.container === semantics { unlist(child) }
    semantics.children = []
  }

  private func changedRecords() -> [AccessibilityNode] {
    var changed: [NodeID: AccessibilityNode] = [:]
    var order: [NodeID] = []
    // Putting a record together may show that others have to be made anew.
    while !records.isEmpty {
      let batch = records
      records = []
      for semantics in batch {
        guard let record = changedRecord(of: semantics) else { continue }
        if changed.updateValue(record, forKey: record.id) == nil { order.append(record.id) }
      }
    }
    return order.compactMap { changed[$0] }
  }

  private func changedRecord(of semantics: Semantics) -> AccessibilityNode? {
    semantics.isRecordQueued = false
    guard listed[semantics.id] === semantics, semantics.isCurrent else { return nil }
    let record = semantics.makeRecord()
    if record == semantics.sent { return nil }
    semantics.sent = record
    semantics.owner.graph.counters.recordsEmitted += 1
    return record
  }
}
