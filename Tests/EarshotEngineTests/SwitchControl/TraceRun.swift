import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTime
import Testing

/// Plays a trace.
final class TraceRun {
  private let clock = VirtualClock()
  private let engine: Engine
  private let focus: FocusBinding<String?>
  private let trace: Trace
  private var names = TraceNames()
  private(set) var lines: [String] = []
  /// How the cause of a focus request reads in the input being played.
  private var focusCause = ""

  init(_ trace: Trace) throws {
    self.trace = trace
    engine = Engine(clock: clock, settings: try trace.engineSettings())
    if let grid = trace.grid { engine.screenSize = CellSize(width: grid.columns, height: grid.rows) }
    focus = engine.focusBinding(String?.self, for: .switchControl)
  }

  /// The rows that came of it, as lines.
  func run() throws -> [String] {
    try show(trace.tree)
    engine.enable(.switchControl)
    rest()
    for input in trace.inputs {
      advance(to: input.time)
      try play(input)
      rest()
    }
    advance(to: trace.until)
    return lines
  }

  private func show(_ nodes: [Trace.Node]) throws {
    try engine.apply(names.update(nodes))
    for id in nodes.leafIDs { focus.bind(names.id(id), equals: id) }
  }

  private func advance(to time: Int) {
    let end = Duration.milliseconds(time)
    while let action = clock.takeDue(through: end) {
      action()
      rest()
    }
    clock.advanceNow(to: end)
  }

  private func play(_ input: Trace.Input) throws {
    switch input.kind {
    case "press": try engine.perform(.switchControl(.press(input.switch ?? "")))
    case "release": try engine.perform(.switchControl(.release(input.switch ?? "")))
    case "tree": try show(input.tree ?? [])
    case "screenChanged": try change(input) { .screenChanged($0) }
    case "layoutChanged": try change(input) { .layoutChanged($0) }
    case "setFocus", "focus":
      focusCause = "focus:=\(input.id ?? "nil")"
      focus.value = input.id
    case "advance", "start": break
    default: try engine.perform(.switchControl(command(input.kind)))
    }
  }

  private func change(
    _ input: Trace.Input, _ notice: (AccessibilityNotice.Subject?) -> AccessibilityNotice
  ) throws {
    if let tree = input.tree { try show(tree) }
    engine.post(notice(input.argument.map { .node(names.id($0)) }))
  }

  private func command(_ kind: String) throws -> SwitchControlCommand {
    switch SwitchAction(rawValue: kind) {
    case .select: return .select
    case .next: return .next
    case .previous: return .previous
    case .stop: return .stop
    case .menu: return .menu
    case nil: throw TraceError("no input \(kind)")
    }
  }

  /// Comes to rest, and notes the new rows. The binding has to have the value that the last one says.
  private func rest() {
    engine.settle()
    engine.placeCursors()
    for entry in engine.scannerLog.entries[lines.count...] { lines.append(line(entry)) }
    let reported = engine.scannerLog.entries.last { $0.binding != nil }?.binding
    #expect(focus.value ?? "nil" == reported?.description(naming: names.name) ?? "nil", "\(trace.name)")
  }

  private func line(_ entry: ScannerLog.Entry) -> String {
    var cause = entry.cause.description(naming: names.name)
    if case .focus = entry.cause { cause = focusCause }
    let row = Trace.Row(
      time: Int(entry.time / .milliseconds(1)), cause: cause,
      result: entry.result.description(naming: names.name),
      binding: entry.binding?.description(naming: names.name))
    return row.line
  }
}
