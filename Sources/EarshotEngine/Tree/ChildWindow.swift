import EarshotAccessibility

/// Which children of a container are here, of how many.
struct ChildWindow {
  var present: Range<Int>
  var count: Int

  init(of node: AccessibilityNode) {
    let window = node.details.virtualChildren
    let first = window?.firstIndex ?? 0
    present = first..<first + node.children.count
    count = window?.count ?? node.children.count
  }

  var isIncomplete: Bool { present.count < count }

  /// Whether the list has this child, and it isn't here.
  func isMissing(_ index: Int) -> Bool { index < count && !present.contains(index) }

  /// Whether children are missing before or behind those that are here.
  func isMissing(atEnd: Bool) -> Bool { atEnd ? present.upperBound < count : present.lowerBound > 0 }

  /// The place of a child in the whole list.
  func position(of child: Int) -> ElementPosition {
    ElementPosition(index: present.lowerBound + child + 1, count: count)
  }

  /// The children to ask for so that the one at `index` comes, on the way forward or back: as many as are here, or 16 if those
  /// are fewer.
  func request(for index: Int, forward: Bool) -> Range<Int> {
    let size = max(present.count, 16)
    return forward ? index..<index + min(size, count - index) : max(0, index + 1 - size)..<index + 1
  }
}

/// Where a walk came to children that are not here.
struct Gap: Equatable {
  var container: Slot
  /// The child that lies next on the way, in the whole list.
  var index: Int
}

/// What a walk came to that knows of children that are not here.
enum Reached: Equatable {
  case stop(Slot)
  case gap(Gap)
  /// There is nothing further.
  case end
}
