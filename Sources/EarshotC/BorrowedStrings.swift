/// Strings and arrays that were handed out; they last until the next call with the engine.
struct BorrowedStrings {
  private var pointers: [UnsafeMutableRawPointer] = []

  /// A string for C. A zero byte inside, which C can't hold, ends it.
  mutating func lend(_ text: String) -> UnsafePointer<CChar> {
    lend(text.utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0])
  }

  /// Numbers for C; of none it is no pointer to be read.
  mutating func lend<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: max(values.count, 1))
    pointer.initialize(from: values, count: values.count)
    pointers.append(UnsafeMutableRawPointer(pointer))
    return UnsafePointer(pointer)
  }

  /// Strings for C.
  mutating func lend(_ texts: [String]) -> UnsafePointer<UnsafePointer<CChar>?> {
    let strings = texts.map { Optional(lend($0)) }
    return lend(strings)
  }

  /// Takes all of them back.
  mutating func takeBack() {
    for pointer in pointers { pointer.deallocate() }
    pointers.removeAll(keepingCapacity: true)
  }
}

/// A string from C; NULL is the empty one.
func string(_ pointer: UnsafePointer<CChar>?, _ name: @autoclosure () -> String) throws(Failure) -> String {
  guard let pointer else { return "" }
  guard let text = String(validatingCString: pointer) else { throw .text(name()) }
  return text
}

/// The empty string, which lasts forever.
enum Empty {
  // Never written after it was made.
  nonisolated(unsafe) static let string: UnsafePointer<CChar> = {
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    pointer.initialize(to: 0)
    return UnsafePointer(pointer)
  }()
}
