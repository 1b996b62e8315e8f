/// Something that bodies read and that can change: a state, an environment value, a focus property.
class DependencySource {
  let tracker: DependencyTracker
  // By identity, since a node may stop reading in any order; update order comes from the queue.
  private var readers: [ObjectIdentifier: ViewNode] = [:]

  init(tracker: DependencyTracker) { self.tracker = tracker }

  /// Notes that the node now being evaluated depends on the source.
  final func recordRead() {
    guard let reader = tracker.reader else { return }
    if !reader.reads.contains(where: { $0 === self }) { reader.reads.append(self) }
  }

  /// Has every reader refreshed in the next pass.
  final func notify() {
    for reader in readers.values { tracker.invalidate(reader) }
  }

  final func add(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = reader }
  final func remove(_ reader: ViewNode) { readers[ObjectIdentifier(reader)] = nil }
}

/// Records which node reads what, and queues the nodes whose sources changed, parents first.
///
/// Not isolated, because property wrappers are read and written from nonisolated code; confined to the main
/// actor all the same.
final class DependencyTracker {
  /// The node being evaluated, whose reads are recorded.
  private(set) var reader: ViewNode?
  /// Called when the first node is queued, so that somebody runs a turn.
  var onInvalidate: () -> Void = {}
  private var queue: [ViewNode] = []

  /// Whether some node waits to be refreshed.
  var isEmpty: Bool { queue.isEmpty }

  /// Runs `body` while recording what `node` reads, in place of what it read before.
  func record<T>(readsBy node: ViewNode, _ body: () -> T) -> T {
    let outer = reader
    let before = node.reads
    node.reads.removeAll(keepingCapacity: true)
    reader = node
    let result = body()
    reader = outer
    exchange(before, of: node)
    return result
  }

  /// Runs `body` without recording reads, as for actions called from a body.
  func withoutRecording<T>(_ body: () -> T) -> T {
    let outer = reader
    reader = nil
    defer { reader = outer }
    return body()
  }

  private func exchange(_ before: [DependencySource], of node: ViewNode) {
    if before.elementsEqual(node.reads, by: ===) { return }
    for source in before where !node.reads.contains(where: { $0 === source }) { source.remove(node) }
    for source in node.reads where !before.contains(where: { $0 === source }) { source.add(node) }
  }

  /// Ends all dependencies of a node that leaves the tree.
  func forget(_ node: ViewNode) {
    for source in node.reads { source.remove(node) }
    node.reads.removeAll()
  }

  /// Queues a node for the next pass, once.
  func invalidate(_ node: ViewNode) {
    guard !node.isQueued, node.isMounted else { return }
    node.isQueued = true
    let wasEmpty = queue.isEmpty
    queue.append(node)
    if wasEmpty { onInvalidate() }
  }

  /// Takes the queued nodes, parents before children, those of one depth in order of their making.
  func takeQueue() -> [ViewNode] {
    defer { queue.removeAll(keepingCapacity: true) }
    if queue.count < 2 { return queue }
    return queue.sorted { ($0.depth, $0.id) < ($1.depth, $1.id) }
  }
}
