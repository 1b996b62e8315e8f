import Combine
import EarshotTime
import Foundation
import Observation

/// Records which node reads what, and queues the nodes whose sources changed, parents first.
///
/// Not isolated, because property wrappers are read and written from nonisolated code; confined to the main
/// actor all the same.
final class DependencyTracker {
  /// The node being evaluated, whose reads are recorded.
  private(set) var reader: ViewNode?
  /// The number of the recording that goes on.
  private(set) var recording = 0
  private var recordings = 0
  /// Called when the first node is queued, so that somebody runs a turn.
  var onInvalidate: () -> Void = {}
  /// The session's queue, for what other threads write.
  let session: SessionQueue?
  private var queue: [ViewNode] = []

  init(session: SessionQueue? = nil) { self.session = session }

  /// Whether the running thread is a real one of the app's own, as that of a completion handler. Everything here belongs
  /// to the main actor.
  var isOnOtherThread: Bool {
    guard let session else { return false }
    return !session.isEntered && !DispatchQueue.isMainCurrent && !Thread.isMainThread
  }

  /// Has `work` done by the session.
  func handOver(_ work: @escaping () -> Void) {
    // Handed over, and not used here any more.
    nonisolated(unsafe) let work = work
    session?.enqueue { work() }
  }

  /// Whether some node waits to be refreshed.
  var isEmpty: Bool { queue.isEmpty }

  /// Runs `body` while recording what `node` reads, in place of what it read before; properties of observable objects
  /// too, which tell the node when the first of them is about to change.
  func record<T>(readsBy node: ViewNode, _ body: () -> T) -> T {
    let outer = (reader, recording)
    let before = node.reads
    node.reads.removeAll(keepingCapacity: true)
    recordings += 1
    let number = recordings
    node.recording = number
    (reader, recording) = (node, number)
    // Weak only for nodes that read such a property: the closure is made when one has.
    let result = withObservationTracking(body) { [weak node] in
      node?.observedPropertyWillChange(since: number)
    }
    (reader, recording) = outer
    exchange(before, of: node)
    return result
  }

  private func exchange(_ before: [DependencySource], of node: ViewNode) {
    if before.elementsEqual(node.reads, by: ===) { return }
    let old = Set(before.map(ObjectIdentifier.init))
    let new = Set(node.reads.map(ObjectIdentifier.init))
    // First what is new, so that a whole that is read all the time is watched all the time.
    for source in node.reads where !old.contains(ObjectIdentifier(source)) { source.add(node) }
    for source in before where !new.contains(ObjectIdentifier(source)) { source.remove(node) }
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

extension ViewNode {
  /// Queues the node, unless it has read anew since; the property has its new value by the time it is refreshed.
  nonisolated fileprivate func observedPropertyWillChange(since number: Int) {
    guard isMounted, recording == number else { return }
    let tracker = graph.tracker
    if tracker.isOnOtherThread { return tracker.handOver { [self] in sourceDidChange() } }
    sourceDidChange()
  }
}
