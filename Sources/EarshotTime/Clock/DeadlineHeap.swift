/// When something is due, and its turn among those due at the same time.
struct Deadline: Comparable {
  var time: Duration
  var sequence: UInt64

  static func < (lhs: Deadline, rhs: Deadline) -> Bool {
    (lhs.time, lhs.sequence) < (rhs.time, rhs.sequence)
  }
}

/// A binary heap of deadlines, the earliest first.
struct DeadlineHeap {
  private var items: [Deadline] = []

  var count: Int { items.count }
  var first: Deadline? { items.first }

  mutating func insert(_ item: Deadline) {
    items.append(item)
    siftUp(from: items.count - 1)
  }

  mutating func removeFirst() {
    items.swapAt(0, items.count - 1)
    items.removeLast()
    siftDown(from: 0)
  }

  mutating func removeAll(where isDead: (Deadline) -> Bool) {
    items.removeAll(where: isDead)
    for index in (0..<items.count / 2).reversed() { siftDown(from: index) }
  }

  private mutating func siftUp(from start: Int) {
    var child = start
    while child > 0, case let parent = (child - 1) / 2, items[child] < items[parent] {
      items.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while let child = earlierChild(of: parent), items[child] < items[parent] {
      items.swapAt(child, parent)
      parent = child
    }
  }

  private func earlierChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < items.count else { return nil }
    let right = left + 1
    return right < items.count && items[right] < items[left] ? right : left
  }
}
