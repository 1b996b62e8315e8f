import CEarshot
import TestSupport

/// Sends random trees, some of them with faults, and uses them.
package struct TreeFuzzer {
  private var random: SplitMix64
  private var program = Program()

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// - Parameter trees: How many; each faulty one is followed by its faultless self.
  package mutating func run(trees: Int) throws(Finding) {
    for round in 0..<trees {
      if round % 25 == 0 { start() }
      var nodes = random.tree()
      let focus = random.chance() ? 0 : random.pick(nodes).node.id
      if random.chance() { try sendFaulty(nodes, focus: focus) }
      try send(nodes, focus: focus)
      for _ in 0..<random.pick([0, 3, 10]) { use() }
      try checkCursors(on: nodes)
      random.change(&nodes)
      try send(nodes, focus: focus)
    }
    _ = program.readEverything()
  }

  private mutating func start() {
    program = Program()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), random.chance(80))
    earshot_set_enabled(program.engine, Int32(EARSHOT_SWITCH_CONTROL), random.chance(80))
    earshot_set(program.engine, "navigation", random.pick(["flat", "grouped"]))
  }

  private mutating func send(_ nodes: [NodeInC], focus: UInt64) throws(Finding) {
    let isWhole = random.chance()
    let engine = program.engine
    let status = withUpdate(nodes, root: nodes[0].node.id, keyboardFocus: focus) {
      isWhole ? earshot_declare(engine, $0) : earshot_apply(engine, $0)
    }
    try demand(status == EARSHOT_OK, "A faultless tree was refused: \(program.lastError)")
    if random.chance(80) { earshot_settle(engine) }
  }

  private mutating func sendFaulty(_ nodes: [NodeInC], focus: UInt64) throws(Finding) {
    let fault = random.pick(TreeFault.allCases)
    let index = Int.random(in: 1..<nodes.count, using: &random)
    let isWhole = random.chance()
    let before = program.state
    let engine = program.engine
    var (faulty, focus) = (nodes, focus)
    fault.put(in: &faulty, at: index, focus: &focus)
    let status = withUpdate(
      faulty, root: nodes[0].node.id, keyboardFocus: focus, change: { fault.put(in: &$0, $1, at: index) }
    ) {
      isWhole ? earshot_declare(engine, $0) : earshot_apply(engine, $0)
    }
    try demand(status < 0, "A tree with \(fault) was taken.")
    try demand(!program.lastError.isEmpty, "Nothing is said of \(fault).")
    try demand(program.state == before, "A tree with \(fault) changed something.")
  }

  private mutating func use() {
    let engine = program.engine
    switch Int.random(in: 0...9, using: &random) {
    case 0: earshot_voice_over(engine, Int32(EARSHOT_VO_PREVIOUS))
    case 1: earshot_voice_over(engine, Int32.random(in: 0...31, using: &random))
    case 2: earshot_switch_control(engine, Int32.random(in: 0...4, using: &random))
    case 3: earshot_settle(engine)
    case 5: earshot_voice_over_action(engine, "action \(Int.random(in: 0...4, using: &random))")
    case 6: _ = program.takeRequests()
    case 4:
      var time: Int64 = 0
      if earshot_next_deadline(engine, &time) == EARSHOT_OK { earshot_advance(engine, time) }
    default: earshot_voice_over(engine, Int32(EARSHOT_VO_NEXT))
    }
  }

  private func checkCursors(on nodes: [NodeInC]) throws(Finding) {
    earshot_settle(program.engine)
    for technology in [EARSHOT_VOICE_OVER, EARSHOT_SWITCH_CONTROL] {
      var node: UInt64 = 0
      earshot_cursor(program.engine, Int32(technology), &node)
      try demand(
        node == 0 || nodes.contains { $0.node.id == node }, "A cursor is on \(node), which is not there.")
    }
  }
}

extension SplitMix64 {
  /// A tree of up to 40 nodes, the root first, whose ids are of a small range, so that trees share some.
  fileprivate mutating func tree() -> [NodeInC] {
    let count = Int.random(in: 4...40, using: &self)
    let ids = Array(1...UInt64(50)).shuffled(using: &self).prefix(count)
    var nodes: [NodeInC] = ids.map { id in node(id) }
    for index in 1..<count {
      let parent = index == 1 ? 0 : Int.random(in: 0..<index, using: &self)
      nodes[parent].children.append(ids[index])
    }
    nodes[0].node.role = Int32(EARSHOT_ROLE_WINDOW)
    for index in nodes.indices where chance(20) { setWindow(of: &nodes[index]) }
    return nodes
  }

  private mutating func node(_ id: UInt64) -> NodeInC {
    let role = chance(70) ? Int.random(in: 0...17, using: &self) : Int.random(in: 100...113, using: &self)
    var result = NodeInC(id, role, pick(["", "Name", "n\(id)", "مرحبا", "e\u{301}👩‍👩‍👧", "a\tb"]))
    let isSecret = role == EARSHOT_ROLE_SECURE_TEXT_FIELD
    result.value = pick(isSecret ? ["", "0", "12"] : ["", "", "1", "0", "2", "50 %", "value"])
    result.node.traits = chance(70) ? 0 : UInt32.random(in: 0...1023, using: &self)
    result.node.actions = UInt32.random(in: 0...127, using: &self)
    result.node.heading_level = Int32.random(in: 0...6, using: &self)
    result.node.sort_priority = pick([0, 0, 0, 1, -1, .infinity])
    result.node.has_frame = chance(60)
    (result.node.column, result.node.row) = (number(-3...90), number(-3...30))
    (result.node.width, result.node.height) = (number(0...20), number(0...3))
    result.node.is_hidden = chance(10)
    result.node.expanded = number(0...2)
    result.node.responds_to_input = number(0...2)
    (result.node.caret, result.node.live_region) = (number(0...3), number(0...2))
    if chance(20) { (result.node.position, result.node.position_count) = (number(1...3), 3) }
    if chance(20) { result.actionNames = list(1...3) { "action \($0.number(0...4))" } }
    result.node.offers_actions_inside = chance(20)
    result.node.is_invalid = chance(20)
    if chance(20) { result.labelledBy = relatives(of: id) }
    if chance(20) { result.describedBy = relatives(of: id) }
    if chance(20) { result.errorMessage = relatives(of: id) }
    return result
  }

  /// Nodes that a node says something about: others, itself, some twice, some that are not there. Circles come by themselves.
  private mutating func relatives(of id: UInt64) -> [UInt64] {
    list(1...4) {
      $0.pick([id, 0, .max, UInt64.random(in: 1...60, using: &$0), UInt64.random(in: 1...60, using: &$0)])
    }
  }

  /// Has a node's children be some of a longer list, or all of one.
  private mutating func setWindow(of node: inout NodeInC) {
    let sizes: [Int64] = [0, 1, 20, 1 << 40]
    let (before, behind) = (pick(sizes), pick(sizes))
    (node.node.list_first, node.node.list_count) = (before, before + Int64(node.children.count) + behind)
  }

  /// Changes some nodes in place.
  fileprivate mutating func change(_ nodes: inout [NodeInC]) {
    for index in nodes.indices where chance(20) {
      let former = nodes[index]
      nodes[index] = node(former.node.id).with { $0.children = former.children }
      if chance() { setWindow(of: &nodes[index]) }
    }
  }

  private mutating func number(_ range: ClosedRange<Int32>) -> Int32 { .random(in: range, using: &self) }
}
