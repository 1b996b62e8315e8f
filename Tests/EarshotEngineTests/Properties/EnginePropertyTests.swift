import EarshotAccessibility
import EarshotTime
import Testing

@testable import EarshotEngine

/// Random sessions of two technologies over changing trees.
@Suite struct EnginePropertyTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func cursorsAndBindingsAgree(seed: UInt64) throws {
    var session = try RandomSession(seed: seed)
    for _ in 0..<60 {
      try session.step()
      session.checkCursors()
      session.checkBindings()
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func theSameEventsGiveTheSameLogs(seed: UInt64) throws {
    var first = try RandomSession(seed: seed)
    var second = try RandomSession(seed: seed)
    for _ in 0..<60 {
      try first.step()
      try second.step()
    }
    #expect(first.engine.utterances.utterances == second.engine.utterances.utterances)
    #expect(first.engine.items.stops == second.engine.items.stops)
    #expect(first.reported == second.reported)
    #expect(first.engine.takeDiagnostics() == second.engine.takeDiagnostics())
    #expect(first.engine.takeActionRequests() == second.engine.takeActionRequests())
    #expect(first.engine.items.stops.count > 5)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func previousUndoesNext(seed: UInt64) throws {
    var session = try RandomSession(seed: seed)
    for _ in 0..<20 {
      try session.step()
      session.engine.enable(.voiceOver)
      session.rest()
      guard let start = session.engine.cursor(of: .voiceOver) else { continue }
      guard try !session.engine.perform(.voiceOver(.next)).hitBoundary else { continue }
      #expect(try session.engine.perform(.voiceOver(.previous)).move?.to == start)
    }
  }
}

/// One random session with bindings of every scope: 1 VoiceOver, 2 Switch Control, 3 both, 4 unspecified.
struct RandomSession {
  static let scopes: [AccessibilityTechnologies] = [
    .voiceOver, .switchControl, [.voiceOver, .switchControl], [],
  ]

  let engine: Engine
  var changer: TreeChanger
  var model: TreeModel
  /// What the changes add up to.
  var reported: [FocusBindingID: FocusValueID] = [:]
  /// Every how many turns the logs are forgotten, if at all: after what happened, and before everything comes to rest.
  private let forgetting: Int?
  private var turns = 0

  init(seed: UInt64, forgettingEvery forgetting: Int? = nil) throws {
    self.forgetting = forgetting
    let clock = VirtualClock()
    engine = Engine(clock: clock)
    changer = TreeChanger(seed: seed)
    model = try #require(TreeModel().applying(changer.firstUpdate()))
    for (index, scope) in Self.scopes.enumerated() {
      engine.declare(FocusBindingDeclaration(id: FocusBindingID(UInt32(index + 1)), scope: scope))
    }
    try engine.apply(TreeUpdate(nodes: model.nodes.values.sorted { $0.id < $1.id }, root: model.root))
    for technology in AssistiveTechnology.allCases { engine.enable(technology) }
    rest()
  }

  /// One turn: something random happens, then everything comes to rest.
  mutating func step() throws {
    engine.beginTurn([.command, .typing, .other].randomElement(using: &changer.random)!)
    switch Int.random(in: 0..<10, using: &changer.random) {
    case 0...2: try change()
    case 3, 4: request()
    case 5:
      request()
      try change()
    case 6: toggleTechnology()
    default: for _ in 1...3 { command() }
    }
    turns += 1
    if let forgetting, turns.isMultiple(of: forgetting) { engine.forgetLogs() }
    rest()
    engine.endTurn()
  }

  mutating func rest() {
    let changes = engine.settle() + engine.placeCursors() + engine.settle()
    for change in changes {
      #expect(reported[change.binding] != change.value, "a change that changes nothing")
      reported[change.binding] = change.value
    }
  }

  private mutating func change() throws {
    let update = changer.update(of: model)
    guard let next = model.applying(update) else { return }
    model = next
    let focus = model.elements.randomElement(using: &changer.random)
    let keyboard = changer.random.chance(20) ? focus : nil
    try engine.apply(TreeUpdate(nodes: update, keyboardFocus: keyboard))
  }

  private mutating func request() {
    for _ in 0..<Int.random(in: 1...3, using: &changer.random) {
      let value = changer.random.chance(10) ? nil : FocusValueID.random(in: 0...2, using: &changer.random)
      let binding = FocusBindingID(UInt32.random(in: 1...4, using: &changer.random))
      engine.request(FocusRequest(binding: binding, value: value))
    }
  }

  private mutating func toggleTechnology() {
    let technology = AssistiveTechnology.allCases.randomElement(using: &changer.random)!
    if changer.random.chance(30) { engine.disable(technology) } else { engine.enable(technology) }
  }

  private mutating func command() {
    let commands: [AssistiveCommand] = [
      .voiceOver(.next), .voiceOver(.next), .voiceOver(.previous), .voiceOver(.first), .voiceOver(.last),
      .voiceOver(.activate), .voiceOver(.whereAmI), .switchControl(.next), .switchControl(.next),
      .switchControl(.previous), .switchControl(.select),
    ]
    let command = commands.randomElement(using: &changer.random)!
    if engine.isEnabled(command.technology) {
      #expect(throws: Never.self) { try engine.perform(command) }
    } else {
      #expect(throws: EngineError.technologyOff(command.technology)) { try engine.perform(command) }
    }
  }
}

extension RandomSession {
  /// A cursor is nowhere or on a reachable element. VoiceOver's is nowhere only if dismissed or if there is none; the
  /// scanner is idle only if there is none.
  func checkCursors() {
    let elements = model.elements
    let scannable = elements.filter { model.node($0).isScannable }
    if let element = engine.cursor(of: .voiceOver) {
      #expect(elements.contains(element))
    } else if engine.isEnabled(.voiceOver), engine.state.cursors[.voiceOver].standing != .dismissed {
      #expect(elements.isEmpty)
    }
    if let element = engine.cursor(of: .switchControl) { #expect(scannable.contains(element)) }
    if engine.isEnabled(.switchControl) {
      #expect(engine.scanner.state != .off)
      if scannable.isEmpty { #expect(engine.scanner.state == .idle) }
    }
  }

  /// Every binding has the value that the cursors give it, worked out from the model; and the changes reported
  /// add up to it.
  func checkBindings() {
    for (index, scope) in Self.scopes.enumerated() {
      let binding = FocusBindingID(UInt32(index + 1))
      let latestFirst = AssistiveTechnology.allCases
        .filter { scope.isEmpty || scope.contains($0.asSet) }
        .sorted { engine.state.cursors[$0].lastMove > engine.state.cursors[$1].lastMove }
      let expected = latestFirst.lazy.compactMap { value(of: binding, for: $0) }.first
      #expect(engine.value(of: binding) == expected)
      #expect(reported[binding] == expected)
    }
  }

  private func value(of binding: FocusBindingID, for technology: AssistiveTechnology) -> FocusValueID? {
    let cursor = engine.state.cursors[technology]
    guard let element = engine.cursor(of: technology), !cursor.isDismissed else { return nil }
    return model.value(of: binding, at: element, asked: cursor.asked[binding])
  }
}
