import EarshotAccessibility
import EarshotGeometry

/// The scanner's menu (`switch-control.md` B7).
extension EngineState {
  mutating func openMenu(of element: NodeID?, at point: CellPoint? = nil, _ cause: ScannerCause) {
    dropTap()
    let entries = menuEntries(of: element, at: point)
    scanner.levels.append(
      ScanLevel(content: .menu(OpenMenu(element: element, point: point, entries: entries))))
    landScanner(cause)
  }

  /// What can be done with an element or point, or without either.
  func menuEntries(of element: NodeID?, at point: CellPoint?) -> [ScannerMenuEntry] {
    var entries: [ScannerMenuEntry] = []
    if element != nil || point != nil {
      entries.append(.tap)
      if let slot = element.flatMap({ tree.slots[$0] }) {
        entries += actionEntries(of: slot)
      }
      entries += settings.switchControl.hostEntries.map { .host($0) }
    }
    return entries + [scanner.mode == .item ? .pointMode : .itemMode, .escape]
  }

  private func actionEntries(of slot: Slot) -> [ScannerMenuEntry] {
    let node = tree.nodes[slot.index]
    let isAdjustable = node.traits.contains(.isAdjustable) || !node.actions.isDisjoint(with: .adjust)
    let steps: [ScannerMenuEntry] = isAdjustable ? [.increment, .decrement] : []
    return steps + tree.offeredActions(on: slot).map { .action($0.name) }
  }

  /// Back to the element, or to the first band.
  mutating func closeMenu(_ cause: ScannerCause) {
    if scanner.mode == .point { return sweepAnew(cause) }
    leaveLevel(cause)
  }

  mutating func choose(_ entry: ScannerMenuEntry, _ cause: ScannerCause) {
    guard let menu = scanner.levels.last?.menu else { return }
    switch entry {
    case .tap:
      scanner.levels.removeLast()
      tap(menu.element, at: menu.point, cause)
    case .increment: adjust(menu.element, up: true, cause)
    case .decrement: adjust(menu.element, up: false, cause)
    case .action(let name): perform(name, of: menu.element, cause)
    case .host(let host): perform(host, from: menu.element, cause)
    case .pointMode: enter(.point, cause)
    case .itemMode: enter(.item, cause)
    case .escape: closeMenu(cause)
    }
  }

  /// The menu stays, so that several steps are as many presses.
  private mutating func adjust(_ element: NodeID?, up: Bool, _ cause: ScannerCause) {
    guard let element, let slot = tree.slots[element] else { return }
    let flag: AccessibilityActions = up ? .increment : .decrement
    if tree.nodes[slot.index].isEnabled, tree.nodes[slot.index].actions.contains(flag) {
      emit(request(up ? .increment : .decrement, of: slot, by: .switchControl))
    }
    logScanner(up ? .increment(element) : .decrement(element), cause)
    scanner.deadlines.clearLanding()
    arm(dwelling: false)
  }

  private mutating func perform(_ name: String, of element: NodeID?, _ cause: ScannerCause) {
    guard let element, let slot = tree.slots[element] else { return }
    let action = tree.offeredActions(on: slot).first { $0.name == name }
    emit(request(for: action ?? OfferedAction(name: name, owner: slot), on: slot, by: .switchControl))
    logScanner(.action(name, element), cause)
    scanner.levels.removeLast()
    goOnAfterTap(cause)
  }

  private mutating func perform(_ host: ScannerMenuEntry.Host, from element: NodeID?, _ cause: ScannerCause) {
    scanner.choices.append(host)
    if let direction = host.scrolling, let slot = element.flatMap({ tree.slots[$0] }) {
      emit(request(.scroll(direction), handling: .scroll, from: slot, by: .switchControl))
    }
    logScanner(.host(host), cause)
    scanner.levels.removeLast()
    goOnAfterTap(cause)
  }

  private mutating func enter(_ mode: ScannerMode, _ cause: ScannerCause) {
    scanner.mode = mode
    logScanner(.mode(mode), cause)
    if mode == .point { sweepAnew(cause) } else { startScanner(cause) }
  }
}

extension ScannerMenuEntry.Host {
  /// Where it scrolls to.
  fileprivate var scrolling: ScrollDirection? {
    switch self {
    case .scrollDown: .down
    case .scrollUp: .up
    case .home, .settings: nil
    }
  }
}
