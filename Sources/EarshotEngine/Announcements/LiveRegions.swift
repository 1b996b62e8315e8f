import EarshotAccessibility

/// The live regions of a tree, and what changed in them during a turn (design §11, 39).
struct LiveRegions {
  /// Nodes that are a region, with how they are announced.
  private(set) var regions: [NodeID: LiveRegion] = [:]
  /// Nodes that changed, in order, with what they said at the beginning of the turn; `nil` for new ones.
  private(set) var changes: [(node: NodeID, old: String?)] = []
  private var changed: Set<NodeID> = []

  mutating func note(_ node: AccessibilityNode) {
    guard node.hasDetails || !regions.isEmpty else { return }
    let region = node.details.liveRegion
    regions[node.id] = region == .off ? nil : region
  }

  mutating func forget(_ id: NodeID) { regions[id] = nil }

  mutating func noteChange(of id: NodeID, old: String?) {
    if changed.insert(id).inserted { changes.append((id, old)) }
  }

  mutating func takeChanges() -> [(node: NodeID, old: String?)] {
    defer { (changes, changed) = ([], []) }
    return changes
  }
}

extension EngineState {
  /// Takes note of a change of the tree, for whoever announces it.
  mutating func noteLiveRegions(_ change: TreeChange) {
    switch change {
    case .added(let id):
      guard let node = tree.node(id) else { return }
      liveRegions.note(node)
      if !liveRegions.regions.isEmpty { liveRegions.noteChange(of: id, old: nil) }
    case .updated(let id, let old):
      if let slot = tree.slots[id] { liveRegions.note(tree.nodes[slot.index]) }
      if !liveRegions.regions.isEmpty { liveRegions.noteChange(of: id, old: old.liveText) }
    case .removed(let id, _): liveRegions.forget(id)
    case .keyboardFocusMoved: break
    }
  }

  /// Announces what changed in live regions, but for what VoiceOver's cursor is on: that is spoken anyway. What came with its
  /// region is no change of it.
  mutating func announceLiveRegions() {
    if liveRegions.changes.isEmpty { return }
    let changes = liveRegions.takeChanges()
    guard cursors[.voiceOver].isOn else { return }
    let cursor = slot(of: .voiceOver)
    let fresh = Set(changes.filter { $0.old == nil }.map(\.node))
    for (id, old) in changes {
      guard let slot = tree.slots[id], slot != cursor else { continue }
      let text = tree.nodes[slot.index].liveText
      guard !text.isEmpty, text != old, tree.isWalked(slot), let region = liveRegion(around: slot) else {
        continue
      }
      if old == nil, fresh.contains(region.id) { continue }
      let priority = region.kind == .assertive ? Announcement.Priority.default : .low
      say(Announcement(text, priority: priority), cause: .announcement, changed: id)
    }
  }

  private func liveRegion(around slot: Slot) -> (id: NodeID, kind: LiveRegion)? {
    for node in tree.path(from: slot) {
      let id = tree.nodes[node.index].id
      if let kind = liveRegions.regions[id] { return (id, kind) }
    }
    return nil
  }
}

extension AccessibilityNode {
  /// What of an element is announced in a live region; nothing of a secret.
  fileprivate var liveText: String {
    if role.isContainer || traits.contains(.isSecure) { return "" }
    return [label, value].filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
