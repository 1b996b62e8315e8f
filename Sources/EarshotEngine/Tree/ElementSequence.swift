import EarshotAccessibility

extension AccessibilityTree {
  /// Every element that a cursor can reach, in reading order, found step by step.
  public var elements: ElementSequence { ElementSequence(tree: self) }
}

/// The reachable elements of a tree in reading order.
public struct ElementSequence: Sequence, IteratorProtocol {
  let tree: AccessibilityTree
  private var last: Slot?

  init(tree: AccessibilityTree) { self.tree = tree }

  /// The next element, or `nil` after the last.
  public mutating func next() -> NodeID? {
    var visited = 0
    let slot =
      last.map {
        tree.stop(after: $0, entering: false, within: tree.rootSlot, stops: .elements, visited: &visited)
      } ?? tree.firstStop(.elements, visited: &visited)
    guard !slot.isNone else { return nil }
    last = slot
    return tree.id(at: slot)
  }
}
