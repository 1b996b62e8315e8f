/// Strings that were handed out; they last until the next call with the engine.
struct BorrowedStrings {
  private var pointers: [UnsafeMutablePointer<CChar>] = []

  /// A string for C. A zero byte inside, which C can't hold, ends it.
  mutating func lend(_ text: String) -> UnsafePointer<CChar> {
    var bytes = text.utf8.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
    bytes.append(0)
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    pointer.initialize(from: bytes, count: bytes.count)
    pointers.append(pointer)
    return UnsafePointer(pointer)
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
