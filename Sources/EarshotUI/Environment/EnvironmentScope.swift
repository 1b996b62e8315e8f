/// The value of one environment key in one scope; what reads it depends on it.
final class EnvironmentCell: DependencySource {
  private(set) var value: Any

  init(_ value: Any, tracker: DependencyTracker) {
    self.value = value
    super.init(tracker: tracker)
  }

  /// Takes a new value and tells the readers, unless it is equal.
  func set(_ newValue: Any) {
    let same = areEqual(value, newValue)
    value = newValue
    if !same { notify() }
  }
}

/// The environment of part of the tree: an outer scope with some keys overridden. A change reaches exactly the
/// nodes that read the key below, without walking the tree.
final class EnvironmentScope {
  private let outer: EnvironmentScope?
  private let tracker: DependencyTracker
  private var cells: [ObjectIdentifier: EnvironmentCell] = [:]

  init(outer: EnvironmentScope?, tracker: DependencyTracker) {
    self.outer = outer
    self.tracker = tracker
  }

  /// The cell that holds a key's value here: the innermost override, else the default, kept in the root scope.
  func cell<K: EnvironmentKey>(_ key: K.Type) -> EnvironmentCell {
    let id = ObjectIdentifier(key)
    var scope = self
    while true {
      if let cell = scope.cells[id] { return cell }
      guard let outer = scope.outer else { break }
      scope = outer
    }
    let cell = EnvironmentCell(K.defaultValue, tracker: tracker)
    scope.cells[id] = cell
    return cell
  }

  /// Takes the overrides of this scope. A key that wasn't overridden before takes its readers from further out; one that
  /// isn't any more gives them back.
  func override(_ overrides: EnvironmentOverrides) {
    for (id, cell) in cells where overrides.byKey[id] == nil {
      cells[id] = nil
      cell.notify()
    }
    for (id, override) in overrides.byKey {
      if let cell = cells[id] {
        cell.set(override.value)
      } else {
        if let outer, !cells.isEmpty { override.cell(outer).notify() }
        cells[id] = EnvironmentCell(override.value, tracker: tracker)
      }
    }
  }
}

/// The keys that a modifier overrides, and their values.
struct EnvironmentOverrides {
  struct Override {
    let value: Any
    let cell: (EnvironmentScope) -> EnvironmentCell
  }

  private(set) var byKey: [ObjectIdentifier: Override] = [:]

  mutating func set<K: EnvironmentKey>(_ key: K.Type, _ value: K.Value) {
    byKey[ObjectIdentifier(key)] = Override(value: value) { $0.cell(key) }
  }

  /// The value that a key is given, if it is.
  func value<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
    // In two steps: cast to an optional type of value, a missing override would count as one that is nil.
    guard let override = byKey[ObjectIdentifier(key)] else { return nil }
    return override.value as? K.Value
  }
}

/// Whether two values of hidden type are the same, as far as their type can tell.
func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  func compare<T>(_ lhs: T) -> Bool { (rhs as? T).map { equality(of: T.self)(lhs, $0) } ?? false }
  return _openExistential(lhs, do: compare)
}
