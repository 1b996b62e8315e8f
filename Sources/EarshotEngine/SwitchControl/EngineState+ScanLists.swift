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
    // Those inside come first, so that nothing has to go as deep as the tree does.
    var lists = [parts(of: container, isLoose: isLoose)]
    var next = 0
    while next < lists.count {
      for case .list(let inner, let isLoose) in lists[next].parts {
        if knownEntries(of: inner, isLoose) == nil { lists.append(parts(of: inner, isLoose: isLoose)) }
      }
      next += 1
    }
    for list in lists.reversed() { build(list) }
    return scanner.lists.entries[key] ?? []
  }

  /// What a list of entries is put together of.
  private enum ListPart {
    case entry(ScanEntry)
    /// All entries of a container inside.
    case list(Slot, isLoose: Bool)
  }

  private typealias PartList = (container: Slot, isLoose: Bool, parts: [ListPart])

  private func knownEntries(of container: Slot, _ isLoose: Bool) -> [ScanEntry]? {
    scanner.lists.entries[ScanLists.Key(container: tree.nodes[container.index].id, isLoose: isLoose)]
  }

  private mutating func parts(of container: Slot, isLoose: Bool) -> PartList {
    (container, isLoose, scanChildren(of: container).map { part(for: $0, isLoose: isLoose) })
  }

  private func part(for child: Slot, isLoose: Bool) -> ListPart {
    let id = tree.nodes[child.index].id
    if tree[child].flags.contains(.element) { return .entry(.leaf(id, isLoose: isLoose)) }
    return switch scanning(of: child) {
    case .spliced: .list(child, isLoose: isLoose)
    case .separate: .list(child, isLoose: true)
    case .group: isGroup(child) ? .entry(.container(id)) : .list(child, isLoose: false)
    }
  }

  /// Puts a list together; those inside are known.
  private mutating func build(_ list: PartList) {
    counters.scanListsBuilt += 1
    var entries: [ScanEntry] = []
    for part in list.parts {
      switch part {
      case .entry(let entry): entries.append(entry)
      case .list(let inner, let isLoose): entries += knownEntries(of: inner, isLoose) ?? []
      }
    }
    if formsRows(list.container) { entries = groupedInRows(entries) }
    let key = ScanLists.Key(container: tree.nodes[list.container.index].id, isLoose: list.isLoose)
    scanner.lists.entries[key] = entries
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
    return hasSeveralEntries(container)
  }

  /// Counts entries without building them: rows never make one entry of several.
  private func hasSeveralEntries(_ container: Slot) -> Bool {
    var rest = [walkedChild(of: container)]
    var count = 0
    while let child = rest.popLast(), count < 2 {
      if child.isNone { continue }
      rest.append(walkedSibling(after: child))
      if !isScanned(child) { continue }
      let isEntry = tree[child].flags.contains(.element) || scanning(of: child) == .group
      if isEntry { count += 1 } else { rest.append(walkedChild(of: child)) }
    }
    return count >= 2
  }

  /// A modal child is the only one that is walked.
  private func walkedSibling(after child: Slot) -> Slot {
    tree[tree[child].parent].modalChild.isNone ? tree[child].next : .none
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
      child = walkedSibling(after: child)
    }
    return tree[container].flags.contains(.keepsOrder) ? children : sortedByCorner(children, in: container)
  }
}
