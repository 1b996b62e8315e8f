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
        forgetItems()
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
    var size = CellSize.zero
    if proposal[axis] == nil {
      let kept = itemSizes(for: proposal)
      size[axis] = kept.length + gaps
      size[axis.other] = kept.breadth
      return size
    }
    size[axis] = gaps
    for share in shares(of: proposal) {
      size[axis] += share.size[axis]
      size[axis.other] = max(size[axis.other], share.size[axis.other])
    }
    return size
  }

  override func arrange(in size: CellSize, for proposal: ProposedCells) {
    defer { checkReadingOrder() }
    if proposal[axis] == nil { return arrangeChanged(in: size, for: proposal) }
    unplaced = nil
    var position = 0
    for (index, share) in shares(of: proposal).enumerated() {
      place(index, share, at: position, in: size)
      position += share.size[axis] + spacing
    }
  }

  private func place(_ index: Int, _ share: Share, at position: Int, in size: CellSize) {
    graph.counters.itemsLaidOut += 1
    let across = layout.crossOffset(share.size[axis.other], size[axis.other])
    let origin =
      axis == .vertical
      ? CellPoint(column: across, row: position) : CellPoint(column: position, row: across)
    items[index].place(CellRect(origin: origin, size: share.size), for: share.proposal, in: self)
  }

  // MARK: Without a limit to the length

  private var kept: ItemSizes?
  /// The items that changed since their sizes were kept.
  private var stale: Set<Int> = []
  /// The items that changed since the last arrangement without a limit; `nil` if all have to be placed.
  private var unplaced: (items: Set<Int>, breadth: Int)?
  private var indices: [ObjectIdentifier: Int] = [:]

  override func itemDidChange(_ item: LayoutNode) {
    guard kept != nil, let index = indices[ObjectIdentifier(item)] else { return forgetItems() }
    stale.insert(index)
    unplaced?.items.insert(index)
  }

  override func layoutListDidChange() -> Bool {
    forgetItems()
    return super.layoutListDidChange()
  }

  private func forgetItems() {
    kept = nil
    unplaced = nil
    stale = []
  }

  private func itemSizes(for proposal: ProposedCells) -> ItemSizes {
    if var kept, kept.proposal == proposal {
      for index in stale { kept.replace(index, with: items[index].size(for: proposal)) }
      graph.counters.itemsLaidOut += stale.count
      self.kept = kept
    } else {
      graph.counters.itemsLaidOut += items.count
      kept = ItemSizes(of: items, for: proposal, along: axis)
      indices = Dictionary(uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), $0) })
      unplaced = nil
    }
    stale = []
    return kept!  // set in both branches
  }

  /// Places what changed, and what stands behind an item that is longer or shorter than before.
  private func arrangeChanged(in size: CellSize, for proposal: ProposedCells) {
    let kept = itemSizes(for: proposal)
    let changed = unplaced?.breadth == size[axis.other] ? unplaced?.items : nil
    unplaced = ([], size[axis.other])
    guard let changed else { return placeAll(from: 0, at: 0, kept, in: size) }
    let moved = changed.filter { kept.sizes[$0][axis] != items[$0].frame.size[axis] }.min() ?? items.count
    for index in changed where index < moved {
      place(index, Share(proposal: proposal, size: kept.sizes[index]), at: position(of: index), in: size)
    }
    if moved < items.count { placeAll(from: moved, at: position(of: moved), kept, in: size) }
  }

  private func position(of index: Int) -> Int {
    axis == .vertical ? items[index].frame.minRow : items[index].frame.minColumn
  }

  private func placeAll(from first: Int, at start: Int, _ kept: ItemSizes, in size: CellSize) {
    var position = start
    for index in first..<items.count {
      place(index, Share(proposal: kept.proposal, size: kept.sizes[index]), at: position, in: size)
      position += kept.sizes[index][axis] + spacing
    }
  }

  // MARK: Within a limit

  private var gaps: Int { spacing * max(0, items.count - 1) }

  /// What an item is offered, and what it takes of that.
  private struct Share {
    var proposal: ProposedCells
    var size: CellSize
  }

  /// The share of each item, in order, when the stack is offered `proposal`.
  ///
  /// Mostly there is room for everything, or none at all, and each item has to be asked once only.
  private func shares(of proposal: ProposedCells) -> [Share] {
    guard let offered = proposal[axis] else { preconditionFailure("Without a limit nothing is shared out.") }
    let largest = equalShares(proposal, along: ProposedCells.infinity)
    let total = largest.reduce(gaps) { $0 + $1.size[axis] }
    if offered >= ProposedCells.infinity || total <= offered { return largest }
    let smallest = equalShares(proposal, along: 0)
    if offered <= gaps { return smallest }
    let flexibilities = zip(largest, smallest).map { $0.size[axis] - $1.size[axis] }
    let order = items.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    // Spacers take what the other items leave; only their least lengths are kept back.
    let spacers = order.filter { items[$0] is SpacerNode }
    var shares = smallest
    var left = offered - gaps
    let reserved = spacers.reduce(0) { $0 + smallest[$1].size[axis] }
    left -= share(left - reserved, among: order.filter { !spacers.contains($0) }, in: &shares)
    _ = share(left, among: spacers, in: &shares)
    return shares
  }

  private func equalShares(_ proposal: ProposedCells, along length: Int) -> [Share] {
    var proposal = proposal
    proposal[axis] = length
    graph.counters.itemsLaidOut += items.count
    return items.map { Share(proposal: proposal, size: $0.size(for: proposal)) }
  }

  /// Shares `length` out among some items, in the order given: to each its part of what is left. Returns what they take.
  private func share(_ length: Int, among order: [Int], in shares: inout [Share]) -> Int {
    var left = length
    for (taken, index) in order.enumerated() {
      let remaining = order.count - taken
      shares[index].proposal[axis] = max(0, (left + remaining - 1) / remaining)
      shares[index].size = items[index].size(for: shares[index].proposal)
      left -= shares[index].size[axis]
    }
    return length - left
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
  func checkReadingOrder() {
    // What is gone has the list made anew in any case.
    guard axis == .horizontal, read.allSatisfy(\.isCurrent) else { return }
    if !ReadingOrder.sorted(read, in: self).elementsEqual(read, by: ===) { invalidateSemanticList() }
  }
}
