import CEarshot
import CProgram
import Testing

/// Relations, actions of groups and long lists, from C.
@Suite("The node model from C") struct NodeModelTests {
  let program = Program()

  private func show(_ nodes: [NodeInC]) {
    let status = withUpdate(nodes, root: 1) { earshot_apply(program.engine, $0) }
    #expect(status == EARSHOT_OK, "\(program.lastError)")
  }

  private func start(_ nodes: [NodeInC]) {
    show(nodes)
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    _ = program.takeRequests()
  }

  private func perform(_ command: Int) -> Int { Int(earshot_voice_over(program.engine, Int32(command))) }

  private var cursor: UInt64 {
    var node: UInt64 = 0
    earshot_cursor(program.engine, Int32(EARSHOT_VOICE_OVER), &node)
    return node
  }

  private func form(isInvalid: Bool) -> [NodeInC] {
    var field = NodeInC(3, EARSHOT_ROLE_TEXT_FIELD)
    (field.labelledBy, field.describedBy, field.errorMessage) = ([2], [4], [5])
    field.node.is_invalid = isInvalid
    return [
      NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2, 3, 4, 5]), NodeInC(2, EARSHOT_ROLE_TEXT, "Name"), field,
      NodeInC(4, EARSHOT_ROLE_TEXT, "In full."), NodeInC(5, EARSHOT_ROLE_TEXT, "Too short"),
    ]
  }

  @Test func whatIsRelatedIsSpokenAndGoneTo() {
    start(form(isInvalid: false))
    #expect(perform(EARSHOT_VO_NEXT) == EARSHOT_OK)
    #expect(perform(EARSHOT_VO_ERROR_MESSAGE) == EARSHOT_DONE)
    show(form(isInvalid: true))
    earshot_settle(program.engine)
    #expect(
      program.captions == ["Name", "Name, Text field, In full, Double tap to edit", "Too short"])
    for (command, node) in [
      (EARSHOT_VO_LABEL, 2 as UInt64), (EARSHOT_VO_DESCRIPTION, 4), (EARSHOT_VO_ERROR_MESSAGE, 5),
    ] {
      #expect(perform(command) == EARSHOT_OK)
      #expect(cursor == node)
      #expect(perform(EARSHOT_VO_RELATION_SOURCE) == EARSHOT_OK)
      #expect(cursor == 3)
    }
    var stop = earshot_stop()
    stop.size = MemoryLayout<earshot_stop>.stride
    #expect(earshot_stop_at(program.engine, 1, &stop) == EARSHOT_OK)
    #expect(String(cString: stop.label) == "Name")
  }

  @Test func anActionOfAGroupSaysOnWhichElementItIsMeant() {
    var list = NodeInC(2, EARSHOT_ROLE_LIST, "Mail", children: [3, 4])
    list.actionNames = ["Delete"]
    list.node.offers_actions_inside = true
    start([
      NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2]), list, NodeInC(3, EARSHOT_ROLE_TEXT, "one"),
      NodeInC(4, EARSHOT_ROLE_TEXT, "two"),
    ])
    #expect(perform(EARSHOT_VO_NEXT) == EARSHOT_OK)
    #expect(earshot_voice_over_action(program.engine, "Delete") == EARSHOT_OK)
    #expect(
      program.takeRequests() == ["\(EARSHOT_DO_SHOW) of 4", "\(EARSHOT_DO_ACTION) of 2 Delete on 4"])
  }

  private func rows(_ window: Range<UInt64>, of count: Int64) -> [NodeInC] {
    var list = NodeInC(2, EARSHOT_ROLE_LIST, "Log", children: window.map { $0 + 10 })
    (list.node.list_first, list.node.list_count) = (Int64(window.lowerBound), count)
    return [list]
      + window.map { number in
        NodeInC(number + 10, EARSHOT_ROLE_TEXT, "row \(number)").with {
          $0.node.responds_to_input = Int32(EARSHOT_YES)
        }
      }
  }

  @Test func aLongListIsWalkedInWindows() {
    start([NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2])] + rows(0..<20, of: 1_000_000))
    for _ in 0..<19 { #expect(perform(EARSHOT_VO_NEXT) == EARSHOT_OK) }
    _ = program.takeRequests()
    #expect(perform(EARSHOT_VO_NEXT) == EARSHOT_OK)
    #expect(program.takeRequests() == ["\(EARSHOT_DO_PROVIDE_CHILDREN) of 2 20+20"])
    show(rows(20..<40, of: 1_000_000))
    earshot_settle(program.engine)
    #expect(cursor == 30)
    #expect(program.captions.last == "row 20")
    #expect(perform(EARSHOT_VO_LAST) == EARSHOT_OK)
    #expect(program.takeRequests().last == "\(EARSHOT_DO_PROVIDE_CHILDREN) of 2 999980+20")
    show(rows(999_980..<1_000_000, of: 1_000_000))
    earshot_settle(program.engine)
    #expect(program.captions.last == "row 999999, List end")
    var count = 0
    earshot_node_count(program.engine, &count)
    #expect(count == 22)
  }

  /// When a program takes what is asked for: before or after it settles.
  enum Order: CaseIterable { case takesAndSettles, settlesAndTakes }

  /// Carries out what is asked for until nothing more is.
  private func rest(_ order: Order, of count: Int64) {
    if order == .settlesAndTakes { earshot_settle(program.engine) }
    var isAsked = true
    while isAsked {
      isAsked = false
      var request = earshot_request()
      request.size = MemoryLayout<earshot_request>.stride
      while earshot_next_request(program.engine, &request) == EARSHOT_OK {
        guard request.action == EARSHOT_DO_PROVIDE_CHILDREN else { continue }
        isAsked = true
        let first = min(request.first, count - 10)
        show(rows(UInt64(first)..<UInt64(first + 10), of: count))
      }
      earshot_settle(program.engine)
    }
  }

  private func live(for count: Int, _ order: Order, rows: Int64) {
    var deadline: Int64 = 0
    for _ in 0..<count where earshot_next_deadline(program.engine, &deadline) == EARSHOT_OK {
      #expect(earshot_advance(program.engine, deadline) == EARSHOT_OK)
      rest(order, of: rows)
    }
  }

  @Test(arguments: Order.allCases) func aLongListIsReadToItsEnd(_ order: Order) {
    start([NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2])] + rows(0..<10, of: 45))
    #expect(perform(EARSHOT_VO_READ_FROM_TOP) == EARSHOT_OK)
    rest(order, of: 45)
    live(for: 100, order, rows: 45)
    let rows = (1..<44).map { "row \($0)" }
    #expect(
      program.captions == ["Log, row 0, List start", "row 0, List start"] + rows + ["row 44, List end"])
  }

  @Test(arguments: Order.allCases) func aLongListIsScannedToItsEnd(_ order: Order) {
    earshot_set(program.engine, "switchcontrol.groups", "off")
    show([NodeInC(1, EARSHOT_ROLE_WINDOW, children: [2])] + rows(0..<10, of: 40))
    earshot_set_enabled(program.engine, Int32(EARSHOT_SWITCH_CONTROL), true)
    rest(order, of: 40)
    live(for: 100, order, rows: 40)
    let pass = (10..<50).map { "timer: [\($0)], bound to \($0)" }
    #expect(program.scans.first == "start: [10], bound to 10")
    #expect(Array(program.scans.dropFirst()) == pass.dropFirst() + pass + ["timer: — (hidden), bound to 0"])
  }
}
