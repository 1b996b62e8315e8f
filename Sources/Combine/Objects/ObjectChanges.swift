/// The default `objectWillChange` of each object that is observed.
///
/// An object has no place of its own for it (a class may have no `@Published` property, or only inherited ones), so
/// this is a table for the process. It owns nothing: a publisher lives as long as somebody holds it or is subscribed to
/// it, and leaves the table then. A new one is as good, since nobody knows the old one any more.
enum ObjectChanges {
  private struct Entry {
    weak var object: AnyObject?
    weak var publisher: ObservableObjectPublisher?
    let publisherID: ObjectIdentifier
  }

  private static let lock = Lock()
  // Only used inside `lock`.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

  /// The publisher of an object, made if there is none.
  static func publisher(for object: AnyObject) -> ObservableObjectPublisher {
    if let existing = lock.withLock({ find(object) }) { return existing }
    let new = ObservableObjectPublisher(object)
    let earlier = lock.withLock { () -> ObservableObjectPublisher? in
      if let earlier = find(object) { return earlier }  // another thread was faster
      entries[ObjectIdentifier(object)] = Entry(
        object: object, publisher: new, publisherID: ObjectIdentifier(new))
      return nil
    }
    return earlier ?? new
  }

  /// Announces a change of an object, if somebody may be listening.
  static func announce(_ object: AnyObject) {
    lock.withLock { find(object) }?.send()
  }

  /// Drops the entry of a publisher that goes, unless another one has taken its place.
  static func forget(_ publisher: ObservableObjectPublisher, of object: ObjectIdentifier) {
    lock.withLock {
      if entries[object]?.publisherID == ObjectIdentifier(publisher) { entries[object] = nil }
    }
  }

  /// Whether there is an entry for an object that was there, for tests.
  static func hasEntry(_ object: ObjectIdentifier) -> Bool { lock.withLock { entries[object] != nil } }

  /// The object is compared by a weak reference, since it may stand where another one stood before.
  private static func find(_ object: AnyObject) -> ObservableObjectPublisher? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.publisher
  }
}
