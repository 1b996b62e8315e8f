import CEarshot
import TestSupport
import Testing

/// Random calls with random arguments: no trap, and an engine that still works afterwards.
@Suite("Random use of the C interface") struct FuzzTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func anyCallsAreSurvived(seed: UInt64) {
    var fuzzer = Fuzzer(seed: seed)
    for _ in 0..<3_000 { fuzzer.call() }
    fuzzer.finish()
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>) func randomBytesAsAnUpdateAreSurvived(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let program = Program()
    program.showForm()
    for _ in 0..<2_000 {
      let before = program.state
      var update = earshot_update()
      var node = earshot_node()
      withUnsafeMutableBytes(of: &node) { bytes in
        for index in bytes.indices { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      }
      // Pointers have to point to something: that is the caller's part.
      node.size = MemoryLayout<earshot_node>.stride
      (node.label, node.value, node.hint, node.identifier, node.language) = (nil, nil, nil, nil, nil)
      (node.children, node.action_names) = (nil, nil)
      (node.labelled_by, node.described_by, node.error_message) = (nil, nil, nil)
      update.size = MemoryLayout<earshot_update>.stride
      update.node_count = 1
      update.root = UInt64.random(in: 0...3, using: &random)
      let status = withUnsafePointer(to: &node) { pointer in
        update.nodes = pointer
        return earshot_apply(program.engine, &update)
      }
      if status != EARSHOT_OK { #expect(program.state == before) }
    }
  }
}

/// Makes calls at random.
private struct Fuzzer {
  private var random: SplitMix64
  private let program = Program()
  private var bindings: [UInt32] = [0, .max]

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int32>) -> Int32 { .random(in: range, using: &random) }
  private mutating func id() -> UInt64 { .random(in: 0...30, using: &random) }
  private mutating func chance(_ percent: Int) -> Bool { .random(in: 0..<100, using: &random) < percent }

  private mutating func nodes() -> [NodeInC] {
    var result: [NodeInC] = []
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      var node = NodeInC(id(), Int(chance(60) ? number(0...17) : number(99...114)), "n\(id())")
      node.children = (0..<Int.random(in: 0...4, using: &random)).map { _ in id() }
      node.node.traits = UInt32(number(0...1100))
      node.node.actions = UInt32(number(0...130))
      node.node.is_hidden = chance(10)
      node.node.has_frame = chance(30)
      (node.node.column, node.node.row) = (number(-5...90), number(.min ... .max))
      (node.node.width, node.node.height) = (number(-1...20), number(0...3))
      node.node.live_region = number(0...3)
      node.value = chance(30) ? "v\(id())" : ""
      if chance(20) { node.actionNames = ["a", "b"] }
      if chance(20) {
        (node.labelledBy, node.describedBy, node.errorMessage) = ([id()], [id(), id()], [id()])
      }
      node.node.is_invalid = chance(50)
      node.node.offers_actions_inside = chance(20)
      if chance(20) {
        (node.node.list_first, node.node.list_count) = (Int64(number(-1...5)), Int64(number(0...40)))
      }
      result.append(node)
    }
    return result
  }

  mutating func call() {
    let engine = program.engine
    let technology = number(0...3)
    switch number(0...20) {
    case 0...3:
      let root = id()
      let focus = chance(70) ? 0 : id()
      let isWhole = chance(20)
      _ = withUpdate(nodes(), root: chance(80) ? 0 : root, keyboardFocus: focus) {
        isWhole ? earshot_declare(engine, $0) : earshot_apply(engine, $0)
      }
    case 4: earshot_set_enabled(engine, technology, chance(80))
    case 5: earshot_settle(engine)
    case 6: earshot_begin_turn(engine, number(-1...3))
    case 7: earshot_end_turn(engine)
    case 8...10: earshot_voice_over(engine, number(-1...32))
    case 11: earshot_voice_over_item(engine, id())
    case 12: earshot_voice_over_action(engine, chance(50) ? "a" : "")
    case 13: earshot_voice_over_rotor(engine, chance(50) ? "Headings" : "Actions")
    case 14, 15: earshot_switch_control(engine, number(-1...5))
    case 16: earshot_switch(engine, chance(70) ? "select" : "none", chance(50))
    case 17: callBindings()
    case 18: callNotices()
    case 19:
      var time: Int64 = 0
      if earshot_next_deadline(engine, &time) == EARSHOT_OK { earshot_advance(engine, time) }
    default:
      _ = (program.takeRequests(), program.takeChanges(), program.captions.count)
    }
  }

  private mutating func callBindings() {
    let engine = program.engine
    let binding = bindings.randomElement(using: &random) ?? 0
    switch number(0...5) {
    case 0:
      var made: UInt32 = 0
      if earshot_binding_create(engine, UInt32(number(0...4)), &made) == EARSHOT_OK { bindings.append(made) }
    case 1: earshot_bind(engine, binding, id(), number(-1...3))
    case 2: earshot_unbind(engine, binding, id())
    case 3: earshot_binding_set(engine, binding, number(-1...3))
    case 4: earshot_binding_reset(engine, binding)
    default: earshot_binding_destroy(engine, binding)
    }
  }

  private mutating func callNotices() {
    let engine = program.engine
    switch number(0...4) {
    case 0: earshot_announce(engine, "text", number(-1...3))
    case 1: earshot_screen_changed(engine, id())
    case 2: earshot_layout_changed(engine, id())
    case 3: earshot_page_scrolled(engine, chance(50) ? "Page 1" : nil)
    default: earshot_text_event(engine, number(-1...5), "x")
    }
  }

  /// The engine is as good as a new one.
  mutating func finish() {
    let engine = program.engine
    earshot_end_turn(engine)
    let status = withUpdate(Program.form, root: 1) { earshot_declare(engine, $0) }
    #expect(status == EARSHOT_OK, "\(program.lastError)")
    earshot_set_enabled(engine, Int32(EARSHOT_VOICE_OVER), false)
    earshot_set_enabled(engine, Int32(EARSHOT_VOICE_OVER), true)
    #expect(earshot_settle(engine) == EARSHOT_OK)
    var node: UInt64 = 0
    earshot_cursor(engine, Int32(EARSHOT_VOICE_OVER), &node)
    #expect(node == 2)
  }
}
