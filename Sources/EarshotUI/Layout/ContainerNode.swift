import EarshotGeometry

/// A node that places the nodes with frames inside its content: one below the other, unless it says otherwise.
class ContainerNode: LayoutNode {
  /// Set once, right after the node is made: the content needs the node as its parent.
  var content: ViewNode! = nil
  private var collected: [LayoutNode]?

  /// The nodes to place, in order.
  final var items: [LayoutNode] {
    if let collected { return collected }
    var list: [LayoutNode] = []
    content.collectLayout(into: &list)
    collected = list
    return list
  }

  override func visitChildren(_ visit: (ViewNode) -> Void) { visit(content) }

  override func layoutListDidChange() -> Bool {
    collected = nil
    return super.layoutListDidChange()
  }

  /// The axis along which the items are placed, for those whose look depends on it.
  var childAxis: Axis { .vertical }

  /// The size of a column of the items when each is offered the same.
  final func columnSize(for proposal: ProposedCells) -> CellSize {
    items.reduce(into: .zero) { column, item in
      let size = item.size(for: proposal)
      column.width = max(column.width, size.width)
      column.height += size.height
    }
  }

  /// Places the items, each of which is offered the same, one below the other.
  final func placeColumn(for proposal: ProposedCells, at origin: CellPoint = .zero) {
    var point = origin
    for item in items {
      let size = item.size(for: proposal)
      item.place(CellRect(origin: point, size: size), for: proposal, in: self)
      point.row += size.height
    }
  }

  /// Of a column, only the items that reach into `rows`: they stand in order, so a search finds them.
  override func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> {
    let items = items
    guard childAxis == .vertical else { return items[...] }
    let first = items.firstIndex(sorted: { $0.frame.maxRow > rows.lowerBound })
    let end = items.firstIndex(sorted: { $0.frame.minRow >= rows.upperBound })
    return first < end ? items[first..<end] : []
  }
}

extension Array {
  /// The first index for which `predicate` holds, where it holds for all that follow; `endIndex` if for none.
  func firstIndex(sorted predicate: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
