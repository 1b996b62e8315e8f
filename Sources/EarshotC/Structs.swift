/// A struct of C that begins with its size.
protocol SizedStruct {
  var size: Int { get }
}

/// Reads a struct whose size says that it is at least as long as this version's.
func read<Value: SizedStruct>(_ pointer: UnsafePointer<Value>?, _ name: String) throws(Failure) -> Value {
  guard let pointer else { throw .argument("\(name) is NULL; point to one.") }
  try checkSize(of: pointer, name)
  return pointer.pointee
}

/// Asks whether a struct has room for this version's members.
func checkSize<Value: SizedStruct>(of pointer: UnsafePointer<Value>, _ name: String) throws(Failure) {
  let size = UnsafeRawPointer(pointer).loadUnaligned(as: Int.self)
  guard size >= MemoryLayout<Value>.stride, size <= MemoryLayout<Value>.stride + 4096 else {
    throw .size(of: name)
  }
}

/// Lets a call fill in a struct, and leaves its size as it was.
func write<Value: SizedStruct>(
  _ pointer: UnsafeMutablePointer<Value>?, _ name: String, _ fill: (inout Value) throws(Failure) -> Void
) throws(Failure) {
  guard let pointer else { throw .argument("\(name) is NULL; point to one.") }
  try checkSize(of: UnsafePointer(pointer), name)
  try fill(&pointer.pointee)
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
    guard entries.indices.contains(index) else {
      throw .unknown("There is no \(name) \(index); they are counted from 0, and there are \(entries.count).")
    }
    fill(entries[index], &told)
  }
}
