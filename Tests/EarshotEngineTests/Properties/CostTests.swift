import EarshotAccessibility
import EarshotEngine
import Testing

/// What one step costs must not depend on the size of the tree.
@Suite struct CostTests {
  static let sizes = [10, 1_000, 10_000]

  /// A window with a heading and a list of rows, the cursor on the third row; row 5 carries a tag.
  func list(of count: Int, on technologies: [AssistiveTechnology] = AssistiveTechnology.allCases) throws
    -> Engine
  {
    let engine = Engine()
    let rows = (1...UInt64(count)).map { number in
      AccessibilityNode(
        id: NodeID(10 + number), role: .button, label: "Row \(number)",
        focusTags: number == 5 ? [FocusTag(binding: FocusBindingID(1), value: 0)] : [])
    }
    engine.declare(FocusBindingDeclaration(id: FocusBindingID(1)))
    try engine.apply(
      TreeUpdate(
        nodes: [
          AccessibilityNode(id: NodeID(1), role: .window, children: [NodeID(2), NodeID(3)]),
          AccessibilityNode(id: NodeID(2), role: .heading, label: "Rows"),
          AccessibilityNode(id: NodeID(3), role: .scrollArea, children: rows.map(\.id)),
        ] + rows, root: NodeID(1)))
    technologies.forEach(engine.enable)
    engine.settle()
    engine.placeCursors()
    try engine.perform(.voiceOver(.item(NodeID(13))))
    engine.settle()
    return engine
  }

  /// The work of `action` at each size.
  func costs(
    on technologies: [AssistiveTechnology] = AssistiveTechnology.allCases,
    _ action: (Engine) throws -> Void
  ) throws -> [WorkCounters] {
    try Self.sizes.map { size in
      let engine = try list(of: size, on: technologies)
      let before = engine.counters
      try action(engine)
      return engine.counters.since(before)
    }
  }

  func isConstant(_ costs: [WorkCounters]) -> Bool { costs.allSatisfy { $0 == costs[0] } }

  @Test func nextAndPreviousCostTheSameAtEverySize() throws {
    for command in [VoiceOverCommand.next, .previous] {
      let costs = try costs {
        try $0.perform(.voiceOver(command))
        $0.settle()
      }
      #expect(isConstant(costs), "\(costs)")
      #expect(costs[0] == WorkCounters(nodesVisited: 1, utterancesBegun: 1))
    }
    let scanning = try costs {
      try $0.perform(.switchControl(.next))
      $0.settle()
    }
    #expect(isConstant(scanning), "\(scanning)")
  }

  @Test func aChangedLabelCostsTheSameAtEverySize() throws {
    let costs = try costs {
      try $0.apply(TreeUpdate(nodes: [AccessibilityNode(id: NodeID(13), role: .button, label: "New")]))
      $0.settle()
    }
    #expect(isConstant(costs), "\(costs)")
    #expect(costs[0] == WorkCounters(slotsTouched: 1, utterancesBegun: 1))
  }

  @Test func aFocusRequestCostsTheSameAtEverySize() throws {
    let costs = try costs {
      $0.request(FocusRequest(binding: FocusBindingID(1), value: 0))
      #expect($0.settle() == [FocusChange(binding: FocusBindingID(1), value: 0)])
    }
    #expect(isConstant(costs), "\(costs)")
    #expect(costs[0] == WorkCounters(utterancesBegun: 1, bindingsRecomputed: 1, candidatesExamined: 1))
  }

  @Test func anInsertedRowTouchesItsContainerOnly() throws {
    let costs = try costs(on: [.voiceOver]) { engine in
      let list = try #require(engine.tree.node(NodeID(3)))
      var longer = list
      longer.children.insert(NodeID(5), at: 0)
      try engine.apply(TreeUpdate(nodes: [longer, AccessibilityNode(id: NodeID(5), role: .text)]))
      engine.settle()
    }
    #expect(isConstant(costs), "\(costs)")
    #expect(costs[0] == WorkCounters(slotsTouched: 2, containersSorted: 1, ancestorsPassed: 2))
  }

  @Test func anInsertedRowCostsTheScannerItsLevelOnly() throws {
    let engine = try list(of: 10)
    let aside = AccessibilityNode(id: NodeID(1), role: .window, children: [NodeID(2), NodeID(3), NodeID(4)])
    let toolbar = AccessibilityNode(id: NodeID(4), role: .toolbar, children: [NodeID(6), NodeID(7)])
    let tools = [6, 7].map { AccessibilityNode(id: NodeID($0), role: .button) }
    try engine.apply(TreeUpdate(nodes: [aside, toolbar] + tools))
    engine.settle()
    let before = engine.counters
    var fewer = toolbar
    fewer.children = [NodeID(6)]
    try engine.apply(TreeUpdate(nodes: [fewer]))
    engine.settle()
    // The toolbar, which is no group any more, and the window; the ten rows are as they were.
    let cost = engine.counters.since(before)
    #expect(cost.scanListsBuilt == 2)
    #expect(cost.scanNodesVisited < 10)
  }

  @Test func hidingTheRowWithTheCursorCostsTheSameAtEverySize() throws {
    let costs = try costs(on: [.voiceOver]) {
      let hidden = AccessibilityNode(id: NodeID(13), role: .button, label: "Row 3", isHidden: true)
      try $0.apply(TreeUpdate(nodes: [hidden]))
      $0.settle()
      #expect($0.cursor(of: .voiceOver) == NodeID(14))
    }
    #expect(isConstant(costs), "\(costs)")
  }
}

extension WorkCounters {
  func since(_ before: WorkCounters) -> WorkCounters {
    WorkCounters(
      nodesVisited: nodesVisited - before.nodesVisited, slotsTouched: slotsTouched - before.slotsTouched,
      containersSorted: containersSorted - before.containersSorted,
      containersRecounted: containersRecounted - before.containersRecounted,
      ancestorsPassed: ancestorsPassed - before.ancestorsPassed,
      utterancesBegun: utterancesBegun - before.utterancesBegun,
      bindingsRecomputed: bindingsRecomputed - before.bindingsRecomputed,
      candidatesExamined: candidatesExamined - before.candidatesExamined,
      scanListsBuilt: scanListsBuilt - before.scanListsBuilt,
      scanNodesVisited: scanNodesVisited - before.scanNodesVisited)
  }
}
