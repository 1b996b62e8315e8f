import EarshotGeometry

/// The sizes of a stack's items where its length is not limited: each item takes what it likes, whatever the others do.
/// Kept between layouts, so that a change of one item costs no look at the others.
@MainActor struct ItemSizes {
  /// What every item is offered.
  let proposal: ProposedCells
  private let axis: Axis
  private(set) var sizes: [CellSize]
  /// The lengths of all items along the stack, without the gaps.
  private(set) var length = 0
  /// How many items have each length across the stack.
  private var across: [Int: Int] = [:]

  init(of items: [LayoutNode], for proposal: ProposedCells, along axis: Axis) {
    self.proposal = proposal
    self.axis = axis
    sizes = items.map { $0.size(for: proposal) }
    for size in sizes { add(size) }
  }

  /// The greatest length across the stack.
  ///
  /// - Complexity: O(different lengths).
  var breadth: Int { across.keys.max() ?? 0 }

  /// Takes an item's new size.
  mutating func replace(_ index: Int, with size: CellSize) {
    let old = sizes[index]
    length -= old[axis]
    across[old[axis.other], default: 0] -= 1
    if across[old[axis.other]] == 0 { across[old[axis.other]] = nil }
    sizes[index] = size
    add(size)
  }

  private mutating func add(_ size: CellSize) {
    length += size[axis]
    across[size[axis.other], default: 0] += 1
  }
}
