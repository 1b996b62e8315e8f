import EarshotAccessibility
import EarshotEngine
import EarshotTime

/// A host for tests: nodes are named by their labels, bindings by names, and everything comes back as text.
final class Stage {
  let clock = VirtualClock()
  let engine: Engine
  private var ids: [String: NodeID] = [:]
  private var bindings: [FocusBindingID: () -> String] = [:]
  private var mark = 0

  init(
    _ sketches: [Sketch] = [], on technologies: [AssistiveTechnology] = [.voiceOver],
    settings: EngineSettings = EngineSettings(), rowTolerance: Int = 0, readsRightToLeft: Bool = false
  ) {
    engine = Engine(
      clock: clock, settings: settings, rowTolerance: rowTolerance, readsRightToLeft: readsRightToLeft)
    for technology in technologies { engine.enable(technology) }
    if !sketches.isEmpty {
      show(sketches)
      engine.settle()
      engine.placeCursors()
    }
  }

  func id(_ label: String) -> NodeID {
    if let id = ids[label] { return id }
    let id = NodeID(UInt64(ids.count + 1))
    ids[label] = id
    return id
  }

  func label(_ id: NodeID?) -> String? { id.flatMap { id in ids.first { $0.value == id }?.key } }

  /// Sends these as everything there is in the window.
  func show(_ sketches: [Sketch], keyboard: String? = nil) {
    do { try engine.apply(update(sketches, keyboard: keyboard)) } catch { fatalError(error.description) }
  }

  func update(_ sketches: [Sketch], keyboard: String? = nil) -> TreeUpdate {
    var nodes: [AccessibilityNode] = []
    flatten(Sketch(role: .window, label: "window", children: sketches), into: &nodes)
    return TreeUpdate(nodes: nodes, root: id("window"), keyboardFocus: keyboard.map(id))
  }

  private func flatten(_ sketch: Sketch, into nodes: inout [AccessibilityNode]) {
    var node = AccessibilityNode(id: id(sketch.label), role: sketch.role, label: sketch.label)
    node.children = sketch.children.map { id($0.label) }
    sketch.edit(&node)
    if let related = sketch.related {
      node.details.relations = NodeRelations(
        labelledBy: related.labels.map(id), describedBy: related.descriptions.map(id),
        errorMessage: related.errors.map(id))
    }
    nodes.append(node)
    for child in sketch.children { flatten(child, into: &nodes) }
  }
}

extension Stage {
  /// The labels of all reachable elements, in reading order.
  var order: [String] { engine.tree.elements.compactMap(label) }

  var voiceOver: String? { label(engine.cursor(of: .voiceOver)) }

  var scanner: String? { label(engine.cursor(of: .switchControl)) }

  /// A command that the test knows to be possible.
  @discardableResult
  func perform(_ command: VoiceOverCommand) -> CommandOutcome {
    do { return try engine.perform(.voiceOver(command)) } catch { fatalError(error.description) }
  }

  @discardableResult
  func press(_ command: SwitchControlCommand) -> CommandOutcome {
    do { return try engine.perform(.switchControl(command)) } catch { fatalError(error.description) }
  }

  /// The user moves VoiceOver's cursor; what the bindings then report.
  @discardableResult
  func move(to label: String) -> [String] {
    perform(.item(id(label)))
    return settle()
  }

  /// The user moves the scanner's highlight.
  @discardableResult
  func scan(to label: String) -> [String] {
    for _ in 0..<100 where scanner != label { press(.next) }
    return settle()
  }

  @discardableResult
  func settle() -> [String] { describe(engine.settle()) }

  @discardableResult
  func place() -> [String] { describe(engine.placeCursors()) }

  private func describe(_ changes: [FocusChange]) -> [String] {
    changes.map { bindings[$0.binding]?() ?? "\($0.binding.rawValue)" }
  }
}

extension Stage {
  /// A Bool binding on these nodes.
  func flag(_ name: String, on labels: String..., for scope: AccessibilityTechnologies = [])
    -> FocusBinding<Bool>
  {
    let binding = engine.focusBinding(Bool.self, for: scope)
    for label in labels { binding.bind(id(label)) }
    bindings[binding.id] = { "\(name)=\(binding.value)" }
    engine.settle()
    return binding
  }

  /// An optional binding whose value on each of these nodes is the node's label.
  func choice(_ name: String, on labels: String..., for scope: AccessibilityTechnologies = [])
    -> FocusBinding<String?>
  {
    let binding = engine.focusBinding(String?.self, for: scope)
    for label in labels { binding.bind(id(label), equals: label) }
    bindings[binding.id] = { "\(name)=\(binding.value ?? "nil")" }
    engine.settle()
    return binding
  }

  /// Moves time on; what the engine is to do by itself on the way happens.
  func advance(by duration: Duration) {
    let end = clock.now + duration
    while let action = clock.takeDue(through: end) { action() }
    clock.advanceNow(to: end)
  }

  /// Forgets what was spoken so far.
  func listen() { mark = engine.utterances.utterances.count }

  /// What was spoken since `listen()`.
  var spoken: [String] { engine.utterances.utterances[mark...].map(\.caption) }

  /// What was spoken since `listen()`, each with the milliseconds at which it began, and a mark if it was broken off.
  var log: [String] {
    engine.utterances.utterances[mark...].map {
      return "\(Int($0.time / .milliseconds(1))) \($0.caption)" + ($0.isInterrupted ? " …" : "")
        + ($0.isAudible ? "" : " (unheard)")
    }
  }

  func announce(
    _ text: String, _ priority: Announcement.Priority = .default, queued: Bool = false
  ) {
    engine.post(.announcement(Announcement(text, priority: priority, isQueued: queued)))
  }

  /// The sounds so far, but for those of every move.
  var signals: [Sound] {
    engine.sounds.sounds.map(\.sound).filter { $0 != .focusMoved && $0 != .activated }
  }
}
