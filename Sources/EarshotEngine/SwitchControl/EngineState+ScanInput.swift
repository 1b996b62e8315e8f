import EarshotAccessibility

/// What the user's switches do (`switch-control.md` B6).
extension EngineState {
  mutating func perform(_ command: SwitchControlCommand) throws(EngineError) -> CommandOutcome {
    if let name = command.switchName { try checkSwitch(name) }
    if scanner.awaited != nil { abandonScanWay() }
    catchUp()
    scanner.outcome = CommandOutcome()
    carryOut(command)
    defer { scanner.outcome = nil }
    return scanner.outcome ?? CommandOutcome()
  }

  private func checkSwitch(_ name: String) throws(EngineError) {
    let names = settings.switchControl.switches.map(\.name)
    if !names.contains(name) { throw .unknownSwitch(name, known: names) }
  }

  /// Timers come before inputs (B1), and a change of the tree before what the user does on it.
  private mutating func catchUp() {
    runScanner()
    followTree(.tree)
    if scanner.state == .off { startScanner(.start) }
  }

  private mutating func carryOut(_ command: SwitchControlCommand) {
    switch command {
    case .select: take(.select)
    case .next: take(.next)
    case .previous: take(.previous)
    case .stop: take(.stop)
    case .menu: take(.menu)
    case .key(let action): takeKey(action)
    case .press(let name): press(name)
    case .release(let name): release(name)
    }
  }

  private mutating func takeKey(_ action: SwitchAction) {
    if let last = scanner.keyTimes[action], clock.now - last < settings.switchControl.ignoreRepeat {
      return logScanner(.ignored(.tooSoon), .input(action))
    }
    scanner.keyTimes[action] = clock.now
    take(action)
  }

  /// Takes an input that counts.
  mutating func take(_ action: SwitchAction) {
    let cause = ScannerCause.input(action)
    switch scanner.state {
    case .off: break
    case .idle: logScanner(.ignored(.idle), cause)
    case .hidden: wakeScanner(cause)
    case .scanning, .paused:
      for index in scanner.levels.indices { scanner.levels[index].passes = 0 }
      if let reason = refusal(of: action) {
        logScanner(.ignored(reason), cause)
      } else {
        act(on: action, cause)
        restartHiding()
      }
    }
  }

  /// A hidden scanner begins again; the input has no other effect.
  private mutating func wakeScanner(_ cause: ScannerCause) {
    if scanner.mode == .item { return startScanner(cause) }
    scanner.state = .scanning
    sweepAnew(cause)
  }

  private mutating func refusal(of action: SwitchAction) -> ScannerResult.Reason? {
    switch action {
    case .select, .stop: return nil
    case .next, .previous: return scanner.isSweeping ? .pointMode : nil
    case .menu:
      if scanner.isSweeping { return .pointMode }
      return scanner.levels.last?.menu == nil && scannedElement == nil ? .noMenu : nil
    }
  }

  private mutating func act(on action: SwitchAction, _ cause: ScannerCause) {
    switch action {
    case .select: select(cause)
    case .next: step(by: 1, cause)
    case .previous: step(by: -1, cause)
    case .stop: toggleScanning(cause)
    case .menu:
      if scanner.levels.last?.menu != nil { return closeMenu(cause) }
      scanner.state = .scanning
      openMenu(of: scannedElement, cause)
    }
  }

  private mutating func select(_ cause: ScannerCause) {
    scanner.state = .scanning
    playScanner(.click)
    if let pending = scanner.pendingTap {
      openMenu(of: pending.element, at: pending.point, cause)
    } else {
      choose(cause)
    }
  }

  /// One candidate on or back, around the ends.
  private mutating func step(by distance: Int, _ cause: ScannerCause) {
    dropTap()
    if asksForScanned(forward: distance > 0, cause) { return }
    stepWithin(by: distance, cause)
  }

  /// The same with what is here.
  mutating func stepWithin(by distance: Int, _ cause: ScannerCause) {
    let count = candidateCount()
    guard count > 0 else { return }
    scanner.levels[scanner.levels.count - 1].index += distance + count
    scanner.levels[scanner.levels.count - 1].index %= count
    playScanner(.tick)
    landScanner(cause, armed: true)
  }

  private mutating func toggleScanning(_ cause: ScannerCause) {
    if scanner.state == .paused {
      scanner.state = .scanning
      return landScanner(cause)
    }
    dropTap()
    scanner.deadlines = ScanDeadlines()
    scanner.state = .paused
    logScanner(.paused(highlight()), cause, binding: scannerBinding)
  }

  mutating func dropTap() {
    scanner.pendingTap = nil
    scanner.deadlines.tap = nil
  }

  /// Number of candidates of the innermost level: its entries, and behind them the exit of a group or menu, or the
  /// screen's own menu (B4).
  func candidateCount() -> Int {
    guard let level = scanner.levels.last else { return 0 }
    if case .root = level.content {
      return level.entryCount + (settings.switchControl.tapBehavior == .always ? 1 : 0)
    }
    return level.entryCount + 1
  }
}

extension SwitchControlCommand {
  /// The switch that went down or up.
  fileprivate var switchName: String? {
    switch self {
    case .press(let name), .release(let name): name
    default: nil
    }
  }
}
