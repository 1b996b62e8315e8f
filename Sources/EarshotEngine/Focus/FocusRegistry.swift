import EarshotAccessibility

/// The focus bindings: what is declared, which nodes carry which values, and what was asked for.
struct FocusRegistry {
  /// One declared binding.
  struct Record {
    var scope: AccessibilityTechnologies
    /// The value that was reported last.
    var value: FocusValueID?
  }

  private(set) var records: [FocusBindingID: Record] = [:]
  /// The carriers of each value of each binding, kept up by updates, so that a request never searches the tree.
  private var carriers: [FocusBindingID: [FocusValueID: Set<NodeID>]] = [:]
  /// Tags that an embedder tied to nodes besides those that the nodes bring; they count as outermost.
  private var tied: [NodeID: [FocusTag]] = [:]
  /// Requests in the order of the last write to each binding.
  var pending: [PendingRequest] = []
  /// Bindings whose value may no longer be what was reported.
  var affected: Set<FocusBindingID> = []
  /// The id of the next binding made by the engine itself; far from those of a view layer.
  var nextOwnID: UInt32 = 0x8000_0000
}

/// A request that waits for its target.
struct PendingRequest {
  var request: FocusRequest
  /// Written since the last resolution.
  var isFresh = true
  /// Another value was written before in the same breath, so landing where the cursor already is counts (R9).
  var isRepeated: Bool
  /// Technologies that a later request has moved.
  var overridden: AccessibilityTechnologies = []
}

extension FocusRegistry {
  mutating func declare(_ declaration: FocusBindingDeclaration) {
    records[declaration.id] = Record(scope: declaration.scope, value: records[declaration.id]?.value)
    affected.insert(declaration.id)
  }

  mutating func retire(_ id: FocusBindingID) {
    records[id] = nil
    pending.removeAll { $0.request.binding == id }
    for node in (carriers.removeValue(forKey: id) ?? [:]).values.joined() { forgetTies(of: node, to: id) }
  }

  mutating func report(_ value: FocusValueID?, of id: FocusBindingID) { records[id]?.value = value }

  /// Takes a request in: only the last of a binding counts.
  mutating func add(_ request: FocusRequest) {
    let earlier = pending.firstIndex { $0.request.binding == request.binding }
    guard let earlier else {
      pending.append(PendingRequest(request: request, isRepeated: false))
      return
    }
    let former = pending[earlier]
    if former.isFresh, former.request == request { return }
    pending.remove(at: earlier)
    let isRepeated = former.isFresh || former.isRepeated
    pending.append(PendingRequest(request: request, isRepeated: isRepeated))
  }

  /// What a property reads: the value asked for while that is not yet resolved, else the reported one (R15).
  func value(of id: FocusBindingID) -> FocusValueID? {
    if let fresh = pending.last(where: { $0.isFresh && $0.request.binding == id }) {
      return fresh.request.value
    }
    return records[id]?.value
  }

  /// Whether a request that was not yet looked at may move the technology's cursor.
  func isRequested(_ technology: AssistiveTechnology) -> Bool {
    pending.contains { pending in
      guard pending.isFresh, pending.request.value != nil else { return false }
      guard let scope = records[pending.request.binding]?.scope else { return false }
      return scope.isEmpty || scope.contains(technology.asSet)
    }
  }
}

extension FocusRegistry {
  /// The nodes that carry a value, in no order.
  func carriers(of value: FocusValueID, in binding: FocusBindingID) -> Set<NodeID> {
    carriers[binding]?[value] ?? []
  }

  /// The tags that an embedder tied to a node.
  func tied(to node: NodeID) -> [FocusTag] { tied.isEmpty ? [] : tied[node] ?? [] }

  /// Follows a node's own tags.
  mutating func retag(_ node: NodeID, from old: [FocusTag], to new: [FocusTag]) {
    guard old != new else { return }
    let kept = tied(to: node)
    for tag in old where !kept.contains(where: { $0.isSameValue(as: tag) }) { drop(tag, from: node) }
    for tag in new { carriers[tag.binding, default: [:]][tag.value, default: []].insert(node) }
  }

  /// Ties a tag to a node, whether or not that is in the tree yet.
  mutating func tie(_ tag: FocusTag, to node: NodeID) {
    guard !tied(to: node).contains(tag) else { return }
    tied[node, default: []].append(tag)
    carriers[tag.binding, default: [:]][tag.value, default: []].insert(node)
    affected.insert(tag.binding)
  }

  /// Takes back what was tied to a node for a binding; `own` are the tags that the node brings itself.
  mutating func untie(_ binding: FocusBindingID, from node: NodeID, own: [FocusTag]) {
    for tag in tied(to: node) where tag.binding == binding {
      if !own.contains(where: { $0.isSameValue(as: tag) }) { drop(tag, from: node) }
    }
    forgetTies(of: node, to: binding)
    affected.insert(binding)
  }

  private mutating func forgetTies(of node: NodeID, to binding: FocusBindingID) {
    tied[node]?.removeAll { $0.binding == binding }
    if tied[node]?.isEmpty == true { tied[node] = nil }
  }

  private mutating func drop(_ tag: FocusTag, from node: NodeID) {
    carriers[tag.binding]?[tag.value]?.remove(node)
    if carriers[tag.binding]?[tag.value]?.isEmpty == true { carriers[tag.binding]?[tag.value] = nil }
    if carriers[tag.binding]?.isEmpty == true { carriers[tag.binding] = nil }
  }
}

extension FocusTag {
  func isSameValue(as other: FocusTag) -> Bool { binding == other.binding && value == other.value }
}
