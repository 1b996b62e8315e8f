import EarshotAccessibility
import EarshotGeometry

/// The scan tree (`switch-control.md` B3). It is built level by level when the highlight comes there.
extension EngineState {
  /// The node that everything scanned stands in: the innermost modal container that can be reached, else the root
  /// (B2).
  func scanRoot() -> Slot {
    var root = tree.rootSlot
    for modal in tree.modals where tree.isWalked(modal) && !tree[modal].flags.contains(.element) {
      if root == tree.rootSlot || isInside(modal, root) || tree.isRead(root, before: modal) { root = modal }
    }
    return root
  }

  private func isInside(_ slot: Slot, _ container: Slot) -> Bool { tree.path(from: slot).contains(container) }

  /// The entries of the screen.
  mutating func rootEntries() -> [ScanEntry] {
    let root = scanRoot()
    if root.isNone || !isScanned(root) { return [] }
    if tree[root].flags.contains(.element) { return [.leaf(tree.nodes[root.index].id, isLoose: false)] }
    return scanEntries(of: root)
  }

  /// The entries of a container.
  mutating func scanEntries(of container: Slot, isLoose: Bool = false) -> [ScanEntry] {
    let key = ScanLists.Key(container: tree.nodes[container.index].id, isLoose: isLoose)
    if let known = scanner.lists.entries[key] { return known }
    counters.scanListsBuilt += 1
    var entries: [ScanEntry] = []
    for child in scanChildren(of: container) { add(child, to: &entries, isLoose: isLoose) }
    if formsRows(container) { entries = groupedInRows(entries) }
    scanner.lists.entries[key] = entries
    return entries
  }

  private mutating func add(_ child: Slot, to entries: inout [ScanEntry], isLoose: Bool) {
    if tree[child].flags.contains(.element) {
      entries.append(.leaf(tree.nodes[child.index].id, isLoose: isLoose))
      return
    }
    switch scanning(of: child) {
    case .spliced: entries += scanEntries(of: child, isLoose: isLoose)
    case .separate: entries += scanEntries(of: child, isLoose: true)
    case .group where isGroup(child): entries.append(.container(tree.nodes[child.index].id))
    case .group: entries += scanEntries(of: child)
    }
  }

  /// How a container is scanned.
  private enum ContainerScan {
    case spliced, separate, group
  }

  private func scanning(of container: Slot) -> ContainerScan {
    guard settings.switchControl.groupsItems else { return .spliced }
    let node = tree.nodes[container.index]
    let details = node.hasDetails ? node.details : NodeDetails()
    switch details.navigationStyle {
    case .separate: return .separate
    case .combined: return .group
    case .automatic: return node.role.isSemanticContainer || details.groupsChildren ? .group : .spliced
    }
  }

  /// Whether the container is highlighted as a whole: one with a single entry is that entry, unless more may come.
  func isGroup(_ container: Slot) -> Bool {
    guard scanning(of: container) == .group, tree[container].kinds.contains(.scannable) else { return false }
    if tree[container].own.contains(.incomplete) { return true }
    var count = 0
    countEntries(of: container, upTo: 2, &count)
    return count >= 2
  }

  /// Counts entries without building them: rows never make one entry of several.
  private func countEntries(of container: Slot, upTo limit: Int, _ count: inout Int) {
    var child = walkedChild(of: container)
    while !child.isNone, count < limit {
      if isScanned(child) {
        if tree[child].flags.contains(.element) || scanning(of: child) == .group {
          count += 1
        } else {
          countEntries(of: child, upTo: limit, &count)
        }
      }
      if !tree[container].modalChild.isNone { return }
      child = tree[child].next
    }
  }

  /// The first child that a walk might come to: the modal one, if there is one.
  private func walkedChild(of container: Slot) -> Slot {
    let modal = tree[container].modalChild
    return modal.isNone ? tree[container].firstChild : modal
  }

  /// Whether the node is, or holds, something to scan.
  private func isScanned(_ slot: Slot) -> Bool {
    tree[slot].kinds.contains(.scannable) && !tree[slot].flags.contains(.hidden)
  }

  /// The children with something to scan, in the order in which they are scanned.
  private mutating func scanChildren(of container: Slot) -> [Slot] {
    var children: [Slot] = []
    var child = walkedChild(of: container)
    while !child.isNone {
      counters.scanNodesVisited += 1
      if isScanned(child) { children.append(child) }
      child = tree[container].modalChild.isNone ? tree[child].next : .none
    }
    return tree[container].flags.contains(.keepsOrder) ? children : sortedByCorner(children, in: container)
  }
}
