import EarshotAccessibility

/// What the scanner does by itself (`switch-control.md` B1, B6).
extension EngineState {
  /// When the scanner has something to do.
  var nextScannerDeadline: Duration? {
    guard cursors[.switchControl].isOn else { return nil }
    return [nextSwitchDeadline, scanner.deadlines.next?.time].compactMap { $0 }.min()
  }

  /// Does what is due, in the order of time; at equal times raw switches come first.
  mutating func runScanner() {
    guard let due = nextScannerDeadline, due <= clock.now else { return }
    followTree(.tree)
    while let due = nextScannerDeadline, due <= clock.now {
      if nextSwitchDeadline == due {
        runSwitches()
      } else if let kind = scanner.deadlines.next?.kind {
        run(kind)
      }
    }
  }

  private mutating func run(_ kind: ScanDeadlines.Kind) {
    switch kind {
    case .tap:
      let pending = scanner.pendingTap
      tap(pending?.element, at: pending?.point, .timer)
    case .dwell:
      scanner.deadlines.dwell = nil
      playScanner(.click)
      choose(.timer)
    case .move: moveOn()
    case .point: sweepOn()
    case .hide: hide(.timer)
    }
  }

  /// Whether a level or sweep was gone through often enough.
  func isOver(_ passes: Int) -> Bool { settings.switchControl.loops.map { passes >= $0 } ?? false }

  private mutating func moveOn() {
    if scanner.awaited != nil { return giveUpScanWay() }
    if !asksForScanned(forward: true, .timer) { moveOnWithin() }
  }

  /// The same with what is here.
  mutating func moveOnWithin() {
    let last = scanner.levels.count - 1
    scanner.levels[last].index += 1
    if scanner.levels[last].index >= candidateCount() {
      scanner.levels[last].passes += 1
      if isOver(scanner.levels[last].passes) { return hide(.timer) }
      scanner.levels[last].index = 0
    }
    playScanner(.tick)
    landScanner(.timer)
  }
}
