import EarshotGeometry
import Foundation

/// Room that grows along its stack.
public struct Spacer: Sendable {
  /// The least length in points, if there is to be one.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  func makeNode(in parent: ViewNode) -> SpacerNode {
    let node = SpacerNode(parent: parent)
    updateNode(node)
    return node
  }

  func updateNode(_ node: SpacerNode) { node.minLength = minLength ?? 0 }
}

final class SpacerNode: LayoutNode {
  var minLength: CGFloat = 0 {
    didSet { if minLength != oldValue { invalidateLayout() } }
  }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let axis = enclosingAxis
    let least = minLength > 0 ? CellMetrics.length(minLength, axis) : 0
    var size = CellSize.zero
    size[axis] = max(least, proposal[axis] ?? least)
    return size
  }
}

/// A line between views.
public struct Divider: Sendable {
  /// Makes a line.
  public nonisolated init() {}
}

extension Divider: PrimitiveView {
  func makeNode(in parent: ViewNode) -> DividerNode { DividerNode(parent: parent) }
  func updateNode(_ node: DividerNode) {}
}

final class DividerNode: LayoutNode {
  override func measure(_ proposal: ProposedCells) -> CellSize {
    let across = enclosingAxis.other
    var size = CellSize(width: 1, height: 1)
    size[across] = max(1, proposal[across] ?? 1)
    return size
  }

  override func draw(into canvas: inout Canvas, at origin: CellPoint) {
    if enclosingAxis == .vertical {
      let columns = canvas.visibleColumns(frame.size.width, from: origin.column)
      let start = CellPoint(column: origin.column + columns.lowerBound, row: origin.row)
      canvas.put(String(repeating: "─", count: columns.count), at: start, style: .dim)
    } else {
      for row in canvas.visibleRows(frame.size.height, from: origin.row) {
        canvas.put("│", at: CellPoint(column: origin.column, row: origin.row + row), style: .dim)
      }
    }
  }
}

extension LayoutNode {
  /// The axis of the nearest stack around the node; vertical where there is none.
  fileprivate var enclosingAxis: Axis {
    var node = parent
    while let current = node {
      if let axis = (current as? ContainerNode)?.childAxis { return axis }
      node = current.parent
    }
    return .vertical
  }
}
