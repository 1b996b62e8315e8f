import EarshotAccessibility
import EarshotGeometry

/// Shows a part of its content. Its size is what it is offered, so that a change inside stays inside.
final class ScrollNode: ContainerNode {
  var axes: Axis.Set {
    didSet { if axes != oldValue { invalidateLayout() } }
  }
  private let role: Role
  private var facet: Semantics! = nil
  private(set) var contentSize: CellSize = .zero

  private(set) var offset: CellPoint = .zero {
    didSet { if offset != oldValue { invalidateDrawing() } }
  }

  init(_ axes: Axis.Set, role: Role, parent: ViewNode) {
    self.axes = axes
    self.role = role
    super.init(parent: parent)
    facet = Semantics(.container, of: self)
  }

  override var semantics: Semantics? { facet }

  override func describe(_ record: inout SemanticRecord) {
    record.node.role = role
    if isLarger { record.node.actions.insert(.scroll) }
  }

  /// Whether some of the content is out of sight.
  private var isLarger = false {
    didSet { if isLarger != oldValue { facet.invalidate() } }
  }

  /// Only where the ideal size is asked for, as inside another area that scrolls.
  override var sizeDependsOnContent: Bool { wasAskedForIdeal }
  override var contentOffset: CellPoint { offset }

  /// What is offered, and the ideal size of the content where nothing is.
  override func measure(_ proposal: ProposedCells) -> CellSize {
    if let width = proposal.width, let height = proposal.height {
      return CellSize(width: width, height: height)
    }
    let ideal = columnSize(for: offer(proposal))
    return CellSize(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    let offered = offer(ProposedCells(size))
    placeColumn(for: offered)
    contentSize = columnSize(for: offered)
    isLarger = Axis.allCases.contains(where: canScroll)
    scroll(to: offset)
  }

  override func perform(_ action: ActionRequest.Action) -> Bool {
    guard case .scroll(let direction) = action else { return false }
    return scrollPage(direction)
  }

  /// Whether some of the content is out of sight along an axis.
  func canScroll(along axis: Axis) -> Bool {
    axes.contains(axis == .vertical ? .vertical : .horizontal) && contentSize[axis] > frame.size[axis]
  }

  private func offer(_ proposal: ProposedCells) -> ProposedCells {
    ProposedCells(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func scroll(to point: CellPoint) {
    offset = CellPoint(
      column: min(max(point.column, 0), max(0, contentSize.width - frame.size.width)),
      row: min(max(point.row, 0), max(0, contentSize.height - frame.size.height)))
  }

  /// Moves the content as little as shows `rect`, which is given in the content's own cells.
  override func reveal(_ rect: CellRect) {
    scroll(
      to: CellPoint(
        column: Self.reveal(rect.minColumn, rect.maxColumn, from: offset.column, length: frame.size.width),
        row: Self.reveal(rect.minRow, rect.maxRow, from: offset.row, length: frame.size.height)))
  }

  private static func reveal(_ low: Int, _ high: Int, from offset: Int, length: Int) -> Int {
    if low < offset || high - low > length { return low }
    return high > offset + length ? high - length : offset
  }
}

extension LayoutNode {
  /// Scrolls every area around the node so that it can be seen.
  func scrollToVisible() {
    var rect = frame
    var node = layoutParent
    while let current = node {
      current.reveal(rect)
      rect = rect.offset(by: current.frame.origin - current.contentOffset)
      node = current.layoutParent
    }
  }
}
