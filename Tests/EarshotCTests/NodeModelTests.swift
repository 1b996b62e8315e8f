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
    return [list] + window.map { NodeInC($0 + 10, EARSHOT_ROLE_TEXT, "row \($0)") }
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
}
