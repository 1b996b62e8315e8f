import EarshotAccessibility

/// The highlight in a tree that changes (`switch-control.md` B9).
extension EngineState {
  /// Finds the highlight in the tree as it is now, if that was changed; on the way to children that were asked for, the next resolution
  /// does.
  mutating func followTree(_ cause: ScannerCause) {
    if scanner.awaited != nil { return }
    if let lost = compareWithTree(cause) { land(where: lost, cause) }
  }

  /// Keeps the highlight if it is still there. Otherwise returns the levels it was in, to be landed in by
  /// `land(where:_:)` unless a request takes it elsewhere.
  mutating func compareWithTree(_ cause: ScannerCause) -> [ScanLevel]? {
    guard scanner.isTouched || scanner.isRearranged else { return nil }
    let isTouched = scanner.isTouched
    scanner.isTouched = false
    scanner.isRearranged = false
    guard scanner.isActive, scanner.mode == .item else { return nil }
    if !scanner.isRegrouped, scanner.levels.last?.menu == nil {
      logKeeping(cause)
      return nil
    }
    scanner.isRegrouped = false
    // On the way to children that were asked for there may be nothing for a while.
    if rootEntries().isEmpty, scanner.awaited == nil {
      idle(cause)
      return nil
    }
    guard let levels = presentLevels() else { return scanner.levels }
    let isSameWay = levels.isSameWay(as: scanner.levels)
    keep(levels)
    if isTouched || !isSameWay { logKeeping(cause) }
    return nil
  }

  private mutating func keep(_ levels: [ScanLevel]) {
    let former = scanner.levels
    scanner.levels = levels
    for index in levels.indices where index < former.count {
      scanner.levels[index].passes = former[index].passes
    }
  }

  private mutating func logKeeping(_ cause: ScannerCause) {
    logScanner(.kept(highlight()), cause, binding: scannerBinding)
  }

  /// The present way to what is highlighted; `nil` if that is gone.
  mutating func presentLevels() -> [ScanLevel]? {
    guard let level = scanner.levels.last else { return nil }
    let former = scanner.levels
    guard let menu = level.menu else { return target(of: level).flatMap { scanPath(to: $0, former: former) } }
    let target = menu.element.map { ScanTarget.leaf($0) } ?? .menu
    guard let levels = scanPath(to: target, former: former) else { return nil }
    return levels + [refreshed(level, menu)]
  }

  /// The same menu with what it offers now, on the entry of the same name, else at the same place.
  private func refreshed(_ level: ScanLevel, _ menu: OpenMenu) -> ScanLevel {
    var menu = menu
    let former = menu.entries
    menu.entries = menuEntries(of: menu.element, at: menu.point)
    var index = menu.entries.count
    if level.index < former.count {
      index = menu.entries.firstIndex(of: former[level.index]) ?? min(level.index, menu.entries.count - 1)
    }
    return ScanLevel(content: .menu(menu), index: index)
  }

  private func target(of level: ScanLevel) -> ScanTarget? {
    if level.index < level.entries.count {
      switch level.entries[level.index] {
      case .leaf(let id, _): return .leaf(id)
      case let group: return group.identity.map { .group($0) }
      }
    }
    return level.identity.map { .exit($0) } ?? .menu
  }

  /// Lands in the innermost level that is left of these, where the lost thing was, or the lost group around it.
  mutating func land(where former: [ScanLevel], _ cause: ScannerCause) {
    dropTap()
    if rootEntries().isEmpty { return idle(cause) }
    let levels = former.filter { $0.menu == nil }
    for depth in levels.indices.reversed() {
      guard var path = pathInside(levels[depth], former: levels), let level = path.last else { continue }
      path[path.count - 1].index = min(levels[depth].index, level.entryCount - 1)
      for index in path.indices where index <= depth { path[index].passes = former[index].passes }
      scanner.levels = path
      return landScanner(cause)
    }
  }

  private mutating func pathInside(_ level: ScanLevel, former: [ScanLevel]) -> [ScanLevel]? {
    guard let identity = level.identity else { return [rootLevel()] }
    return scanPath(to: .exit(identity), former: former)
  }

  /// The first half of a resolution: what the tree did to the highlight, unless a notice is going to move it anyway.
  mutating func noticeScannerLoss() -> [ScanLevel]? {
    switch scanner.notice {
    case .screenChanged: nil
    case .layoutChanged: compareWithTree(.layoutChanged)
    case nil: compareWithTree(.tree)
    }
  }

  /// The second half: a highlight that was lost, and not moved by a request, lands; then what a notice wants is done.
  mutating func settleScanner(_ lost: [ScanLevel]?, isMoved: Bool) {
    if scanner.awaited != nil, isMoved || scanner.notice != nil { endScanWay() }
    if scanner.awaited != nil { return settleScanWay() }
    if let lost, !isMoved {
      if case .layoutChanged = scanner.notice {
        land(where: lost, .layoutChanged)
      } else {
        land(where: lost, .tree)
      }
    }
    resolveScannerNotice()
  }
}

extension [ScanLevel] {
  /// Whether both lead through the same groups to the same place.
  fileprivate func isSameWay(as other: [ScanLevel]) -> Bool {
    map(\.identity) == other.map(\.identity) && map(\.index) == other.map(\.index)
  }
}
