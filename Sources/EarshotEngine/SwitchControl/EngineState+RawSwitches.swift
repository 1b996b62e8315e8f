/// Switches that go down and come up (`switch-control.md` B11).
extension EngineState {
  var nextSwitchDeadline: Duration? { scanner.switches.lazy.compactMap(\.deadline).min() }

  /// Does what held switches do by themselves, in the order in which they were first used.
  mutating func runSwitches() {
    let now = clock.now
    for index in scanner.switches.indices {
      guard let due = scanner.switches[index].deadline, due <= now else { continue }
      scanner.switches[index].deadline = nil
      let known = options(of: scanner.switches[index].name)
      guard let known else { continue }
      fire(index, longAction(of: known) ?? known.action)
    }
  }

  mutating func press(_ name: String) {
    let index = index(of: name)
    let options = settings.switchControl
    guard let known = self.options(of: name), scanner.switches[index].pressedAt == nil else { return }
    if let last = scanner.switches[index].lastFired, clock.now - last < options.ignoreRepeat {
      return logScanner(.ignored(.tooSoon), .press(name))
    }
    scanner.switches[index].pressedAt = clock.now
    scanner.switches[index].hasFired = false
    if longAction(of: known) != nil {
      scanner.switches[index].deadline = options.longPress.map { clock.now + $0 }
    } else if options.holdDuration == .zero {
      fire(index, known.action)
    } else {
      scanner.switches[index].deadline = clock.now + options.holdDuration
    }
  }

  mutating func release(_ name: String) {
    let index = index(of: name)
    guard let known = options(of: name), let pressed = scanner.switches[index].pressedAt else { return }
    scanner.switches[index].pressedAt = nil
    scanner.switches[index].deadline = nil
    if scanner.switches[index].hasFired { return }
    if clock.now - pressed < settings.switchControl.holdDuration {
      logScanner(.ignored(.tooShort), .release(name))
    } else {
      fire(index, known.action)
    }
  }

  /// Has the switch do something. One that moves the highlight, is still held and has no long action does it again.
  private mutating func fire(_ index: Int, _ action: SwitchAction) {
    let held = scanner.switches[index]
    scanner.switches[index].hasFired = true
    scanner.switches[index].lastFired = clock.now
    let repeats = action == .next || action == .previous
    if repeats, held.pressedAt != nil, options(of: held.name).map({ longAction(of: $0) == nil }) == true {
      scanner.switches[index].deadline = settings.switchControl.moveRepeat.map { clock.now + $0 }
    }
    take(action)
  }

  private func longAction(of known: AssistiveSwitch) -> SwitchAction? {
    settings.switchControl.longPress == nil ? nil : known.longAction
  }

  private func options(of name: String) -> AssistiveSwitch? {
    settings.switchControl.switches.first { $0.name == name }
  }

  /// Where the switch is remembered.
  private mutating func index(of name: String) -> Int {
    if let index = scanner.switches.firstIndex(where: { $0.name == name }) { return index }
    scanner.switches.append(HeldSwitch(name))
    return scanner.switches.count - 1
  }
}
