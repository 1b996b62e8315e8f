/// An object that announces its changes before they happen.
public protocol ObservableObject: AnyObject {
  /// What announces them.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Delivers something before the object changes. By default that is whenever one of its `@Published` properties
  /// is about to change, and whenever the object sends by itself.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Delivers something before a `@Published` property of the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObjectChanges.publisher(for: self) }
}

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the fact.
  public typealias Output = Void
  /// Nothing can fail.
  public typealias Failure = Never

  private let broadcast = Broadcast<Void, Never>()
  private let object: ObjectIdentifier?

  /// Makes one without subscribers.
  public init() { object = nil }

  /// Makes the default one of an object.
  init(_ object: AnyObject) { self.object = ObjectIdentifier(object) }

  deinit {
    if let object { ObjectChanges.forget(self, of: object) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    broadcast.attach(subscriber, to: self)
  }

  /// Tells the subscribers.
  public func send() { broadcast.send(()) }
}
