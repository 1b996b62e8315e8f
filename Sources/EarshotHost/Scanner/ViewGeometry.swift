import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotUI

/// Tells the engine where the views stand. It is asked in the middle of the engine's work, which the session does on the
/// main actor.
final class ViewGeometry: ScreenGeometry {
  private unowned let graph: ViewGraph

  init(_ graph: ViewGraph) { self.graph = graph }

  func frame(of node: NodeID) -> CellRect? {
    MainActor.assumeIsolated { [graph] in graph.unscrolledFrame(of: node) }
  }

  func element(at point: CellPoint) -> NodeID? {
    MainActor.assumeIsolated { [graph] in graph.element(at: point) }
  }
}
