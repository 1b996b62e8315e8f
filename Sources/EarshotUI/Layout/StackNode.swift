import EarshotGeometry

/// How a stack lays its items out.
struct StackLayout {
  let axis: Axis
  /// Cells between the items.
  let spacing: Int
  /// Where an item stands across the stack: its offset for its length in what there is.
  let crossOffset: (Int, Int) -> Int
}

/// Lays its items out along one axis.
///
/// What is offered is shared out from the least to the most flexible item, so that rigid ones get what they need.
/// Leftover cells go to the first items, so that widths always add up.
final class StackNode: ContainerNode {
  var layout: StackLayout {
    // Compared by what it does: closures can't be compared.
    didSet {
      if layout.spacing != oldValue.spacing || layout.crossOffset(1, 4) != oldValue.crossOffset(1, 4) {
        invalidateLayout()
      }
    }
  }

  init(_ layout: StackLayout, parent: ViewNode) {
    self.layout = layout
    super.init(parent: parent)
  }

  private var axis: Axis { layout.axis }
  private var spacing: Int { layout.spacing }

  /// What a row listed last, in reading order.
  private var read: [Semantics] = []

  override var childAxis: Axis { axis }

  override func measure(_ proposal: ProposedCells) -> CellSize {
    let lengths = share(proposal)
    var size = CellSize.zero
    size[axis] = lengths.reduce(gaps) { $0 + $1[axis] }
    size[axis.other] = lengths.map { $0[axis.other] }.max() ?? 0
    return size
  }

  override func arrange(in size: CellSize) {
    let sizes = share(ProposedCells(size))
    var position = 0
    for (item, itemSize) in zip(items, sizes) {
      var origin = CellPoint.zero
      let across = layout.crossOffset(itemSize[axis.other], size[axis.other])
      if axis == .vertical {
        origin = CellPoint(column: across, row: position)
      } else {
        origin = CellPoint(column: position, row: across)
      }
      item.place(CellRect(origin: origin, size: itemSize), in: self)
      position += itemSize[axis] + spacing
    }
    checkReadingOrder()
  }

  private var gaps: Int { spacing * max(0, items.count - 1) }

  /// The size of each item, in order, when the stack is offered `proposal`.
  private func share(_ proposal: ProposedCells) -> [CellSize] {
    guard let offered = proposal[axis] else { return items.map { $0.size(for: proposal) } }
    var sizes = Array(repeating: CellSize.zero, count: items.count)
    var left = offered - gaps
    var remaining = items.count
    for index in orderOfFlexibility(proposal) {
      var itemProposal = proposal
      itemProposal[axis] = max(0, (left + remaining - 1) / remaining)
      sizes[index] = items[index].size(for: itemProposal)
      left -= sizes[index][axis]
      remaining -= 1
    }
    return sizes
  }

  private func orderOfFlexibility(_ proposal: ProposedCells) -> [Int] {
    let flexibilities = items.map { flexibility($0, proposal) }
    return items.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
  }

  private func flexibility(_ item: LayoutNode, _ proposal: ProposedCells) -> Int {
    var smallest = proposal
    smallest[axis] = 0
    var largest = proposal
    largest[axis] = ProposedCells.infinity
    return item.size(for: largest)[axis] - item.size(for: smallest)[axis]
  }

  /// A row of columns is read line by line; a column is read as its items stand.
  override func collectSemantics(into list: inout [Semantics]) {
    guard axis == .horizontal else { return super.collectSemantics(into: &list) }
    var found: [Semantics] = []
    super.collectSemantics(into: &found)
    read = ReadingOrder.sorted(found, in: self)
    list += read
  }

  /// Has the elements listed anew if those of the row are read in another order now.
  private func checkReadingOrder() {
    // What is gone has the list made anew in any case.
    guard axis == .horizontal, read.allSatisfy(\.isCurrent) else { return }
    if !ReadingOrder.sorted(read, in: self).elementsEqual(read, by: ===) { invalidateSemanticList() }
  }
}
