/// Where a value lives that a ``Binding`` reads and writes. Not isolated; confined to the main actor.
class Location<Value> {
  func get() -> Value { fatalError("A location reads its value.") }
  func set(_ value: Value) { fatalError("A location writes its value.") }
  /// Whether both stand for the same value; decides whether a view with a binding has changed.
  func isSame(as other: Location<Value>) -> Bool { self === other }
}

/// The value of a ``State``, kept by the node of the view that declares it.
final class StateLocation<Value>: Location<Value> {
  private var value: Value
  private let source: DependencySource
  private let isEqual: ((Value, Value) -> Bool)?

  init(_ value: Value, tracker: DependencyTracker) {
    self.value = value
    source = DependencySource(tracker: tracker)
    isEqual = equality(of: Value.self)
  }

  override func get() -> Value {
    source.recordRead()
    return value
  }

  override func set(_ newValue: Value) {
    let changed = !(isEqual?(value, newValue) ?? false)
    value = newValue
    if changed { source.notify() }
  }
}

/// A part of another location's value.
final class ProjectedLocation<Base, Value>: Location<Value> {
  private let base: Location<Base>
  private let path: WritableKeyPath<Base, Value>

  init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
  }

  override func get() -> Value { base.get()[keyPath: path] }

  override func set(_ value: Value) {
    var whole = base.get()
    whole[keyPath: path] = value
    base.set(whole)
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return path == other.path && base.isSame(as: other.base)
  }
}

/// An element of another location's value.
final class ElementLocation<Base: MutableCollection>: Location<Base.Element> {
  private let base: Location<Base>
  private let index: Base.Index

  init(_ base: Location<Base>, _ index: Base.Index) {
    self.base = base
    self.index = index
  }

  override func get() -> Base.Element { base.get()[index] }

  override func set(_ value: Base.Element) {
    var whole = base.get()
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

/// How to compare two values of a type, where it is `Equatable`.
func equality<Value>(of type: Value.Type) -> ((Value, Value) -> Bool)? {
  func make<E: Equatable>(_: E.Type) -> ((Value, Value) -> Bool)? {
    // The types are one and the same, seen once as `Value` and once as `E`.
    { unsafeBitCast($0, to: E.self) == unsafeBitCast($1, to: E.self) }
  }
  guard let equatable = type as? any Equatable.Type else { return nil }
  return make(equatable)
}
