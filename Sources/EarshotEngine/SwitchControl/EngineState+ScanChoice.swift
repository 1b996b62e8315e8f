import EarshotAccessibility
import EarshotGeometry

/// Choosing what is highlighted, and tapping (`switch-control.md` B6).
extension EngineState {
  /// Chooses what is highlighted, for a select or because the user rested there.
  mutating func choose(_ cause: ScannerCause) {
    if scanner.isSweeping { return chooseInSweep(cause) }
    guard let level = scanner.levels.last else { return }
    switch level.content {
    case .menu(let menu):
      if level.index < menu.entries.count {
        choose(menu.entries[level.index], cause)
      } else {
        closeMenu(cause)
      }
    case .root(let entries):
      if level.index < entries.count {
        choose(entries[level.index], cause)
      } else {
        openMenu(of: nil, cause)
      }
    case .group(_, let entries):
      if level.index < entries.count { choose(entries[level.index], cause) } else { leaveLevel(cause) }
    }
  }

  private mutating func choose(_ entry: ScanEntry, _ cause: ScannerCause) {
    if let element = entry.leaf { return chooseTarget(element, at: nil, cause) }
    guard let identity = entry.identity else { return }
    scanner.levels.append(ScanLevel(content: .group(identity, entries(of: entry))))
    landScanner(cause)
  }

  /// Back to what the level was opened from.
  mutating func leaveLevel(_ cause: ScannerCause) {
    scanner.levels.removeLast()
    landScanner(cause)
  }

  /// Chooses an element, or a point with the element there: what comes of it is the user's setting.
  mutating func chooseTarget(_ element: NodeID?, at point: CellPoint?, _ cause: ScannerCause) {
    switch settings.switchControl.tapBehavior {
    case .menu: openMenu(of: element, at: point, cause)
    case .always: tap(element, at: point, cause)
    case .auto:
      scanner.deadlines.clearLanding()
      scanner.pendingTap = Scanner.PendingTap(element: element, point: point)
      scanner.deadlines.tap = ScanInterval(
        from: clock.now, lasting: settings.switchControl.autoTapInterval)
      logScanner(.tapPending(element), cause)
    }
  }

  /// Taps, and goes on as the user wants it.
  mutating func tap(_ element: NodeID?, at point: CellPoint?, _ cause: ScannerCause) {
    dropTap()
    if let point {
      emit(tapRequest(for: element, at: point))
      logScanner(.tapAt(point, element), cause)
    } else if let element {
      emit(tree.slots[element].flatMap { activation(of: $0, by: .switchControl) })
      logScanner(.tap(element), cause)
    }
    goOnAfterTap(cause)
  }

  /// An element that takes a tap gets one; else the host has to find out who does.
  private mutating func tapRequest(for element: NodeID?, at point: CellPoint) -> ActionRequest? {
    let slot = element.flatMap { tree.slots[$0] }
    if let request = slot.flatMap({ activation(of: $0, by: .switchControl) }) { return request }
    guard let target = slot.flatMap(tree.id(at:)) ?? tree.root else { return nil }
    return ActionRequest(target: target, action: .tapAt(point), technology: .switchControl)
  }

  /// After a tap the scan goes on at the first candidate or at what was tapped; in point mode at the first band.
  mutating func goOnAfterTap(_ cause: ScannerCause) {
    if scanner.mode == .point { return sweepAnew(cause) }
    if settings.switchControl.afterTap == .firstItem {
      scanner.levels = Array(scanner.levels.prefix(1))
      scanner.levels[0].index = 0
      scanner.levels[0].passes = 0
    }
    landScanner(cause)
  }

  /// Hands a request to the host: with the present command's outcome, else by itself.
  mutating func emit(_ request: ActionRequest?) {
    guard let request else { return }
    if scanner.outcome != nil, scanner.outcome?.action == nil {
      scanner.outcome?.action = request
    } else {
      outbox.append(request)
    }
  }
}
