import EarshotAccessibility

/// The highlight landing somewhere (`switch-control.md` B4).
extension EngineState {
  /// Begins with the first candidate of the screen, or waits until there is one.
  mutating func startScanner(_ cause: ScannerCause) {
    let root = rootLevel()
    guard root.entryCount > 0 else { return idle(cause) }
    scanner.state = .scanning
    scanner.levels = [root]
    landScanner(cause)
  }

  /// Begins when Switch Control was switched on, or when there is something to scan at last.
  mutating func placeScanner() {
    switch scanner.state {
    case .off: startScanner(.start)
    case .idle:
      if !rootEntries().isEmpty { startScanner(.tree) }
    case .scanning, .paused, .hidden: break
    }
  }

  /// Shows what the innermost level has at its index and, while scanning, has the clock do what comes next. Only a move by
  /// the user is `armed`: the step style selects after it.
  mutating func landScanner(_ cause: ScannerCause, armed: Bool = false) {
    scanner.deadlines.clearLanding()
    arm(dwelling: armed)
    let highlight = highlight()
    cursors[.switchControl].isDismissed = false
    follow(highlight, cause: cause)
    logScanner(.highlight(highlight), cause, binding: scannerBinding)
    speak(highlight)
  }

  /// Sets what the landing waits for.
  mutating func arm(dwelling: Bool) {
    guard scanner.state == .scanning else { return }
    let options = settings.switchControl
    let now = clock.now
    if scanner.isSweeping {
      scanner.deadlines.point = ScanInterval(from: now, lasting: options.pointStep)
    } else if options.style == .auto {
      let isFirst = scanner.levels.last?.index == 0
      let stay = options.interval + (isFirst ? options.pauseOnFirst : .zero)
      scanner.deadlines.move = ScanInterval(from: now, lasting: stay)
    } else if options.style == .step, dwelling {
      scanner.deadlines.dwell = ScanInterval(from: now, lasting: options.dwell)
    }
    restartHiding()
  }

  /// The manual and step styles hide when nothing is done for long.
  mutating func restartHiding() {
    guard scanner.state == .scanning, settings.switchControl.style != .auto else {
      scanner.deadlines.hide = nil
      return
    }
    scanner.deadlines.hide = settings.switchControl.autoHide.map { clock.now + $0 }
  }

  /// Takes the cursor that focus bindings follow along.
  private mutating func follow(_ highlight: ScannerHighlight, cause: ScannerCause) {
    let former = slot(of: .switchControl)
    guard let id = scannedElement, let slot = tree.slots[id] else {
      cursors[.switchControl].standing = .unplaced
      refreshMatches(of: .switchControl)
      return bringIntoView(highlight)
    }
    cursors[.switchControl].stand(on: tree.reference(to: slot))
    guard case .element = highlight else { return refreshMatches(of: .switchControl) }
    noteMove(of: .switchControl)
    logStop(of: .switchControl, on: slot, at: clock.now, cause: cause.ofStop)
    let move = CursorMove(technology: .switchControl, from: former.flatMap(tree.id(at:)), to: id)
    if scanner.outcome != nil {
      scanner.outcome?.move = move
    } else {
      outbox.append(contentsOf: CommandOutcome(move: move).requests)
    }
  }

  /// A group is brought into view by its first element.
  private mutating func bringIntoView(_ highlight: ScannerHighlight) {
    guard case .group(let group) = highlight, let first = group.members.first else { return }
    outbox.append(ActionRequest(target: first, action: .scrollToVisible, technology: .switchControl))
  }

  /// Nothing is highlighted any more, and nothing waits.
  private mutating func clearHighlight(_ state: ScannerStatus.State, _ cause: ScannerCause) {
    scanner.state = state
    scanner.levels = []
    scanner.deadlines = ScanDeadlines()
    scanner.pendingTap = nil
    cursors[.switchControl].standing = .unplaced
    refreshMatches(of: .switchControl)
    logScanner(.vanished(state), cause, binding: ScannerBinding.none)
  }

  /// There is nothing to scan.
  mutating func idle(_ cause: ScannerCause) { clearHighlight(.idle, cause) }

  /// The scanner withdraws until a switch is used.
  mutating func hide(_ cause: ScannerCause) {
    clearHighlight(.hidden, cause)
    playScanner(.off)
  }

  mutating func logScanner(_ result: ScannerResult, _ cause: ScannerCause, binding: ScannerBinding? = nil) {
    scanner.log.append(
      ScannerLog.Entry(
        sequence: log.nextSequence(), time: clock.now, cause: cause, result: result, binding: binding))
  }
}

extension ScannerCause {
  /// As the log of stops has it.
  fileprivate var ofStop: Cause {
    switch self {
    case .start: .placement
    case .timer: .scanning
    case .input, .press, .release: .command
    case .tree: .relocation
    case .screenChanged, .layoutChanged: .notice
    case .focus: .focusRequest
    }
  }
}
