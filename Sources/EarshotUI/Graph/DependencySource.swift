/// What depends on a source: a node, or a part of a value that nodes read.
protocol DependencyReader: AnyObject {
  func sourceDidChange()
}

/// Something that bodies read and that can change: a state, an environment value, a focus property.
class DependencySource {
  let tracker: DependencyTracker
  // By identity, since a reader may stop reading in any order; update order comes from the queue.
  private var readers: [ObjectIdentifier: any DependencyReader] = [:]
  /// The recording in which the source was noted last, so that it is noted once in each.
  private var lastRecording = 0

  init(tracker: DependencyTracker) { self.tracker = tracker }

  final var hasReaders: Bool { !readers.isEmpty }

  /// Notes that the node now being evaluated depends on the source.
  final func recordRead() {
    guard let reader = tracker.reader, lastRecording != tracker.recording else { return }
    lastRecording = tracker.recording
    reader.reads.append(self)
  }

  /// Tells every reader, so that nodes are refreshed in the next pass.
  final func notify() {
    for reader in readers.values { reader.sourceDidChange() }
  }

  func add(_ reader: any DependencyReader) { readers[ObjectIdentifier(reader)] = reader }
  func remove(_ reader: any DependencyReader) { readers[ObjectIdentifier(reader)] = nil }
}

/// A part of a value that another source stands for. Its readers are told only when that part changes.
final class PartSource<Value>: DependencySource, DependencyReader {
  private let whole: DependencySource
  private let current: () -> Value?
  private let isEqual = equality(of: Value.self)
  private var known: Value?

  /// - Parameter current: the part as it is now; `nil` if it isn't there any more.
  init(of whole: DependencySource, current: @escaping () -> Value?) {
    self.whole = whole
    self.current = current
    super.init(tracker: whole.tracker)
  }

  func sourceDidChange() {
    let before = known
    known = current()
    if let before, let known, isEqual(before, known) { return }
    notify()
  }

  /// The whole is watched while somebody reads the part.
  override func add(_ reader: any DependencyReader) {
    if !hasReaders {
      known = current()
      whole.add(self)
    }
    super.add(reader)
  }

  override func remove(_ reader: any DependencyReader) {
    super.remove(reader)
    if hasReaders { return }
    known = nil
    whole.remove(self)
  }
}
