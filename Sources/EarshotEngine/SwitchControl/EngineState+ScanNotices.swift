import EarshotAccessibility

/// What an app says of the screen, and the scanner (`switch-control.md` B9).
extension EngineState {
  /// Takes note of what an app says of the screen.
  mutating func noteForScanner(_ notice: AccessibilityNotice) {
    guard cursors[.switchControl].isOn else { return }
    switch notice {
    case .screenChanged(let subject): scanner.notice = .screenChanged(subject?.node)
    case .layoutChanged(let subject):
      scanner.notice = .layoutChanged(subject?.node)
      scanner.isTouched = scanner.isActive
    case .announcement, .pageScrolled: break
    }
  }

  /// Goes to where a notice wants the highlight. Hidden it stays hidden, and paused it stays paused.
  mutating func resolveScannerNotice() {
    guard let notice = scanner.notice else { return }
    scanner.notice = nil
    let isIdle = scanner.state == .idle && !rootEntries().isEmpty
    guard scanner.isActive || isIdle else { return }
    switch notice {
    case .screenChanged(let id):
      if isIdle { scanner.state = .scanning }
      beginScreen(at: id)
    case .layoutChanged(let id):
      if isIdle { startScanner(.layoutChanged) }
      guard let id, scannedElement != id, canScan(id) else { return }
      scan(to: id, cause: .layoutChanged)
    }
  }

  private mutating func beginScreen(at id: NodeID?) {
    dropTap()
    scanner.isTouched = false
    scanner.isRearranged = false
    if scanner.mode == .point { return sweepAnew(.screenChanged) }
    let root = rootLevel()
    if root.entryCount == 0 { return idle(.screenChanged) }
    let target = id.flatMap { scanPath(to: .leaf($0)) ?? scanPath(to: .group(.container($0))) }
    scanner.levels = target ?? [root]
    landScanner(.screenChanged)
  }
}

extension AccessibilityNotice.Subject {
  /// The node that it is.
  fileprivate var node: NodeID? {
    if case .node(let id) = self { return id }
    return nil
  }
}
