/// Where a value lives that a ``Binding`` reads and writes. Not isolated; confined to the main actor.
class Location<Value> {
  func get() -> Value { fatalError("A location reads its value.") }
  func set(_ value: Value) { fatalError("A location writes its value.") }
  /// The value, without making anybody depend on it.
  func peek() -> Value { get() }
  /// The same, or `nil` if what the value is a part of has lost it: an element that was removed.
  func peekIfPresent() -> Value? { peek() }
  /// What those who read the value depend on, if that is one thing.
  var source: DependencySource? { nil }
  /// Whether both stand for the same value; decides whether a view with a binding has changed.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The value of a ``State``, kept by the node of the view that declares it.
final class StateLocation<Value>: Location<Value> {
  private var value: Value
  private let ownSource: DependencySource
  private let isEqual: (Value, Value) -> Bool

  init(_ value: Value, tracker: DependencyTracker) {
    self.value = value
    ownSource = DependencySource(tracker: tracker)
    isEqual = equality(of: Value.self)
  }

  override var source: DependencySource? { ownSource }

  override func get() -> Value {
    ownSource.recordRead()
    return value
  }

  override func peek() -> Value { value }

  override func set(_ newValue: Value) {
    let tracker = ownSource.tracker
    if tracker.isOnOtherThread { return tracker.handOver { [self] in set(newValue) } }
    let changed = !isEqual(value, newValue)
    value = newValue
    if changed { ownSource.notify() }
  }
}

/// A part of another location's value. Who reads it does not depend on the other parts.
class PartLocation<Base, Value>: Location<Value> {
  let base: Location<Base>
  /// The part of a whole; `nil` if it isn't there any more.
  private let part: (Base) -> Value?
  private lazy var partSource = base.source.map { whole in
    PartSource(of: whole) { [base, part] in base.peekIfPresent().flatMap(part) }
  }
  /// Read by a view that is still there when the element has gone, until it goes too.
  private var last: Value?

  init(of base: Location<Base>, part: @escaping (Base) -> Value?) {
    self.base = base
    self.part = part
  }

  final override var source: DependencySource? { partSource }

  final override func get() -> Value {
    if let partSource { partSource.recordRead() } else { _ = base.get() }
    return peek()
  }

  final override func peek() -> Value {
    if let value = peekIfPresent() { last = value }
    guard let last else {
      preconditionFailure("A binding is read whose element had left before it was first read.")
    }
    return last
  }

  final override func peekIfPresent() -> Value? { base.peekIfPresent().flatMap(part) }
}

/// A property of another location's value.
final class ProjectedLocation<Base, Value>: PartLocation<Base, Value> {
  private let path: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.path = path
    super.init(of: base) { $0[keyPath: path] }
  }

  override func set(_ value: Value) {
    var whole = base.peek()
    whole[keyPath: path] = value
    base.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return path == other.path && base.isSame(as: other.base)
  }
}

/// An element of another location's value.
final class ElementLocation<Base: MutableCollection>: PartLocation<Base, Base.Element> {
  private let index: Base.Index

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.index = index
    super.init(of: base) { whole in
      whole.startIndex <= index && index < whole.endIndex ? whole[index] : nil
    }
  }

  /// There is nowhere to write to when the element has gone.
  override func set(_ value: Base.Element) {
    if peekIfPresent() == nil { return }
    var whole = base.peek()
    whole[index] = value
    base.set(whole)
  }

  override func isSame(as other: Location<Base.Element>) -> Bool {
    guard let other = other as? ElementLocation<Base> else { return false }
    return index == other.index && base.isSame(as: other.base)
  }
}

/// A value computed by closures. Two of them are never the same.
final class ComputedLocation<Value>: Location<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  override func get() -> Value { getter() }
  override func set(_ value: Value) { setter(value) }
}

/// How to tell whether a value is still the same: the same bits, or else equal, if the type can tell.
func equality<Value>(of type: Value.Type) -> (Value, Value) -> Bool {
  let comparison = FieldComparison(type, offset: 0)
  return { lhs, rhs in
    withUnsafePointer(to: lhs) { lhs in withUnsafePointer(to: rhs) { comparison.isEqual(lhs, $0) } }
  }
}
