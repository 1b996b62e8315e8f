import EarshotGeometry
import EarshotTerminal

/// A modifier that changes the size or place of each view it is applied to.
@MainActor protocol LayoutModifier: PrimitiveModifier, Equatable where Node == LayoutModifierNode {
  /// What the modified view is offered when `proposal` is offered to the place around it.
  func offer(_ proposal: ProposedCells) -> ProposedCells

  /// The size of the place, when the modified view takes `inner` of its offer.
  func size(_ proposal: ProposedCells, around inner: CellSize) -> CellSize

  /// Where the modified view, which takes `inner`, stands in a place of `size`.
  func origin(of inner: CellSize, in size: CellSize) -> CellPoint

  /// Whether the size is the same whatever the modified view says.
  var isFixed: Bool { get }

  /// The style of the modified view's cells.
  var style: CellStyle { get }
}

extension LayoutModifier {
  var style: CellStyle { [] }

  func makeNode(in parent: ViewNode) -> LayoutModifierNode { LayoutModifierNode(self, parent: parent) }

  func updateNode(_ node: LayoutModifierNode) {
    if (node.modifier as? Self) != self { node.modifier = self }
  }
}

/// Puts a place of its own around each node with a frame in the content.
final class LayoutModifierNode: WrapperNode {
  private var wrappers: [ModifiedLayout] = []

  var modifier: any LayoutModifier {
    didSet {
      for wrapper in wrappers {
        wrapper.invalidateLayout()
        wrapper.invalidateDrawing()
      }
    }
  }

  init(_ modifier: any LayoutModifier, parent: ViewNode) {
    self.modifier = modifier
    super.init(parent: parent)
  }

  override func collectLayout(into list: inout [LayoutNode]) {
    var inner: [LayoutNode] = []
    content.collectLayout(into: &inner)
    var old = Dictionary(uniqueKeysWithValues: wrappers.map { (ObjectIdentifier($0.inner), $0) })
    wrappers = inner.map { item in
      old.removeValue(forKey: ObjectIdentifier(item)) ?? ModifiedLayout(of: item, in: self)
    }
    old.values.forEach { $0.unmount() }
    list += wrappers as [LayoutNode]
  }

  override var firstLayout: LayoutNode? { wrappers.first }

  override func willUnmount() { wrappers.forEach { $0.unmount() } }
}

/// The place that a layout modifier makes around one node.
final class ModifiedLayout: LayoutNode {
  let inner: LayoutNode
  private unowned(unsafe) let owner: LayoutModifierNode

  init(of inner: LayoutNode, in owner: LayoutModifierNode) {
    self.inner = inner
    self.owner = owner
    super.init(parent: owner)
  }

  override var contentStyle: CellStyle { owner.modifier.style }

  override var sizeDependsOnContent: Bool { !owner.modifier.isFixed }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    owner.modifier.size(proposal, around: inner.size(for: owner.modifier.offer(proposal)))
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    let offered = owner.modifier.offer(proposal)
    let innerSize = inner.size(for: offered)
    let origin = owner.modifier.origin(of: innerSize, in: size)
    inner.place(CellRect(origin: origin, size: innerSize), for: offered, in: self)
  }

  override func layoutChildren(inRows rows: Range<Int>) -> ArraySlice<LayoutNode> { [inner] }

  /// What stands inside is placed anew while the rows around are not: their reading order may be another one all the same.
  override func rearrange() {
    super.rearrange()
    var node = parent
    while let current = node, current.semantics == nil {
      (current as? StackNode)?.checkReadingOrder()
      node = current.parent
    }
  }
}
