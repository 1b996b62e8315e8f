import EarshotAccessibility
import TestSupport
import Testing

@testable import EarshotEngine

/// Long random walks of VoiceOver over changing screens, with flat and with grouped navigation.
@Suite struct WalkPropertyTests {
  @Test(arguments: 1...3 as ClosedRange<UInt64>, NavigationStyle.allCases)
  func tenThousandStepsHoldWhatTheyPromise(seed: UInt64, style: NavigationStyle) throws {
    var walk = try RandomWalk(seed: seed, style: style)
    for _ in 0..<10_000 { try walk.step() }
    walk.checkSpeech()
    walk.checkLogs()
    #expect(walk.landings > 2_000)
    #expect(walk.returns > 500)
    #expect(walk.jumps > 100)
  }
}

/// One walk: most steps are commands; every so often the screen changes.
struct RandomWalk {
  let engine: Engine
  var changer: TreeChanger
  var model: TreeModel
  /// What the model says of the present screen, kept until that changes.
  private var elements: [NodeID]
  private var targets: [RotorKind: Set<NodeID>] = [:]
  var landings = 0
  var returns = 0
  var jumps = 0
  /// The logs as they were read when they were new.
  private var utterances: [Utterance] = []
  private var stops: [ItemLog.Stop] = []

  init(seed: UInt64, style: NavigationStyle) throws {
    var settings = EngineSettings()
    settings.navigation = style
    settings.wrapsAround = seed.isMultiple(of: 2)
    engine = Engine(settings: settings)
    changer = TreeChanger(seed: seed)
    model = try #require(TreeModel().applying(changer.firstUpdate()))
    elements = model.elements
    try engine.apply(TreeUpdate(nodes: model.nodes.values.sorted { $0.id < $1.id }, root: model.root))
    engine.enable(.voiceOver)
    rest()
  }

  mutating func step() throws {
    switch Int.random(in: 0..<100, using: &changer.random) {
    case 0..<3: try change()
    case 3..<20: try goAndReturn(forward: changer.random.chance(50))
    case 20..<35: try jump()
    default: try perform(Self.commands.randomElement(using: &changer.random)!)
    }
    readLogs()
    checkCursor()
  }

  private mutating func readLogs() {
    utterances += engine.utterances.utterances[utterances.count...]
    stops += engine.items.stops[stops.count...]
  }

  private func rest() {
    engine.settle()
    engine.placeCursors()
    engine.settle()
  }

  private mutating func change() throws {
    let update = changer.update(of: model)
    guard let next = model.applying(update) else { return }
    model = next
    elements = model.elements
    targets = [:]
    let keyboard = changer.random.chance(20) ? elements.randomElement(using: &changer.random) : nil
    readLogs()
    try engine.apply(TreeUpdate(nodes: update, keyboardFocus: keyboard))
    rest()
  }

