import EarshotAccessibility
import EarshotGeometry

/// Where things stand, for the order of the scan and for its rows (`switch-control.md` B3, 1 and 4).
extension EngineState {
  /// Siblings by priority, then by position, where a container stands at the smallest position in it; ties as the host
  /// has them.
  mutating func sortedByCorner(_ children: [Slot], in container: Slot) -> [Slot] {
    // Without frames the tree's own order is that of the host, priorities first.
    guard children.contains(where: { tree.standings[$0.index] != nil }) else { return children }
    let isPlaced = children.allSatisfy {
      tree[$0].flags.contains(.element) ? tree.standings[$0.index] != nil : true
    }
    let ranks = hostRanks(in: container)
    let siblings = children.map { child in
      ReadingOrder.Sibling(
        slot: child, priority: tree.nodes[child.index].sortPriority,
        standing: isPlaced ? corner(of: child) : nil, index: ranks[child] ?? 0)
    }
    return tree.order.sorted(siblings).map(\.slot)
  }

  private func hostRanks(in container: Slot) -> [Slot: Int] {
    var ranks: [Slot: Int] = [:]
    for (index, id) in tree.nodes[container.index].children.enumerated() {
      if let slot = tree.slots[id] { ranks[slot] = index }
    }
    return ranks
  }

  /// The smallest position of what is in a container; a tab bar stands where its own frame says.
  private mutating func corner(of slot: Slot) -> CellPoint? {
    if let known = knownCorner(of: slot) { return known }
    var unknown = [slot]
    var next = 0
    while next < unknown.count {
      unknown += tree.children(at: unknown[next]).filter { knownCorner(of: $0) == nil }
      next += 1
    }
    for container in unknown.reversed() { findCorner(of: container) }
    return knownCorner(of: slot) ?? nil
  }

  /// `nil` for a container that was not looked into.
  private func knownCorner(of slot: Slot) -> CellPoint?? {
    let node = tree.nodes[slot.index]
    let standsByItself = !tree[slot].flags.isDisjoint(with: [.element, .tabBar])
    return standsByItself ? .some(node.frame?.origin) : scanner.lists.corners[node.id]
  }

  /// Of a container in which all corners are known.
  private mutating func findCorner(of container: Slot) {
    let children = tree.children(at: container)
    counters.scanNodesVisited += children.count
    let corners = children.compactMap { knownCorner(of: $0) ?? nil }
    let smallest = corners.dropFirst().reduce(corners.first) { known, corner in known.map { min($0, corner) }
    }
    scanner.lists.corners[tree.nodes[container.index].id] = .some(smallest)
  }

  private func min(_ first: CellPoint, _ second: CellPoint) -> CellPoint {
    if first.row != second.row { return first.row < second.row ? first : second }
    let isLeft = first.column <= second.column
    return isLeft != tree.order.readsRightToLeft ? first : second
  }

  /// Whether elements of one row in this container may become a group.
  func formsRows(_ container: Slot) -> Bool {
    settings.switchControl.groupsItems && !tree[container].flags.contains(.keepsOrder)
  }

  /// Runs of three elements or more in one row, as groups; if the level has many elements, and not all of them stand
  /// in that row.
  func groupedInRows(_ entries: [ScanEntry]) -> [ScanEntry] {
    guard entries.count(where: { $0.identity == nil }) >= settings.switchControl.manyItems else {
      return entries
    }
    var result: [ScanEntry] = []
    var start = 0
    while start < entries.count {
      let row = row(of: entries[start])
      var end = start + 1
      while end < entries.count, row != nil, self.row(of: entries[end]) == row { end += 1 }
      let run = entries[start..<end]
      if let row, run.count >= 3, run.count < entries.count {
        result.append(.row(row, run.compactMap(\.leaf)))
      } else {
        result += run
      }
      start = end
    }
    return result
  }

  /// The row of an element that may be grouped with its neighbours.
  private func row(of entry: ScanEntry) -> Int? {
    guard case .leaf(let id, isLoose: false) = entry else { return nil }
    return screenFrame(of: id)?.minRow
  }

  /// Where a node stands: as it says, else as the host knows.
  func screenFrame(of id: NodeID) -> CellRect? {
    tree.slots[id].flatMap { tree.nodes[$0.index].frame } ?? scanner.host.geometry?.frame(of: id)
  }
}

extension ScanEntry {
  /// The element that it is.
  var leaf: NodeID? {
    if case .leaf(let id, _) = self { return id }
    return nil
  }
}
