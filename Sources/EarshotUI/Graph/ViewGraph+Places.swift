import EarshotAccessibility
import EarshotGeometry

/// Where things stand, for a scanner (`switch-control.md` B3, B8).
extension ViewGraph {
  /// Where a node of the accessibility tree stands when nothing is scrolled, so that scrolling takes no element to
  /// another row; `nil` if it stands nowhere.
  ///
  /// - Complexity: O(depth).
  package func unscrolledFrame(of id: NodeID) -> CellRect? {
    semanticsPass.semantics(id)?.owner.firstLayout?.unscrolledFrame
  }

  /// Whether anything has come to stand in another row since the last call.
  package func takeRowMoves() -> Bool {
    defer { rowsHaveMoved = false }
    return rowsHaveMoved
  }

  /// Whether something waits to be painted, so that what is seen may stand elsewhere than before.
  package var hasChangesToDraw: Bool { !drawing.isEmpty }

  /// The element of the accessibility tree that can be seen at a cell of the screen.
  ///
  /// - Complexity: O(nodes drawn in that row).
  package func element(at point: CellPoint) -> NodeID? {
    var node: ViewNode? = root.node(at: point)
    while let current = node {
      if let semantics = current.semantics, semantics.kind == .element {
        let outer = semantics.mergingElement ?? semantics
        return semanticsPass.semantics(outer.id) === outer ? outer.id : nil
      }
      node = current.parent
    }
    return nil
  }

  /// Does what a finger at a cell of the screen would do, whatever technologies know of what is there; answers whether
  /// there is a control.
  func tap(at point: CellPoint) -> Bool {
    var node: ViewNode? = root.node(at: point)
    while let current = node {
      if let control = current as? ControlNode { return control.perform(.activate) }
      node = current.parent
    }
    return false
  }
}

extension LayoutNode {
  /// Where the node stands when nothing is scrolled.
  fileprivate var unscrolledFrame: CellRect {
    var point = frame.origin
    var node = layoutParent
    while let current = node {
      point = point + current.frame.origin
      node = current.layoutParent
    }
    return CellRect(origin: point, size: frame.size)
  }

  /// The innermost node that is seen at a point, which is given in the cells that the node itself is placed in.
  fileprivate func node(at point: CellPoint) -> LayoutNode? {
    guard frame.contains(point) else { return nil }
    let inside = point - frame.origin
    guard contentBounds.contains(inside) else { return self }
    let place = inside + contentOffset
    for child in layoutChildren(inRows: place.row..<place.row + 1).reversed() {
      if let found = child.node(at: place) { return found }
    }
    return self
  }
}
