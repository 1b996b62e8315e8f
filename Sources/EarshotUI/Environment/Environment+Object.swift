import Observation

/// Names the place of objects of one type in the environment.
struct EnvironmentObjectKey<Object: AnyObject>: Hashable, EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension EnvironmentValues {
  /// The object of a type; `nil` where none is set.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { self[EnvironmentObjectKey<T>()] }
    set { self[EnvironmentObjectKey<T>()] = newValue }
  }

  fileprivate subscript<T: AnyObject & Observable>(_: EnvironmentObjectKey<T>) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }

  fileprivate subscript<T: AnyObject & Observable>(required key: EnvironmentObjectKey<T>) -> T {
    guard let object = self[key] else {
      fatalError("The environment has no object of type \(T.self): set one with environment(_:) further out.")
    }
    return object
  }
}

extension Environment {
  /// Reads the object of this type; a body follows the object's properties that it reads. Ends the program if none is set,
  /// as SwiftUI does: read an optional where there may be none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(\.[required: EnvironmentObjectKey<Value>()])
  }

  /// Reads the object of this type, `nil` where none is set; a body follows the object's properties that it reads.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\.[EnvironmentObjectKey<T>()])
  }
}

extension View {
  /// Sets the object of its type for this view and everything inside; `nil` takes one that was set further out away.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}
