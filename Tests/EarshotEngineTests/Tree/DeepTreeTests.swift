import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTime
import Testing

/// Containers in containers, far deeper than any screen has them.
@Suite struct DeepTreeTests {
  /// A window with a button and, inside one group after another, a link.
  private func chain(_ depth: UInt64, role: Role = .generic) -> [AccessibilityNode] {
    let groups = (1...depth).map { container($0 + 10, role, [$0 == depth ? 2 : $0 + 11]) }
    return [container(1, .window, [3, 11])] + groups + [
      button(3), AccessibilityNode(id: NodeID(2), role: .link),
    ]
  }

  private func container(_ id: UInt64, _ role: Role, _ children: [UInt64]) -> AccessibilityNode {
    AccessibilityNode(id: NodeID(id), role: role, children: children.map { NodeID($0) })
  }

  private func button(_ id: UInt64) -> AccessibilityNode {
    var node = AccessibilityNode(id: NodeID(id), role: .button, label: "Button")
    node.actions = .activate
    return node
  }

  /// What an update costs in a chain that is as deep and in one that is twice as deep.
  private func costs(_ update: (Engine, [AccessibilityNode]) throws -> Void) throws -> [WorkCounters] {
    try [20_000, 40_000].map { (depth: UInt64) in
      let engine = Engine()
      let nodes = chain(depth)
      try engine.apply(TreeUpdate(nodes: nodes, root: NodeID(1)))
      engine.enable(.voiceOver)
      engine.enable(.switchControl)
      engine.settle()
      engine.placeCursors()
      let before = engine.counters
      try update(engine, nodes)
      engine.settle()
      return engine.counters.since(before)
    }
  }

  @Test func aWholeTreeCostsInProportionToItsNodes() throws {
    for isReversed in [false, true] {
      let costs = try [20_000, 40_000].map { (depth: UInt64) in
        let engine = Engine()
        let nodes = chain(depth)
        try engine.apply(TreeUpdate(nodes: isReversed ? nodes.reversed() : nodes, root: NodeID(1)))
        return engine.counters
      }
      #expect(costs[0].ancestorsPassed == 20_001 && costs[1].ancestorsPassed == 40_001)
      #expect(costs[0].containersSorted == 20_001 && costs[1].containersSorted == 40_001)
      #expect(costs[0].containersRecounted == 0 && costs[1].containersRecounted == 0)
    }
  }

  @Test func aChangeOfEveryNodeCostsInProportionToTheNodes() throws {
    let costs = try costs { engine, nodes in
      let changed = nodes.map { node in
        var node = node
        if node.role == .generic { node.role = .list } else { node.label = "new" }
        if node.role == .link { node.role = .heading }
        return node
      }
      try engine.apply(TreeUpdate(nodes: changed))
    }
    #expect(costs[0].slotsTouched == 20_003 && costs[1].slotsTouched == 40_003)
    for counter in [\WorkCounters.containersRecounted, \.ancestorsPassed, \.nodesVisited, \.scanNodesVisited]
    {
      #expect(costs[1][keyPath: counter] <= 2 * costs[0][keyPath: counter])
      #expect(costs[0][keyPath: counter] <= 3 * 20_003)
    }
  }

  @Test func aChangeAtTheEndCostsItsDepthAtMost() throws {
    let costs = try costs { engine, nodes in
      var innermost = nodes[nodes.count - 3]
      innermost.children += [NodeID(4)]
      try engine.apply(TreeUpdate(nodes: [innermost, button(4)]))
      let before = engine.counters
      try engine.apply(TreeUpdate(nodes: [AccessibilityNode(id: NodeID(2), role: .link, label: "new")]))
      #expect(engine.counters.since(before) == WorkCounters(slotsTouched: 1))
    }
    #expect(costs.map(\.ancestorsPassed) == [20_001, 40_001])
    #expect(costs.map(\.containersSorted) == [1, 1])
    #expect(costs.allSatisfy { $0.containersRecounted <= $0.ancestorsPassed })
  }

  @Test(arguments: [Role.group, .button])
  func nothingGoesAsDeepAsTheTree(role: Role) throws {
    let clock = VirtualClock()
    let engine = Engine(clock: clock)
    var nodes = chain(100_000, role: role)
    for index in nodes.indices.dropFirst() {
      nodes[index].frame = CellRect(column: 0, row: 0, width: 80, height: 24)
      if nodes[index].children.isEmpty { continue }
      let inside = nodes[index].id.rawValue + 1_000_000
      nodes[index].children.append(NodeID(inside))
      nodes.append(button(inside))
    }
    try engine.apply(TreeUpdate(nodes: nodes, root: NodeID(1)))
    engine.settings.switchControl.manyItems = 1
    engine.enable(.voiceOver)
    engine.enable(.switchControl)
    engine.settle()
    engine.placeCursors()
    #expect(engine.cursor(of: .switchControl) != nil)
    for command in [VoiceOverCommand.next, .last, .previous, .first, .activate] {
      try engine.perform(.voiceOver(command))
      engine.settle()
    }
    for _ in 0..<5 { clock.advance(by: .seconds(1)) }
    for command in [SwitchControlCommand.next, .previous, .select, .menu] {
      try engine.perform(.switchControl(command))
      engine.settle()
    }
    try choosePoint(engine)
    try engine.apply(TreeUpdate(nodes: [container(1, .window, [3])]))
    engine.settle()
    #expect(engine.tree.count == 2)
  }

  /// Has the scanner choose a point by its menu, and then one.
  private func choosePoint(_ engine: Engine) throws {
    for _ in 0..<4 where engine.scanner.menu == nil {
      try engine.perform(.switchControl(.next))
      try engine.perform(.switchControl(.select))
    }
    while let menu = engine.scanner.menu, let current = menu.current, menu.entries[current] != .pointMode {
      try engine.perform(.switchControl(.next))
    }
    for _ in 0..<5 { try engine.perform(.switchControl(.select)) }
    #expect(engine.scanner.mode == .point)
  }
}
