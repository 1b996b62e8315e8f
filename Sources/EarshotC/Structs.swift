/// A struct of C that begins with its size. Later versions add members behind those of the versions before; a program that was
/// compiled with an older header has shorter ones, and none of these members.
protocol SizedStruct {
  /// All zeros.
  init()
  var size: Int { get }
  /// How long it was in the version that brought it, padding included. Where a later one adds members this is a number.
  static var firstSize: Int { get }
}

extension SizedStruct {
  static var firstSize: Int { MemoryLayout<Self>.size }
}

/// Reads a struct of any version; members that it doesn't have are zeros.
func read<Value: SizedStruct>(_ pointer: UnsafePointer<Value>?, _ name: String) throws(Failure) -> Value {
  guard let pointer else { throw .argument("\(name) is NULL; point to one.") }
  return load(pointer, size: try checkedSize(of: pointer, name))
}

/// The size of a struct, if that is one of any version.
func checkedSize<Value: SizedStruct>(of pointer: UnsafePointer<Value>, _ name: String) throws(Failure) -> Int
{
  let size = UnsafeRawPointer(pointer).loadUnaligned(as: Int.self)
  guard size >= Value.firstSize, size <= MemoryLayout<Value>.size + 4096 else { throw .size(of: name) }
  return size
}

/// Reads a struct that has this size, wherever it stands.
func load<Value: SizedStruct>(_ pointer: UnsafeRawPointer, size: Int) -> Value {
  var value = Value()
  let known = UnsafeRawBufferPointer(start: pointer, count: min(size, MemoryLayout<Value>.size))
  withUnsafeMutableBytes(of: &value) { $0.copyMemory(from: known) }
  return value
}

/// Lets a call fill in as much of a struct as there is, and leaves its size as it was.
func write<Value: SizedStruct>(
  _ pointer: UnsafeMutablePointer<Value>?, _ name: String, _ fill: (inout Value) throws(Failure) -> Void
) throws(Failure) {
  guard let pointer else { throw .argument("\(name) is NULL; point to one.") }
  let size = try checkedSize(of: UnsafePointer(pointer), name)
  var value: Value = load(pointer, size: size)
  try fill(&value)
  withUnsafeBytes(of: value) {
    UnsafeMutableRawPointer(pointer).copyMemory(from: $0.baseAddress!, byteCount: min(size, $0.count))
  }
}

/// Answers a single value.
func answer<Value>(_ value: Value, in pointer: UnsafeMutablePointer<Value>?, _ name: String) throws(Failure) {
  guard let pointer else { throw .argument("\(name) is NULL; point to one.") }
  pointer.pointee = value
}

/// Fills in a struct with an entry of a log, by its index from 0.
func write<Entries: RandomAccessCollection<Value>, Value, Told: SizedStruct>(
  _ index: Int, of entries: Entries, _ name: String, to pointer: UnsafeMutablePointer<Told>?,
  _ fill: (Value, inout Told) -> Void
) throws(Failure) where Entries.Index == Int {
  try write(pointer, name) { (told) throws(Failure) in
    guard index < entries.endIndex, index >= 0 else {
      throw .unknown(
        "There is no \(name) \(index); they are counted from 0, and there are \(entries.endIndex).")
    }
    guard index >= entries.startIndex else {
      throw .unknown("The \(name) \(index) was forgotten; what is left begins with \(entries.startIndex).")
    }
    fill(entries[index], &told)
  }
}
