import EarshotAccessibility
import EarshotTime
import Testing

@testable import EarshotEngine

/// A scanner over a screen of a trace, for properties.
final class ScannerStage {
  let clock = VirtualClock()
  let engine: Engine
  let focus: FocusBinding<String?>
  var names = TraceNames()
  /// Selects by the user, next and previous, and selections by resting.
  var selects = 0
  var moves = 0
  var dwells = 0

  init(_ nodes: [Trace.Node], _ settings: EngineSettings = EngineSettings()) throws {
    engine = Engine(clock: clock, settings: settings)
    focus = engine.focusBinding(String?.self, for: .switchControl)
    try show(nodes)
    engine.enable(.switchControl)
    rest()
  }

  func show(_ nodes: [Trace.Node]) throws {
    try engine.apply(names.update(nodes))
    for id in nodes.leafIDs { focus.bind(names.id(id), equals: id) }
  }

  func rest() {
    engine.settle()
    engine.placeCursors()
  }

  func press(_ command: SwitchControlCommand) {
    do { try engine.perform(.switchControl(command)) } catch { Issue.record(error) }
    engine.settle()
  }

  func advance(to end: Duration) {
    while true {
      let interval = engine.scanner.interval
      guard let action = clock.takeDue(through: end) else { break }
      if interval?.kind == .dwell, interval?.end == clock.now { dwells += 1 }
      action()
      rest()
    }
    clock.advanceNow(to: end)
  }

  /// Plays an input of a trace.
  func play(_ input: Trace.Input) {
    switch input.kind {
    case "setFocus":
      focus.value = input.id
      rest()
    case "press": press(.press(input.switch ?? ""))
    case "release": press(.release(input.switch ?? ""))
    case "select": press(.select)
    case "next": press(.next)
    case "previous": press(.previous)
    case "stop": press(.stop)
    default: press(.menu)
    }
  }

  /// The scannable elements, by a plain walk over the tree that knows nothing of groups.
  var scannable: Set<NodeID> {
    Set(engine.tree.elements.filter { engine.tree.node($0)?.isScannable == true }.filter(isInScannedPart))
  }

  private func isInScannedPart(_ id: NodeID) -> Bool {
    let root = engine.state.scanRoot()
    return engine.tree.slots[id].map { engine.tree.path(from: $0).contains(root) } == true
  }

  var highlight: ScannerHighlight { engine.scanner.highlight }

  var rows: [String] {
    engine.scannerLog.entries.map { entry in
      let time = Int(entry.time / .milliseconds(1))
      let binding = entry.binding.map { $0.description(naming: names.name) } ?? ""
      let cause = entry.cause.description(naming: names.name)
      return "\(time) \(cause) \(entry.result.description(naming: names.name)) \(binding)"
    }
  }
}
