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
/// If there is room for all at their largest, they get that. Otherwise what is offered is shared out from the least to the
/// most flexible item, so that rigid ones get what they need.
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
  ///
  /// Mostly there is room for everything, or none at all, and each item has to be asked once only.
  private func share(_ proposal: ProposedCells) -> [CellSize] {
    guard let offered = proposal[axis] else { return items.map { $0.size(for: proposal) } }
    let largest = sizes(proposal, along: ProposedCells.infinity)
    let total = largest.reduce(gaps) { $0 + $1[axis] }
    if offered >= ProposedCells.infinity || total <= offered { return largest }
    let smallest = sizes(proposal, along: 0)
    if offered <= gaps { return smallest }
    let flexibilities = zip(largest, smallest).map { $0[axis] - $1[axis] }
    let order = items.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    // Spacers take what the other items leave; only their least lengths are kept back.
    let spacers = order.filter { items[$0] is SpacerNode }
    var sizes = smallest
    var left = offered - gaps
    let reserved = spacers.reduce(0) { $0 + smallest[$1][axis] }
    left -= share(proposal, left - reserved, in: order.filter { !spacers.contains($0) }, &sizes)
    _ = share(proposal, left, in: spacers, &sizes)
    return sizes
  }

  /// Shares `length` out in the order given: to each item its part of what is left. Returns what they take.
  private func share(
    _ proposal: ProposedCells, _ length: Int, in order: [Int], _ sizes: inout [CellSize]
  ) -> Int {
    var left = length
    var proposal = proposal
    for (taken, index) in order.enumerated() {
      let remaining = order.count - taken
      proposal[axis] = max(0, (left + remaining - 1) / remaining)
      sizes[index] = items[index].size(for: proposal)
      left -= sizes[index][axis]
    }
    return length - left
  }

  private func sizes(_ proposal: ProposedCells, along length: Int) -> [CellSize] {
    var proposal = proposal
    proposal[axis] = length
    return items.map { $0.size(for: proposal) }
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
