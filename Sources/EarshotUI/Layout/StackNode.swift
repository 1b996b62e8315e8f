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
    for group in priorityGroups {
      let reserved = group.lower.reduce(0) { $0 + length($1, offered: 0, proposal) }
      var remaining = group.indices.count
      for index in orderOfFlexibility(group.indices, proposal) {
        var itemProposal = proposal
        itemProposal[axis] = max(0, (left - reserved + remaining - 1) / remaining)
        sizes[index] = items[index].size(for: itemProposal)
        left -= sizes[index][axis]
        remaining -= 1
      }
    }
    return sizes
  }

  /// Spacers take what the other items leave, so those come first, with only the spacers' least lengths kept back.
  private var priorityGroups: [(indices: [Int], lower: [LayoutNode])] {
    let spacers = items.indices.filter { items[$0] is SpacerNode }
    if spacers.isEmpty { return [(Array(items.indices), [])] }
    let others = items.indices.filter { !(items[$0] is SpacerNode) }
    return [(others, spacers.map { items[$0] }), (spacers, [])]
  }

  private func orderOfFlexibility(_ indices: [Int], _ proposal: ProposedCells) -> [Int] {
    let flexibilities = indices.map { flexibility(items[$0], proposal) }
    return zip(flexibilities, indices).sorted { $0 < $1 }.map(\.1)
  }

  private func length(_ item: LayoutNode, offered: Int, _ proposal: ProposedCells) -> Int {
    var itemProposal = proposal
    itemProposal[axis] = offered
    return item.size(for: itemProposal)[axis]
  }

  private func flexibility(_ item: LayoutNode, _ proposal: ProposedCells) -> Int {
    length(item, offered: ProposedCells.infinity, proposal) - length(item, offered: 0, proposal)
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
