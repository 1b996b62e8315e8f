/// A set of task ids, a bit each: they are counted up, so the set of many is dense.
struct TaskIDSet {
  private let start: UInt64
  private var words: [UInt64] = []

  /// Makes the set of all ids smaller than `id`.
  init(below id: UInt64) { start = id }

  mutating func insert(_ id: UInt64) {
    guard id >= start else { return }
    let (word, bit) = place(of: id)
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= bit
  }

  func contains(_ id: UInt64) -> Bool {
    guard id >= start else { return true }
    let (word, bit) = place(of: id)
    return word < words.count && words[word] & bit != 0
  }

  private func place(of id: UInt64) -> (word: Int, bit: UInt64) {
    let offset = id - start
    return (Int(offset / 64), 1 << (offset % 64))
  }
}
