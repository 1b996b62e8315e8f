import EarshotAccessibility
import EarshotEngine
import Testing

/// Work in a tree of 100,000 nodes, compared with one of 1,000.
@Suite struct LargeTreeTests {
  /// Groups of 99 texts each; the last element of the group in the middle is a heading.
  func engine(nodes count: Int) throws -> Engine {
    let groups = UInt64(count / 100)
    var nodes: [AccessibilityNode] = []
    for group in 1...groups {
      let first = group * 100
      let children = (first + 1..<first + 100).map { NodeID($0) }
      nodes.append(AccessibilityNode(id: NodeID(first), role: .group, label: "\(group)", children: children))
      nodes += children.map { AccessibilityNode(id: $0, role: .text, label: "\($0)") }
    }
    let heading = Int(groups / 2 * 100 - 1)
    nodes[heading].role = .heading
    nodes[heading].traits = .isHeader
    let root = AccessibilityNode(
      id: NodeID(1), role: .window, children: (1...groups).map { NodeID($0 * 100) })
    let engine = Engine()
    try engine.apply(TreeUpdate(nodes: [root] + nodes, root: root.id))
    engine.enable(.voiceOver)
    engine.settle()
    engine.placeCursors()
    return engine
  }

  /// The work of `action` in the small and in the large tree.
  func costs(_ action: (Engine) throws -> Void) throws -> (small: WorkCounters, large: WorkCounters) {
    let costs = try [1_000, 100_000].map { count in
      let engine = try engine(nodes: count)
      let before = engine.counters
      try action(engine)
      return engine.counters.since(before)
    }
    return (costs[0], costs[1])
  }

  @Test func aStepCostsTheSame() throws {
    for command in [VoiceOverCommand.next, .previous] {
      let costs = try costs {
        try $0.perform(.voiceOver(.item(NodeID(150))))
        try $0.perform(.voiceOver(command))
        $0.settle()
      }
      #expect(costs.small == costs.large)
      #expect(costs.large == WorkCounters(nodesVisited: 1, utterancesBegun: 2))
    }
  }

  @Test func inAMillionNodesStepsAndUpdatesCostNoMoreThanInAThousand() throws {
    let costs = try [1_000, 1_000_000].map { count in
      let engine = try engine(nodes: count)
      try engine.perform(.voiceOver(.item(NodeID(150))))
      let before = engine.counters
      try engine.perform(.voiceOver(.next))
      try engine.perform(.voiceOver(.previous))
      try engine.apply(TreeUpdate(nodes: [AccessibilityNode(id: NodeID(150), role: .text, label: "new")]))
      engine.settle()
      #expect(engine.utterances.last?.caption == "new")
      return engine.counters.since(before)
    }
    #expect(costs[0] == costs[1])
    #expect(costs[1] == WorkCounters(nodesVisited: 2, slotsTouched: 1, utterancesBegun: 3))
  }

  @Test func aJumpPassesByContainersWithoutTheKind() throws {
    let costs = try costs { engine in
      let middle = (engine.tree.count / 100) / 2
      let move = try engine.perform(.voiceOver(.move(.headings, forward: true))).move
      #expect(move?.to == NodeID(UInt64(middle * 100 + 99)))
    }
    #expect(costs.small == WorkCounters(nodesVisited: 4 + 99, utterancesBegun: 1))
    #expect(costs.large == WorkCounters(nodesVisited: 499 + 99, utterancesBegun: 1))
  }

  @Test func aSearchInVainCostsNothing() throws {
    let costs = try costs {
      let outcome = try $0.perform(.voiceOver(.move(.links, forward: true)))
      #expect(outcome.hitBoundary)
      #expect(!$0.rotorKinds.contains(.links))
    }
    #expect(costs.small == WorkCounters())
    #expect(costs.large == WorkCounters())
  }

  @Test func anUpdateOfOneNodeCostsWhatChanges() throws {
    let label = try costs {
      try $0.apply(TreeUpdate(nodes: [AccessibilityNode(id: NodeID(150), role: .text, label: "new")]))
    }
    #expect(label.small == label.large)
    #expect(label.large == WorkCounters(slotsTouched: 1))
    let kind = try costs {
      try $0.apply(TreeUpdate(nodes: [AccessibilityNode(id: NodeID(150), role: .link, label: "new")]))
      #expect($0.rotorKinds.contains(.links))
      try $0.apply(TreeUpdate(nodes: [AccessibilityNode(id: NodeID(150), role: .text, label: "new")]))
      #expect(!$0.rotorKinds.contains(.links))
    }
    #expect(kind.small == kind.large)
    #expect(kind.large == WorkCounters(slotsTouched: 2, containersRecounted: 4))
  }

  @Test func aContainersLabelOrKindIsChangedWithoutALookAtItsChildren() throws {
    let costs = try costs { engine in
      var group = try #require(engine.tree.node(NodeID(100)))
      group.label = "renamed"
      group.role = .list
      try engine.apply(TreeUpdate(nodes: [group]))
      #expect(engine.rotorKinds.contains(.lists))
    }
    #expect(costs.small == costs.large)
    #expect(costs.large == WorkCounters(slotsTouched: 1, containersRecounted: 1))
  }

  @Test func theItemLogGrowsByWhatHappensOnly() throws {
    let engine = try engine(nodes: 100_000)
    for _ in 1...1_000 { try engine.perform(.voiceOver(.next)) }
    #expect(engine.items.stops.count == 1_001)
    #expect(engine.utterances.utterances.count == 1_001)
    #expect(engine.sounds.sounds.count == 1_001)
    #expect(engine.counters.nodesVisited < 1_100)
  }
}
