/// Steps through the tree in reading order: each container before what is in it.
extension Semantics {
  /// The next or previous element or container; `nil` past the end.
  func neighbor(forward: Bool) -> Semantics? { forward ? next : previous }

  /// Where a walk through everything inside begins: with itself, or, backward, with its last descendant.
  func end(forward: Bool) -> Semantics { forward ? self : lastDescendant }

  private var next: Semantics? {
    if let first = children.first { return first }
    var current = self
    while let container = current.container {
      let index = current.index + 1
      if index < container.children.count { return container.children[index] }
      current = container
    }
    return nil
  }

  private var previous: Semantics? {
    guard let container else { return nil }
    return index > 0 ? container.children[index - 1].lastDescendant : container
  }

  private var lastDescendant: Semantics {
    var current = self
    while let last = current.children.last { current = last }
    return current
  }
}
