extension ViewNode {
  /// The node and those around it, up to the root.
  var path: [ViewNode] { Array(sequence(first: self, next: \.parent)) }

  /// Whether the node comes before `other` in the tree.
  func precedes(_ other: ViewNode) -> Bool {
    var (lhs, rhs): (ViewNode, ViewNode) = (self, other)
    while lhs.depth > rhs.depth, let parent = lhs.parent { lhs = parent }
    while rhs.depth > lhs.depth, let parent = rhs.parent { rhs = parent }
    if lhs === rhs { return depth < other.depth }
    while let left = lhs.parent, let right = rhs.parent {
      if left === right { return left.child(lhs, precedes: rhs) }
      (lhs, rhs) = (left, right)
    }
    return false
  }

  private func child(_ lhs: ViewNode, precedes rhs: ViewNode) -> Bool {
    var first: ViewNode?
    visitChildren { if first == nil && ($0 === lhs || $0 === rhs) { first = $0 } }
    return first === lhs
  }

  /// Whether the node is `other` or stands inside it.
  func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node, current.depth >= other.depth {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}
