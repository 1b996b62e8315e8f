import EarshotAccessibility
import EarshotGeometry

/// What a host knows about where things stand on the screen, for nodes that carry no frames (design §11, 6). The
/// scanner asks it for rows (`switch-control.md` B3) and for the element at a point (B8), in the middle of its work: an
/// answer must not call the engine. After a layout that moved something the host calls ``Engine/noteLayout()``.
public protocol ScreenGeometry: AnyObject {
  /// Where the node stands, in cells; `nil` if that isn't known. Only rows are made of it, so what is scrolled had best be
  /// where it stands unscrolled: then scrolling takes no element to another row.
  func frame(of node: NodeID) -> CellRect?

  /// The innermost element that is seen at the cell of the screen; `nil` has the engine look for it among the nodes that
  /// carry frames.
  func element(at point: CellPoint) -> NodeID?
}

extension ScreenGeometry {
  /// Leaves the search to the engine.
  public func element(at point: CellPoint) -> NodeID? { nil }
}
