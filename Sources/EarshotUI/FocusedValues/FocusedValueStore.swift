/// The focused values as they stand, and who reads them.
///
/// The publisher closest to the keyboard focus wins (R54); those of the scene are there wherever the focus is (R56).
final class FocusedValueStore {
  private let tracker: DependencyTracker
  private unowned(unsafe) let graph: ViewGraph
  private var current = FocusedValues()
  private var sources: [ObjectIdentifier: DependencySource] = [:]
  private var scenePublishers: [ScenePublisherNode] = []
  private var isStale = false

  @MainActor init(graph: ViewGraph) {
    self.graph = graph
    tracker = graph.tracker
  }

  /// The values, recording each read.
  func read() -> FocusedValues {
    var values = current
    values.onRead = { [self] key in source(key).recordRead() }
    return values
  }

  private func source(_ key: ObjectIdentifier) -> DependencySource {
    if let source = sources[key] { return source }
    let source = DependencySource(tracker: tracker)
    sources[key] = source
    return source
  }

  func add(_ publisher: ScenePublisherNode) {
    scenePublishers.append(publisher)
    invalidate()
  }

  func remove(_ publisher: ScenePublisherNode) {
    scenePublishers.removeAll { $0 === publisher }
    invalidate()
  }

  /// Has the values put together anew: the focus moved, or a publisher changed.
  func invalidate() { isStale = true }

  /// Puts the values together and tells the readers of those that differ.
  @MainActor func update() {
    guard isStale else { return }
    isStale = false
    let new = resolved()
    let changed = current.changedKeys(new)
    current = new
    for key in changed { sources[key]?.notify() }
  }

  @MainActor private func resolved() -> FocusedValues {
    var values = FocusedValues()
    for publisher in sceneOrder() { publisher.publishScene(into: &values) }
    let path = graph.keyboardFocus.current?.path ?? []
    for node in path.reversed() { node.publish(into: &values) }
    return values
  }

  /// In tree order, so that the last one wins; one around the focus comes after those that aren't (R56).
  @MainActor private func sceneOrder() -> [ScenePublisherNode] {
    let focused = graph.keyboardFocus.current
    let ordered = scenePublishers.sorted { $0.precedes($1) }
    let around = ordered.filter { focused?.isInside($0) == true }
    return ordered.filter { publisher in !around.contains { $0 === publisher } } + around
  }
}
