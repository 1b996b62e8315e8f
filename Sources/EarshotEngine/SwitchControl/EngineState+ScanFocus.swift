import EarshotAccessibility

/// The scanner and focus bindings (`switch-control.md` B10).
extension EngineState {
  /// Whether a request may take the highlight to an element now.
  mutating func canScan(_ id: NodeID) -> Bool {
    let takesRequests = scanner.state == .off || scanner.isActive && scanner.mode == .item
    return takesRequests && scanPath(to: .leaf(id)) != nil
  }

  /// Takes the highlight to an element that can be scanned. A scanner that was not yet placed begins there.
  mutating func scan(to id: NodeID, cause: ScannerCause) {
    guard let levels = scanPath(to: .leaf(id)) else { return }
    if scanner.state == .off { scanner.state = .scanning }
    dropTap()
    scanner.levels = levels
    landScanner(cause)
  }

  /// The highlight stays, but says nothing to bindings until it lands again.
  mutating func dismissScanner() {
    cursors[.switchControl].isDismissed = true
    refreshMatches(of: .switchControl)
    logDismissal()
  }

  mutating func logDismissal() {
    logScanner(.dismissed(highlight()), .focus(nil), binding: scannerBinding)
  }

  /// A request that the scanner could not meet: the highlight stays, and the value snaps back.
  mutating func logRejection(of request: FocusRequest) {
    guard let value = request.value, let scope = focus.records[request.binding]?.scope else { return }
    guard cursors.active(in: scope).contains(.switchControl) else { return }
    let carrier = focus.carriers(of: value, in: request.binding).min()
    logScanner(.rejected(highlight()), .focus(carrier), binding: scannerBinding)
  }
}
