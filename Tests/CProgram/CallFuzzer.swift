import CEarshot
import EarshotEngine
import TestSupport

/// Makes calls at random.
package struct CallFuzzer {
  private var random: SplitMix64
  private let program = Program()
  private var bindings: [UInt32] = [0, .max]

  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Makes so many calls, and asks whether the engine is as good as a new one then.
  package mutating func run(calls: Int) throws(Finding) {
    for _ in 0..<calls { call() }
    try finish()
  }

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
      node.value = chance(30) ? (chance(50) ? "v\(id())" : "\(id())") : ""
      if chance(20) { node.actionNames = ["a", "b"] }
      relate(&node)
      result.append(node)
    }
    return result
  }

  private mutating func relate(_ node: inout NodeInC) {
    if chance(20) { (node.labelledBy, node.describedBy, node.errorMessage) = ([id()], [id(), id()], [id()]) }
    node.node.is_invalid = chance(50)
    node.node.offers_actions_inside = chance(20)
    if chance(20) {
      (node.node.list_first, node.node.list_count) = (Int64(number(-1...5)), Int64(number(0...40)))
    }
  }

  private mutating func call() {
    let engine = program.engine
    let technology = number(0...3)
    switch number(0...26) {
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
    case 16: earshot_switch(engine, random.pick(switchNames), chance(50))
    case 17: callBindings()
    case 18: callNotices()
    case 19:
      var time: Int64 = 0
      if earshot_next_deadline(engine, &time) == EARSHOT_OK { earshot_advance(engine, time) }
    case 20, 21: callSettings()
    case 22: earshot_voice_over_move(engine, random.pick(rotorKinds), "a", chance(50))
    case 23: earshot_switch_key(engine, number(-1...5))
    case 24: earshot_set_screen_size(engine, number(-1...200), number(0...60))
    case 25: _ = program.readEverything()
    default:
      _ = (program.takeRequests(), program.takeChanges())
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

  private mutating func callSettings() {
    let engine = program.engine
    switch number(0...4) {
    case 0, 1:
      let setting = random.pick(EngineSetting.allCases)
      earshot_set(engine, setting.rawValue, random.pick(settingValues + words(of: setting.form)))
    case 2: earshot_switch_define(engine, random.pick(switchNames), number(-1...5), number(-2...5))
    case 3: earshot_switch_forget(engine, random.pick(switchNames))
    default:
      let entries = [number(-1...4), number(0...3), number(0...3)]
      earshot_menu_offer(engine, entries, Int(number(-1...3)))
      var entry: Int32 = 0
      while earshot_next_menu_choice(engine, &entry) == EARSHOT_OK {}
    }
  }

  private func words(of form: SettingForm) -> [String] {
    switch form {
    case .words(let words): words
    case .word(let word, let form): [word] + words(of: form)
    default: []
    }
  }

  private mutating func announce() {
    program.announce(
      "text", Int(number(-2...2)), isQueued: chance(50), language: chance(50) ? "de" : nil)
  }

  private mutating func callNotices() {
    let engine = program.engine
    switch number(0...5) {
    case 0: announce()
    case 1: earshot_screen_changed(engine, id())
    case 2: earshot_layout_changed(engine, id())
    case 3: earshot_page_scrolled(engine, chance(50) ? "Page 1" : nil)
    case 4: earshot_forget_logs(engine)
    default: earshot_text_event(engine, number(-1...5), "x")
    }
  }

  private func finish() throws(Finding) {
    let engine = program.engine
    earshot_end_turn(engine)
    earshot_set(engine, "navigation", "flat")
    let status = withUpdate(Program.form, root: 1) { earshot_declare(engine, $0) }
    try demand(status == EARSHOT_OK, "The form was refused: \(program.lastError)")
    earshot_set_enabled(engine, Int32(EARSHOT_VOICE_OVER), false)
    earshot_set_enabled(engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(engine)
    var node: UInt64 = 0
    earshot_cursor(engine, Int32(EARSHOT_VOICE_OVER), &node)
    try demand(node == 2, "The cursor is on \(node), not on the first element.")
  }
}

private let switchNames = ["select", "next", "previous", "other", "none", ""]
private let settingValues = ["on", "off", "1", "2", "100ms", "1s", "90s", "none", "", "much"]
private let rotorKinds: [Int32] = Array(-1...15) + [100, 101, 103, 106, 107, 200, .min, .max]
