import EarshotGeometry
import EarshotTerminal

/// A node with a frame: it can be measured, placed and drawn.
class LayoutNode: ViewNode {
  /// The node that places this one; its frame is relative to that node's.
  private(set) unowned(unsafe) var layoutParent: LayoutNode?
  private(set) var frame: CellRect = .zero
  private var sizes = SizeCache()
  private var needsArranging = true
  private var damaged: CellRect?
  private var proposal = ProposedCells.ideal

  /// The size the node takes of what it is offered. Override; call ``size(for:)``.
  func measure(_ proposal: ProposedCells) -> CellSize { .zero }

  /// Places the children in the node's own size, which is what it takes of `proposal`. Override where there are children
  /// with frames; what they are offered is best what they were measured with, so that nothing is measured again.
  func arrange(in size: CellSize, for proposal: ProposedCells) {}

  /// Draws the node itself, not its children, with its top leading cell at `origin`.
  func draw(into canvas: inout Canvas, at origin: CellPoint) {}

  /// The children with frames that may be visible in `rows`, which are rows of this node.
  func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> { [] }

  /// How far the content is scrolled: subtracted from the children's places.
  var contentOffset: CellPoint { .zero }

  /// Moves the content as little as shows `rect`, which is given in the content's own cells. Override where it can move.
  func reveal(_ rect: CellRect) {}

  /// The part of the node in which its children are seen.
  var contentBounds: CellRect { CellRect(origin: .zero, size: frame.size) }

  /// The style of everything inside.
  var contentStyle: CellStyle { [] }

  /// Whether the node's own size depends on what is inside it. Where it doesn't, a change inside stays inside.
  var sizeDependsOnContent: Bool { true }

  override func collectLayout(into list: inout [LayoutNode]) { list.append(self) }

  final override var firstLayout: LayoutNode? { self }

  override func layoutListDidChange() -> Bool {
    contentLayoutDidChange()
    return true
  }

  /// The size for a proposal, measured at most once while nothing changes.
  final func size(for proposal: ProposedCells) -> CellSize {
    if let size = sizes[proposal] { return size }
    graph.counters.layoutsComputed += 1
    let size = measure(proposal)
    sizes.insert(size, for: proposal)
    return size
  }

  /// Gives the node its place, of the size it takes of `proposal`, and its children theirs where needed.
  final func place(_ frame: CellRect, for proposal: ProposedCells, in parent: LayoutNode?) {
    let old = self.frame
    // One that had no place before comes with an update of the tree.
    if frame.minRow != old.minRow, layoutParent != nil { graph.rowsHaveMoved = true }
    layoutParent = parent
    self.frame = frame
    if frame != old { noteMove(from: old, in: parent) }
    if needsArranging || frame.size != old.size || proposal != self.proposal {
      self.proposal = proposal
      needsArranging = false
      arrange(in: frame.size, for: proposal)
    }
  }

  private func noteMove(from old: CellRect, in parent: LayoutNode?) {
    guard let parent else { return invalidateDrawing() }
    parent.damage(old.union(frame).offset(by: CellPoint.zero - parent.contentOffset))
  }

  /// What the node covered is drawn again. Its parent is still there: children leave first.
  override func unmount() {
    if isMounted, let layoutParent {
      layoutParent.damage(frame.offset(by: CellPoint.zero - layoutParent.contentOffset))
    }
    super.unmount()
  }

  /// Whether another measurement would give the same sizes as before.
  final func sizesAreUnchanged() -> Bool {
    !sizes.isIncomplete && sizes.entries.allSatisfy { measure($0.proposal) == $0.size }
  }

  /// Has the node measured and arranged anew, and those around it whose size may depend on it.
  final func invalidateLayout() {
    forgetSizes()
    guard let layoutParent else { return graph.invalidateLayout(of: self) }
    layoutParent.itemDidChange(self)
    layoutParent.contentLayoutDidChange()
  }

  /// One of the nodes that this one places may have another size.
  func itemDidChange(_ item: LayoutNode) {}

  /// Something inside may have another size: the node is arranged anew, and measured if that depends on it.
  final func contentLayoutDidChange() {
    var node = self
    while node.sizeDependsOnContent, let parent = node.layoutParent {
      node.forgetSizes()
      parent.itemDidChange(node)
      node = parent
    }
    node.forgetSizes()
    graph.invalidateLayout(of: node)
  }

  private func forgetSizes() {
    sizes.removeAll()
    needsArranging = true
  }

  /// Whether the node was asked for its ideal width or height since it last changed.
  final var wasAskedForIdeal: Bool {
    sizes.entries.contains { $0.proposal.width == nil || $0.proposal.height == nil }
  }

  /// Arranges the node again at its present size.
  func rearrange() {
    guard isMounted, needsArranging else { return }
    needsArranging = false
    arrange(in: frame.size, for: proposal)
  }

  /// Has the node drawn again where it stands.
  final func invalidateDrawing() { damage(CellRect(origin: .zero, size: frame.size)) }

  /// Has a part of the node, in its own cells, drawn again.
  final func damage(_ rect: CellRect) {
    if damaged == nil { graph.drawing.add(self) }
    damaged = damaged?.union(rect) ?? rect
  }

  /// The part to be drawn again, where it can be seen on screen.
  final func takeDamage() -> CellRect {
    defer { damaged = nil }
    return visible(damaged ?? .zero)
  }
}

/// The sizes that a node has answered since it last changed, by proposal: a stack asks each child for several.
private struct SizeCache {
  /// Stacks inside one another that share out what is short ask for up to a dozen; with room for fewer, each forgets what
  /// the next asks for again, and the work grows with the power of the depth.
  private static let capacity = 16
  private(set) var entries: [(proposal: ProposedCells, size: CellSize)] = []
  /// Whether some answer is no longer here, on which those around may rely.
  private(set) var isIncomplete = false

  subscript(proposal: ProposedCells) -> CellSize? { entries.first { $0.proposal == proposal }?.size }

  mutating func insert(_ size: CellSize, for proposal: ProposedCells) {
    if entries.count == Self.capacity {
      entries.removeFirst()
      isIncomplete = true
    }
    entries.append((proposal, size))
  }

  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    isIncomplete = false
  }
}
