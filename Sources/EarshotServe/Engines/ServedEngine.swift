import EarshotAccessibility
import EarshotEngine
import EarshotTime

/// One engine of a session, with its clock, its bindings by name, and what was not yet told of it.
final class ServedEngine {
  let clock = VirtualClock()
  let engine: Engine
  let limits: ServeLimits
  private(set) var bindings: [String: ServedBinding] = [:]
  private var bindingNames: [FocusBindingID: String] = [:]
  /// What happened since the last answer and is in no log of the engine.
  var pending: [JSON] = []
  private var told = LogPositions()

  init(rowTolerance: Int, readsRightToLeft: Bool, limits: ServeLimits) {
    engine = Engine(clock: clock, rowTolerance: rowTolerance, readsRightToLeft: readsRightToLeft)
    self.limits = limits
  }

  /// How many events the next answer has in any case.
  var eventCount: Int { pending.count + engine.eventCount(after: told) }

  /// What the answer tells of the engine: its time, its cursors, and what happened since the last one.
  func report() -> [JSON.Member] {
    collect()
    let events = engine.events(after: &told) + pending
    pending.removeAll()
    return EngineReport.kind.write(EngineReport(self, events: events))
  }

  func note(_ changes: [FocusChange]) {
    for change in changes {
      guard let (name, binding) = binding(of: change.binding) else { continue }
      pending.append(Event.focus((name, binding.value(numbered: change.value))))
    }
  }

  func add(_ binding: ServedBinding, named name: String) {
    bindings[name] = binding
    bindingNames[binding.id] = name
  }

  func remove(_ binding: ServedBinding, named name: String) {
    binding.retire()
    bindings[name] = nil
    bindingNames[binding.id] = nil
  }

  /// The binding that the engine has given this number.
  func binding(of id: FocusBindingID) -> (name: String, binding: ServedBinding)? {
    bindingNames[id].flatMap { name in bindings[name].map { (name, $0) } }
  }

  func note(_ requests: [ActionRequest]) { pending += requests.map(Event.request) }

  private func collect() {
    note(engine.takeActionRequests())
    pending += engine.takeMenuChoices().map(Event.menu)
    pending += engine.takeAnnouncementResults().map(Event.announcement)
    pending += engine.takeDiagnostics().map { Event.diagnostic(message(of: $0)) }
  }
}

/// What every answer tells of the engine that it is about.
struct EngineReport {
  let now: Duration
  let deadline: Duration?
  let cursors: ServedEngine
  let events: [JSON]

  init(_ engine: ServedEngine, events: [JSON]) {
    now = engine.clock.now
    deadline = engine.clock.nextDeadline
    cursors = engine
    self.events = events
  }

  static let kind = ObjectKind(
    "report", "What every answer tells of its engine.",
    Told(
      "now", .milliseconds, "The present of the engine's clock, in milliseconds since the engine was made."),
    Told(
      "deadline", Output.milliseconds.orNull,
      "When it has something to do by itself, on that clock; null for never."),
    Told(
      "cursors", .cursors, "The node that each technology's cursor is on; null while it is off or nowhere."),
    Told("events", Output<JSON>.events, "What happened since the last answer about this engine, in order."),
    of: { (report: EngineReport) in (report.now, report.deadline, report.cursors, report.events) })
}

extension Output<JSON> {
  /// Events, which are objects already.
  static let events = Output<[JSON]>(["type": "array", "items": ["$ref": "#/$defs/event"]]) { .array($0) }
}

extension Output<ServedEngine> {
  fileprivate static let cursors = ObjectKind(
    "cursors", "A member for each technology.",
    Told("voiceover", Output<NodeID>.node.orNull, "The node that VoiceOver's cursor is on."),
    Told("switchcontrol", Output<NodeID>.node.orNull, "The node that Switch Control highlights."),
    of: { (engine: ServedEngine) in
      (engine.engine.cursor(of: .voiceOver), engine.engine.cursor(of: .switchControl))
    }
  ).output
}
