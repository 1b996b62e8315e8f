/// A key of the environment, with the value it has where nobody sets another.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets another.
  static var defaultValue: Self.Value { get }
}

/// The values that a part of the tree hands down to everything inside it.
public struct EnvironmentValues: CustomStringConvertible {
  private let scope: EnvironmentScope?
  private(set) var overrides = EnvironmentOverrides()

  /// Makes an environment of default values.
  public init() { scope = nil }

  init(_ scope: EnvironmentScope) { self.scope = scope }

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { overrides.value(of: key) ?? inherited(key) }
    set { overrides.set(key, newValue) }
  }

  private func inherited<K: EnvironmentKey>(_ key: K.Type) -> K.Value {
    guard let cell = scope?.cell(key) else { return K.defaultValue }
    cell.recordRead()
    return cell.value as? K.Value ?? K.defaultValue
  }

  /// How many keys are set here.
  public var description: String { "EnvironmentValues(\(overrides.byKey.count) set)" }
}

private struct IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls react (R43).
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
