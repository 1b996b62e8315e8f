import EarshotGeometry
import EarshotTerminal

/// Repaints what changed: the damaged rectangles, and in each only the nodes that meet it.
@MainActor final class DrawPass {
  private var damaged: [LayoutNode] = []
  private var isWhole = true

  var isEmpty: Bool { damaged.isEmpty && !isWhole }

  /// Takes a node whose damage is to be asked for; each node adds itself once.
  func add(_ node: LayoutNode) { damaged.append(node) }

  func addAll() { isWhole = true }

  /// Paints into `buffer` and returns the rectangles that may differ now.
  func run(root: LayoutNode, into buffer: inout CellBuffer) -> [CellRect] {
    let rects = takeRects(in: CellRect(origin: .zero, size: buffer.size))
    var canvas = Canvas(buffer: CellBuffer(size: .zero), clip: .zero)
    swap(&canvas.buffer, &buffer)
    for rect in rects {
      canvas.buffer.fill(rect)
      paint(root, at: root.frame.origin, clip: rect, on: &canvas)
    }
    swap(&canvas.buffer, &buffer)
    return rects
  }

  private func takeRects(in bounds: CellRect) -> [CellRect] {
    var rects: [CellRect] = []
    // A node that is gone has nobody around it any more; what it covered is in its parent's damage.
    for node in damaged where node.isMounted {
      let rect = node.takeDamage().intersection(bounds)
      guard !rect.isEmpty, !rects.contains(where: { $0.intersection(rect) == rect }) else {
        continue
      }
      rects.removeAll { rect.intersection($0) == $0 }
      rects.append(rect)
    }
    damaged.removeAll(keepingCapacity: true)
    defer { isWhole = false }
    return isWhole ? [bounds] : rects
  }

  private func paint(_ node: LayoutNode, at origin: CellPoint, clip: CellRect, on canvas: inout Canvas) {
    let visible = CellRect(origin: origin, size: node.frame.size).intersection(clip)
    if visible.isEmpty { return }
    node.graph.counters.nodesPainted += 1
    let style = canvas.style
    canvas.clip = visible
    canvas.style.formUnion(node.contentStyle)
    node.draw(into: &canvas, at: origin)
    let contentOrigin = origin - node.contentOffset
    let inside = visible.intersection(node.contentBounds.offset(by: origin))
    let rows = (inside.minRow - contentOrigin.row)..<(inside.maxRow - contentOrigin.row)
    for child in node.layoutChildren(inRows: rows) {
      paint(child, at: contentOrigin + child.frame.origin, clip: inside, on: &canvas)
    }
    canvas.style = style
  }
}

extension LayoutNode {
  /// Where the node stands on screen, whether or not it can be seen there.
  var absoluteFrame: CellRect {
    var point = frame.origin
    var node = layoutParent
    while let current = node {
      point = point + current.frame.origin - current.contentOffset
      node = current.layoutParent
    }
    return CellRect(origin: point, size: frame.size)
  }

  /// The part of the node that can be seen on screen.
  var visibleFrame: CellRect { visible(CellRect(origin: .zero, size: frame.size)) }

  /// The part of a rectangle, given in the node's own cells, that can be seen on screen.
  func visible(_ rect: CellRect) -> CellRect {
    var rect = rect.intersection(CellRect(origin: .zero, size: frame.size)).offset(by: frame.origin)
    var node = layoutParent
    while let current = node {
      rect = rect.offset(by: CellPoint.zero - current.contentOffset)
      rect = rect.intersection(current.contentBounds).offset(by: current.frame.origin)
      node = current.layoutParent
    }
    return rect
  }
}
