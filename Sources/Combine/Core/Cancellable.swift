/// Something that can be stopped before its end.
public protocol Cancellable {
  /// Stops it; nothing more is delivered. May be called more than once.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, so that it is cancelled together with the others.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set, so that it is cancelled together with the others.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}

/// Something that can be stopped, and is when the last reference to it goes.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = Lock()
  private var action: (() -> Void)?

  /// Runs `cancel` when it is cancelled, once.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Takes over another one.
  public init<C: Cancellable>(_ other: C) { action = { other.cancel() } }

  deinit { action?() }

  /// Stops it.
  public func cancel() {
    lock.withLock { action.take() }?()
  }

  /// Keeps it in a collection, so that it is cancelled together with the others.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it in a set, so that it is cancelled together with the others.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// By identity.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