  /// A command that lands is one stop in the log, any other none.
  @discardableResult
  private mutating func perform(_ command: VoiceOverCommand) throws -> CommandOutcome {
    let (stops, before) = (engine.items.stops.count, engine.cursor(of: .voiceOver))
    let outcome = try engine.perform(.voiceOver(command))
    #expect(engine.items.stops.count - stops == (outcome.move == nil ? 0 : 1))
    #expect(engine.cursor(of: .voiceOver) == outcome.move?.to ?? before)
    if outcome.hitBoundary { #expect(outcome.move == nil) }
    landings += outcome.move == nil ? 0 : 1
    return outcome
  }

  /// Previous undoes next, and next previous.
  private mutating func goAndReturn(forward: Bool) throws {
    guard let start = engine.cursor(of: .voiceOver) else { return }
    guard try perform(forward ? .next : .previous).move != nil else { return }
    let back = try perform(forward ? .previous : .next)
    #expect(back.move?.to == start)
    returns += 1
  }

  /// A jump goes where a search through all elements goes.
  private mutating func jump() throws {
    let kind = Self.searched.randomElement(using: &changer.random)!
    let forward = changer.random.chance(50)
    guard let start = engine.cursor(of: .voiceOver), let targets = targets(of: kind) else { return }
    guard let index = elements.firstIndex(of: start) else { return }
    let expected =
      forward
      ? elements[(index + 1)...].first(where: targets.contains)
      : elements[..<index].last(where: targets.contains)
    let outcome = try perform(.move(kind, forward: forward))
    #expect(outcome.move?.to == expected)
    jumps += expected == nil ? 0 : 1
  }

  /// The elements that a search for the kind stops at; `nil` for containers that are stops themselves.
  private mutating func targets(of kind: RotorKind) -> Set<NodeID>? {
    if targets[kind] == nil { targets[kind] = searchedTargets(of: kind) }
    return targets[kind]
  }

  private func searchedTargets(of kind: RotorKind) -> Set<NodeID>? {
    let role: Role? =
      switch kind {
      case .lists: .list
      case .landmarks: .landmark
      default: nil
      }
    if role == nil, kind != .containers { return Set(elements.filter { isOf(kind, model.node($0)) }) }
    if engine.settings.navigation == .grouped { return nil }
    return Set(model.firstElements { role == nil || $0.role == role })
  }

  private func isOf(_ kind: RotorKind, _ node: AccessibilityNode) -> Bool {
    switch kind {
    case .headings: node.traits.contains(.isHeader)
    case .headingLevel(let level): node.traits.contains(.isHeader) && node.headingLevel == level
    case .links: node.traits.contains(.isLink)
    case .images: node.traits.contains(.isImage)
    case .textFields: node.traits.contains(.isTextField)
    default: !node.traits.isDisjoint(with: [.isButton, .isToggle, .isAdjustable, .isTextField])
    }
  }

  private static let searched: [RotorKind] = [
    .headings, .headingLevel(1), .headingLevel(2), .links, .images, .textFields, .formControls, .lists,
    .landmarks, .containers,
  ]

  private static let commands: [VoiceOverCommand] = [
    .next, .next, .next, .previous, .previous, .first, .last, .moveIn, .moveIn, .moveOut, .activate,
    .whereAmI,
    .rotorNext, .rotorNext, .rotorPrevious, .turnRotor(forward: true), .turnRotor(forward: false),
    .move(.custom("Mine"), forward: true), .move(.custom("Mine"), forward: false),
    .move(.characters, forward: true), .move(.words, forward: false), .move(.actions, forward: true),
    .move(.moreContent, forward: true), .increment, .scroll(.down),
  ]
}

extension RandomWalk {
  /// The cursor is on a live element that can be reached, with grouped navigation also on such a container; it is
  /// nowhere only if there is nothing to be on. What the rotor is set to is among what it offers.
  func checkCursor() {
    #expect(engine.rotorKinds.contains(engine.rotorKind))
    guard let id = engine.cursor(of: .voiceOver) else {
      #expect(elements.isEmpty)
      return
    }
    #expect(engine.tree.isReachable(id))
    let isOpen = engine.settings.navigation == .grouped && model.node(id).role.isSemanticContainer
    #expect(model.isElement(id) || isOpen)
  }

  /// What was logged stays as it was, whatever became of the nodes.
  func checkLogs() {
    #expect(Array(engine.items.stops) == stops)
    #expect(engine.utterances.utterances.count == utterances.count)
    for (now, then) in zip(engine.utterances.utterances, utterances) {
      #expect(now.tokens == then.tokens)
      #expect(now.element == then.element && now.label == then.label && now.sequence == then.sequence)
    }
  }

  /// Nothing that is drawn is heard, and no secret.
  func checkSpeech() {
    for utterance in engine.utterances.utterances {
      let caption = utterance.caption
      #expect(!caption.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) }, "\(caption)")
      if utterance.cause == .rotor { #expect(!caption.contains(TreeChanger.secret), "\(caption)") }
      #expect(!caption.isEmpty)
    }
  }
}
