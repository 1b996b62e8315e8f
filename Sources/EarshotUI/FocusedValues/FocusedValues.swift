/// A key for a value that the focused view publishes.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the keyboard focus, and those around it, publish.
public struct FocusedValues: Equatable {
  private(set) var values: [ObjectIdentifier: Any] = [:]
  /// Notes that a key is read; set while a body is evaluated.
  var onRead: ((ObjectIdentifier) -> Void)?

  init() {}

  /// The value of a key; `nil` while nobody publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get {
      onRead?(ObjectIdentifier(key))
      // In two steps: cast to an optional type of value, a missing one would count as one that is nil.
      guard let value = values[ObjectIdentifier(key)] else { return nil }
      return value as? Key.Value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Lets the values of `inner` hide those of the same keys.
  mutating func merge(_ inner: FocusedValues) {
    values.merge(inner.values) { $1 }
  }

  /// Whether both hold equal values for the same keys.
  public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
    lhs.changedKeys(rhs).isEmpty
  }

  /// The keys whose values differ, or can't be told to be equal.
  func changedKeys(_ other: FocusedValues) -> [ObjectIdentifier] {
    let keys = Set(values.keys).union(other.values.keys)
    return keys.filter { key in
      guard let old = values[key], let new = other.values[key] else { return true }
      return !areEqual(old, new)
    }
  }
}
