import EarshotAccessibility

/// What can be seen of the scanner.
extension EngineState {
  mutating func scannerStatus() -> ScannerStatus {
    var status = ScannerStatus()
    status.state = scanner.state
    status.mode = scanner.mode
    status.highlight = highlight()
    status.menu = scanner.levels.last?.menuStatus
    status.point = scanner.mode == .point && scanner.isActive ? scanner.sweep.chosen : nil
    status.pendingTap = scanner.pendingTap.map { ScannerStatus.PendingTap(element: $0.element) }
    status.interval = scanner.deadlines.interval
    status.depth = max(scanner.levels.count - 1, 0)
    status.passes = scanner.isSweeping ? scanner.sweep.passes : scanner.levels.last?.passes ?? 0
    return status
  }

  /// What is highlighted.
  mutating func highlight() -> ScannerHighlight {
    guard scanner.isActive else { return .nothing }
    if scanner.isSweeping {
      return scanner.sweep.highlight(on: scanner.screenSize, band: settings.switchControl.pointBand)
    }
    guard let level = scanner.levels.last else { return .nothing }
    switch level.content {
    case .menu(let menu):
      let isEntry = level.index < menu.entries.count
      return isEntry ? .menuEntry(menu.entries[level.index], of: menu.element) : .menuExit(of: menu.element)
    case .root(let entries):
      return level.index < entries.count ? highlight(of: entries[level.index]) : .menu
    case .group(let identity, let entries):
      return level.index < entries.count ? highlight(of: entries[level.index]) : .exit(group(identity))
    }
  }

  private mutating func highlight(of entry: ScanEntry) -> ScannerHighlight {
    switch entry {
    case .leaf(let id, _): .element(id)
    case .container(let id): .group(ScannerGroup(identity: .container(id), members: members(of: entry)))
    case .row(let row, let members): .group(ScannerGroup(identity: .row(row), members: members))
    }
  }

  /// The group of the innermost level.
  private mutating func group(_ identity: ScannerGroup.Identity) -> ScannerGroup {
    var members: [NodeID] = []
    for entry in scanner.levels.last?.entries ?? [] { members += self.members(of: entry) }
    return ScannerGroup(identity: identity, members: members)
  }

  /// The element that is highlighted, or that the open menu is about; none in point mode (`switch-control.md` B10).
  var scannedElement: NodeID? {
    guard scanner.isActive, scanner.mode == .item, let level = scanner.levels.last else { return nil }
    if let menu = level.menu { return menu.element }
    return level.index < level.entries.count ? level.entries[level.index].leaf : nil
  }

  /// What focus bindings follow now.
  var scannerBinding: ScannerBinding {
    guard !cursors[.switchControl].isDismissed, let id = scannedElement else { return .none }
    return .element(id)
  }
}

extension ScanLevel {
  fileprivate var menuStatus: ScannerMenu? {
    menu.map {
      ScannerMenu(
        element: $0.element, entries: $0.entries, current: index < $0.entries.count ? index : nil)
    }
  }
}

extension ScanDeadlines {
  fileprivate var interval: ScannerInterval? {
    let intervals: [(ScannerInterval.Kind, ScanInterval?)] = [
      (.tap, tap), (.dwell, dwell), (.move, move), (.point, point),
    ]
    for case (let kind, let interval?) in intervals {
      return ScannerInterval(kind: kind, start: interval.start, end: interval.end)
    }
    return nil
  }
}
