import EarshotAccessibility

/// Something that the highlight can be taken to.
enum ScanTarget: Equatable {
  case leaf(NodeID)
  case group(ScannerGroup.Identity)
  case exit(ScannerGroup.Identity)
  /// The entry behind the last of the screen.
  case menu
}

/// The way through the levels to something (`switch-control.md` B9, 3).
extension EngineState {
  /// The levels around the target, each with its index on the way to it; `nil` if it isn't in the scan tree. A row is
  /// looked for where `former` had it, then anywhere.
  mutating func scanPath(to target: ScanTarget, former: [ScanLevel] = []) -> [ScanLevel]? {
    switch target {
    case .leaf(let id): path(toLeaf: id)
    case .group(.container(let id)): path(toGroup: id)
    case .group(.row(let row)): path(toRow: row, former: former)
    case .exit(let identity): path(toExitOf: identity, former: former)
    case .menu: settings.switchControl.tapBehavior == .always ? pathToMenu() : nil
    }
  }

  /// A level of the screen with its first candidate.
  mutating func rootLevel() -> ScanLevel { ScanLevel(content: .root(rootEntries())) }

  private mutating func pathToMenu() -> [ScanLevel] {
    var root = rootLevel()
    root.index = root.entryCount
    return [root]
  }

  private mutating func path(toLeaf id: NodeID) -> [ScanLevel]? {
    guard let slot = tree.slots[id], var levels = levels(around: slot), let level = levels.last else {
      return nil
    }
    for (index, entry) in level.entries.enumerated() {
      if entry.isLeaf(id) {
        levels[levels.count - 1].index = index
        return levels
      }
      guard case .row(let row, let members) = entry, let place = members.firstIndex(of: id) else { continue }
      levels[levels.count - 1].index = index
      levels.append(ScanLevel(content: .group(.row(row), members.asLeaves), index: place))
      return levels
    }
    return nil
  }

  private mutating func path(toGroup id: NodeID) -> [ScanLevel]? {
    guard let slot = tree.slots[id], var levels = levels(around: slot) else { return nil }
    return levels.point(at: .container(id)) ? levels : nil
  }

  private mutating func path(toExitOf identity: ScannerGroup.Identity, former: [ScanLevel]) -> [ScanLevel]? {
    guard let levels = scanPath(to: .group(identity), former: former), let level = levels.last else {
      return nil
    }
    var inner = ScanLevel(content: .group(identity, entries(of: level.entries[level.index])))
    inner.index = inner.entryCount
    return levels + [inner]
  }

  /// The levels from the screen to the one that the node stands in directly.
  private mutating func levels(around slot: Slot) -> [ScanLevel]? {
    guard let groups = groups(around: slot) else { return nil }
    var levels = [rootLevel()]
    for group in groups {
      let id = tree.nodes[group.index].id
      guard levels.point(at: .container(id)) else { return nil }
      levels.append(ScanLevel(content: .group(.container(id), scanEntries(of: group))))
    }
    return levels
  }

  /// The containers around a node that are groups, outermost first; `nil` if it stands outside of what is scanned.
  private func groups(around slot: Slot) -> [Slot]? {
    let root = scanRoot()
    if slot == root { return [] }
    var groups: [Slot] = []
    var current = tree[slot].parent
    while current != root {
      if current.isNone { return nil }
      if isGroup(current) { groups.append(current) }
      current = tree[current].parent
    }
    return groups.reversed()
  }

  private mutating func path(toRow row: Int, former: [ScanLevel]) -> [ScanLevel]? {
    let place = former.lastIndex { $0.entries.contains { $0.identity == .row(row) } }
    if let place, var levels = path(toInsideOf: former[place], former: former) {
      if levels.point(at: .row(row)) { return levels }
    }
    return searchForRow(row)
  }

  private mutating func path(toInsideOf level: ScanLevel, former: [ScanLevel]) -> [ScanLevel]? {
    guard let identity = level.identity else { return [rootLevel()] }
    return scanPath(to: .exit(identity), former: former)
  }

  /// The first way to a row, outer levels first. Each level waits at the group after the one that was looked into.
  private mutating func searchForRow(_ row: Int) -> [ScanLevel]? {
    var levels = [rootLevel()]
    if levels.point(at: .row(row)) { return levels }
    var starts = [0]
    while let start = starts.last, let level = levels.last {
      guard let index = level.entries[start...].firstIndex(where: \.isContainer) else {
        levels.removeLast()
        starts.removeLast()
        continue
      }
      (levels[levels.count - 1].index, starts[starts.count - 1]) = (index, index + 1)
      let entry = level.entries[index]
      guard let identity = entry.identity else { continue }
      levels.append(ScanLevel(content: .group(identity, entries(of: entry))))
      starts.append(0)
      if levels.point(at: .row(row)) { return levels }
    }
    return nil
  }

  /// What is in an entry that is a group.
  mutating func entries(of entry: ScanEntry) -> [ScanEntry] {
    switch entry {
    case .leaf: []
    case .row(_, let members): members.asLeaves
    case .container(let id): tree.slots[id].map { scanEntries(of: $0) } ?? []
    }
  }

  /// The elements in an entry, as they are scanned.
  mutating func members(of entry: ScanEntry) -> [NodeID] {
    switch entry {
    case .leaf(let id, _): return [id]
    case .row(_, let members): return members
    case .container(let id):
      if let known = scanner.lists.members[id] { return known }
      let members = members(ofContainer: entry)
      scanner.lists.members[id] = members
      return members
    }
  }

  private mutating func members(ofContainer entry: ScanEntry) -> [NodeID] {
    var members: [NodeID] = []
    var rest = [entry]
    while let entry = rest.popLast() {
      switch entry {
      case .leaf(let id, _): members.append(id)
      case .row(_, let row): members += row
      case .container(let id):
        if let known = scanner.lists.members[id] {
          members += known
        } else {
          rest += entries(of: entry).reversed()
        }
      }
    }
    return members
  }
}

extension [NodeID] {
  /// As the entries of a row.
  fileprivate var asLeaves: [ScanEntry] { map { .leaf($0, isLoose: false) } }
}

extension [ScanLevel] {
  /// Puts the innermost level on one of its groups; whether it has it.
  fileprivate mutating func point(at identity: ScannerGroup.Identity) -> Bool {
    guard let index = last?.entries.firstIndex(where: { $0.identity == identity }) else { return false }
    self[count - 1].index = index
    return true
  }
}
