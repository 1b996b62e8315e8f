import Foundation

/// A type that knows whether two values of it are the same as stored properties, though it isn't `Equatable`.
protocol FieldComparable {
  func isSame(as other: Self) -> Bool
}

/// Compares one stored property of two values of a view: the cut-off that keeps an unchanged view's body from
/// being evaluated.
///
/// The same bits are equal for every type (closures with the same context, the same objects, unchanged strings);
/// otherwise `==` decides where there is one; otherwise the property counts as changed.
struct FieldComparison {
  let offset: Int
  let isEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  init(_ type: Any.Type, offset: Int) {
    self.offset = offset
    if let comparable = type as? any FieldComparable.Type {
      isEqual = Self.comparison(comparable)
    } else if let equatable = type as? any Equatable.Type {
      isEqual = Self.comparison(equatable)
    } else {
      let size = Self.size(type)
      isEqual = { memcmp($0, $1, size) == 0 }
    }
  }

  private static func comparison<T: FieldComparable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) ->
    Bool
  {
    { $0.assumingMemoryBound(to: T.self).pointee.isSame(as: $1.assumingMemoryBound(to: T.self).pointee) }
  }

  private static func comparison<T: Equatable>(_: T.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let size = MemoryLayout<T>.size
    return {
      memcmp($0, $1, size) == 0
        || $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
    }
  }

  /// The bytes that a value of the type takes.
  static func size(_ type: Any.Type) -> Int {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }
}
