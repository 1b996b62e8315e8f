import CEarshot
import CProgram
import Testing

/// Whatever is wrong is told by a status, and leaves everything as it was.
@Suite("Misuse of the C interface") struct MisuseTests {
  /// One wrong update, and the status that it gives.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let status: Int
    let call: @Sendable (OpaquePointer) -> earshot_status

    init(
      _ description: String, _ status: Int, _ nodes: [NodeInC], root: UInt64 = 0, keyboardFocus: UInt64 = 0,
      change: @escaping @Sendable (inout earshot_update, UnsafeMutableBufferPointer<earshot_node>) -> Void = {
        _, _ in
      }
    ) {
      testDescription = description
      self.status = status
      call = { engine in
        withUpdate(nodes, root: root, keyboardFocus: keyboardFocus, change: change) {
          earshot_apply(engine, $0)
        }
      }
    }
  }

  private static let text = NodeInC(2, EARSHOT_ROLE_TEXT, "Changed")
  private static func window(_ children: UInt64...) -> NodeInC {
    NodeInC(1, EARSHOT_ROLE_WINDOW, children: children)
  }

  private static let named = text.with { $0.actionNames = ["Fly"] }

  private static func wrong(
    _ description: String, _ status: Int, node: NodeInC = text,
    _ edit: @escaping @Sendable (inout earshot_node) -> Void
  ) -> Wrong {
    Wrong(description, status, [node], change: { edit(&$1[0]) })
  }

  static let all: [Wrong] = [
    // The tree contradicts itself or what is there.
    Wrong("a root that nobody knows", EARSHOT_ERROR_TREE, [], root: 77),
    Wrong("a node listed twice", EARSHOT_ERROR_TREE, [text, text]),
    Wrong("a child that nobody knows", EARSHOT_ERROR_TREE, [window(2, 3, 4, 5, 6)]),
    Wrong("a child listed twice", EARSHOT_ERROR_TREE, [window(2, 3, 4, 5, 5)]),
    Wrong("a child of two parents", EARSHOT_ERROR_TREE, [NodeInC(2, EARSHOT_ROLE_GROUP, children: [3])]),
    Wrong("a node inside itself", EARSHOT_ERROR_TREE, [NodeInC(2, EARSHOT_ROLE_GROUP, children: [2])]),
    Wrong("an ancestor as a child", EARSHOT_ERROR_TREE, [NodeInC(2, EARSHOT_ROLE_GROUP, children: [1])]),
    Wrong(
      "two nodes inside one another", EARSHOT_ERROR_TREE,
      [
        window(4, 5), NodeInC(2, EARSHOT_ROLE_GROUP, children: [3]),
        NodeInC(3, EARSHOT_ROLE_GROUP, children: [2]),
      ]),
    Wrong("a node that no parent lists", EARSHOT_ERROR_TREE, [NodeInC(9, EARSHOT_ROLE_TEXT, "Lost")]),
    Wrong("a node below a dropped one", EARSHOT_ERROR_TREE, [window(2), NodeInC(3, EARSHOT_ROLE_GROUP)]),
    Wrong("keyboard focus on an unknown node", EARSHOT_ERROR_TREE, [text], keyboardFocus: 88),
    Wrong("keyboard focus on a node that goes", EARSHOT_ERROR_TREE, [window(2)], keyboardFocus: 5),
    Wrong(
      "a root inside its own child", EARSHOT_ERROR_TREE, [NodeInC(2, EARSHOT_ROLE_GROUP, children: [1])],
      root: 2),

    wrong("more children than the list has", EARSHOT_ERROR_TREE, node: window(2, 3, 4, 5)) {
      $0.list_count = 3
    },
    wrong("a window that ends behind the list", EARSHOT_ERROR_TREE, node: window(2, 3, 4, 5)) {
      $0.list_first = 97
      $0.list_count = 100
    },
    wrong("a window behind all numbers", EARSHOT_ERROR_TREE, node: window(2, 3, 4, 5)) {
      $0.list_first = .max
      $0.list_count = .max
    },

    Wrong(
      "a secret", EARSHOT_ERROR_ARGUMENT,
      [NodeInC(4, EARSHOT_ROLE_SECURE_TEXT_FIELD).with { $0.value = "hunter2" }]),

    // Numbers without meaning.
    wrong("the id 0", EARSHOT_ERROR_ARGUMENT) { $0.id = 0 },
    wrong("a role between elements and containers", EARSHOT_ERROR_ARGUMENT) { $0.role = 50 },
    wrong("a negative role", EARSHOT_ERROR_ARGUMENT) { $0.role = -1 },
    wrong("a role behind the last", EARSHOT_ERROR_ARGUMENT) { $0.role = 114 },
    wrong("a trait that is none", EARSHOT_ERROR_ARGUMENT) { $0.traits = 1 << 31 },
    wrong("an action that is none", EARSHOT_ERROR_ARGUMENT) { $0.actions = 1 << 7 },
    wrong("a heading of level 7", EARSHOT_ERROR_ARGUMENT) { $0.heading_level = 7 },
    wrong("a heading of a negative level", EARSHOT_ERROR_ARGUMENT) { $0.heading_level = -1 },
    wrong("a priority that is no number", EARSHOT_ERROR_ARGUMENT) { $0.sort_priority = .nan },
    wrong("a frame of negative width", EARSHOT_ERROR_ARGUMENT) {
      $0.has_frame = true
      $0.width = -1
    },
    wrong("a frame of negative height", EARSHOT_ERROR_ARGUMENT) {
      $0.has_frame = true
      $0.height = .min
    },
    wrong("expanded that is neither", EARSHOT_ERROR_ARGUMENT) { $0.expanded = 3 },
    wrong("a response that is neither", EARSHOT_ERROR_ARGUMENT) { $0.responds_to_input = -2 },
    wrong("a caret nowhere", EARSHOT_ERROR_ARGUMENT) { $0.caret = 4 },
    wrong("a live region of no kind", EARSHOT_ERROR_ARGUMENT) { $0.live_region = 9 },
    wrong("a position behind the count", EARSHOT_ERROR_ARGUMENT) {
      $0.position = 3
      $0.position_count = 2
    },
    wrong("a position of 0 among some", EARSHOT_ERROR_ARGUMENT) { $0.position_count = 2 },
    wrong("a list that begins before its beginning", EARSHOT_ERROR_ARGUMENT) {
      $0.list_first = -1
      $0.list_count = 5
    },
    wrong("a list of fewer than no children", EARSHOT_ERROR_ARGUMENT) { $0.list_count = .min },
    wrong("a negative position", EARSHOT_ERROR_ARGUMENT) {
      $0.position = -1
      $0.position_count = 2
    },

    // Pointers and counts.
    wrong("children without a pointer", EARSHOT_ERROR_ARGUMENT) { $0.child_count = 1 },
    wrong("more children than memory", EARSHOT_ERROR_ARGUMENT, node: window(2)) { $0.child_count = .max },
    wrong("labels without a pointer", EARSHOT_ERROR_ARGUMENT) {
      $0.labelled_by = nil
      $0.labelled_by_count = 1
    },
    wrong("more labels than memory", EARSHOT_ERROR_ARGUMENT) { $0.labelled_by_count = -1 },
    wrong("descriptions without a pointer", EARSHOT_ERROR_ARGUMENT) {
      $0.described_by = nil
      $0.described_by_count = 2
    },
    wrong("error messages without a pointer", EARSHOT_ERROR_ARGUMENT) {
      $0.error_message = nil
      $0.error_message_count = 1
    },
    wrong("as many children as size_t counts", EARSHOT_ERROR_ARGUMENT, node: window(2)) {
      $0.child_count = -1
    },
    Wrong("as many nodes as size_t counts", EARSHOT_ERROR_ARGUMENT, [text]) { update, _ in
      update.node_count = -1
    },
    Wrong(
      "as many action names as size_t counts", EARSHOT_ERROR_ARGUMENT, [text.with { $0.actionNames = ["a"] }]
    ) { $1[0].action_name_count = -1 },
    wrong("action names without a pointer", EARSHOT_ERROR_ARGUMENT) { $0.action_name_count = 1 },
    Wrong("nodes without a pointer", EARSHOT_ERROR_ARGUMENT, [text]) { update, _ in update.nodes = nil },
    Wrong("more nodes than memory", EARSHOT_ERROR_ARGUMENT, [text]) { update, _ in update.node_count = .max },

    // Sizes.
    Wrong("an update without its size", EARSHOT_ERROR_SIZE, [text]) { update, _ in update.size = 0 },
    Wrong("an update that is too short", EARSHOT_ERROR_SIZE, [text]) { update, _ in update.size -= 1 },
    Wrong("an update of an absurd size", EARSHOT_ERROR_SIZE, [text]) { update, _ in update.size = .max },
    wrong("a node without its size", EARSHOT_ERROR_SIZE) { $0.size = 0 },
    wrong("a node of a negative size", EARSHOT_ERROR_SIZE) { $0.size = -1 },
    Wrong("nodes of different sizes", EARSHOT_ERROR_SIZE, [text, window(2)]) { $1[1].size = 8 },

    // Texts.
    wrong("a label that is no UTF-8", EARSHOT_ERROR_UTF8) { $0.label = badText },
    wrong("a value that is no UTF-8", EARSHOT_ERROR_UTF8) { $0.value = badText },
    wrong("a hint that is no UTF-8", EARSHOT_ERROR_UTF8) { $0.hint = badText },
    wrong("an identifier that is no UTF-8", EARSHOT_ERROR_UTF8) { $0.identifier = badText },
    wrong("a language that is no UTF-8", EARSHOT_ERROR_UTF8) { $0.language = badText },
    Wrong(
      "an action name that is no UTF-8", EARSHOT_ERROR_UTF8, [text.with { $0.actionNames = ["a", "b"] }]
    ) { _, nodes in UnsafeMutablePointer(mutating: nodes[0].action_names)?[1] = badText },
    Wrong("an action name that is NULL", EARSHOT_ERROR_ARGUMENT, [text.with { $0.actionNames = ["a"] }]) {
      _, nodes in
      UnsafeMutablePointer(mutating: nodes[0].action_names)?[0] = nil
    },
  ]

  @Test(arguments: all) func aWrongUpdateLeavesEverythingAsItWas(_ wrong: Wrong) {
    let program = Program()
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_set_enabled(program.engine, Int32(EARSHOT_SWITCH_CONTROL), true)
    earshot_settle(program.engine)
    let before = program.state
    let memory = program.memory
    #expect(Int(wrong.call(program.engine)) == wrong.status, "\(program.lastError)")
    #expect(program.memory == memory)
    #expect(program.state == before)
    #expect(!program.lastError.isEmpty)
    #expect(earshot_voice_over(program.engine, Int32(EARSHOT_VO_NEXT)) == EARSHOT_OK)
  }

  @Test func aFirstUpdateWithoutRootIsRefused() {
    let program = Program()
    #expect(withUpdate([Self.text]) { earshot_apply(program.engine, $0) } == EARSHOT_ERROR_TREE)
    #expect(program.lastError.contains("root"))
  }

  @Test func handlesThatAreNoneAreTold() {
    let stale = {
      var engine: OpaquePointer?
      earshot_create(nil, &engine)
      #expect(earshot_destroy(engine) == EARSHOT_OK)
      return engine
    }()
    let foreign = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { foreign.deallocate() }
    for handle in [nil, stale, OpaquePointer(foreign), OpaquePointer(bitPattern: 0xDEAD_BEEF)] {
      var count = 0
      var time: Int64 = 0
      #expect(earshot_destroy(handle) == EARSHOT_ERROR_HANDLE)
      #expect(withUpdate([Self.text]) { earshot_apply(handle, $0) } == EARSHOT_ERROR_HANDLE)
      #expect(earshot_settle(handle) == EARSHOT_ERROR_HANDLE)
      #expect(earshot_voice_over(handle, 0) == EARSHOT_ERROR_HANDLE)
      #expect(earshot_node_count(handle, &count) == EARSHOT_ERROR_HANDLE)
      #expect(earshot_next_deadline(handle, &time) == EARSHOT_ERROR_HANDLE)
      #expect(String(cString: earshot_last_error(handle)).contains("no engine"))
    }
  }

  @Test func nullWhereSomethingIsNeededIsTold() {
    let program = Program()
    #expect(earshot_create(nil, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_apply(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_node_count(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_next_request(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_next_change(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_utterance_at(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_binding_create(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_next_deadline(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_current_speech(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_find_items(program.engine, "a", nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_item_at(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_voice_over_status(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_scanner_status(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_sound_at(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_scan_at(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_scanner_signal_at(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_setting_at(program.engine, 0, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_next_announcement_result(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_next_menu_choice(program.engine, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_menu_offer(program.engine, nil, 1) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_switch_define(program.engine, nil, 0, 0) == EARSHOT_ERROR_ARGUMENT)
  }

  @Test func wrongNumbersAndNamesAreTold() {
    let program = Program()
    program.showForm()
    let voiceOver = Int32(EARSHOT_VOICE_OVER)
    #expect(earshot_voice_over(program.engine, 0) == EARSHOT_ERROR_OFF)
    #expect(earshot_set_enabled(program.engine, 3, true) == EARSHOT_ERROR_ARGUMENT)
    earshot_set_enabled(program.engine, voiceOver, true)
    earshot_settle(program.engine)
    let before = program.state
    #expect(earshot_voice_over(program.engine, 32) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_voice_over(program.engine, -1) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_switch_control(program.engine, 0) == EARSHOT_ERROR_OFF)
    #expect(earshot_voice_over_item(program.engine, 99) == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_voice_over_action(program.engine, "Fly") == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_voice_over_rotor(program.engine, "Nothing") == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_begin_turn(program.engine, 7) == EARSHOT_ERROR_ARGUMENT)
    #expect(program.announce("Hello", 5) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_text_event(program.engine, 9, "x") == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_binding_set(program.engine, 12, 1) == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_binding_create(program.engine, 8, nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_advance(program.engine, -1) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_advance(program.engine, .max) == EARSHOT_ERROR_ARGUMENT)
    var utterance = earshot_utterance()
    #expect(earshot_utterance_at(program.engine, 0, &utterance) == EARSHOT_ERROR_SIZE)
    utterance.size = MemoryLayout<earshot_utterance>.stride
    #expect(earshot_utterance_at(program.engine, 99, &utterance) == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_utterance_at(program.engine, -1, &utterance) == EARSHOT_ERROR_UNKNOWN)
    #expect(program.state == before)
  }

  @Test func whatIsWrongWithSwitchesMenusAndListsIsTold() {
    let program = Program()
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_SWITCH_CONTROL), true)
    earshot_settle(program.engine)
    let before = program.state
    for command in [Int32(-1), 5, .max] {
      #expect(earshot_switch_control(program.engine, command) == EARSHOT_ERROR_ARGUMENT)
      #expect(earshot_switch_key(program.engine, command) == EARSHOT_ERROR_ARGUMENT)
      #expect(earshot_switch_define(program.engine, "a", command, 0) == EARSHOT_ERROR_ARGUMENT)
    }
    #expect(earshot_switch_define(program.engine, "a", 0, -2) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_switch_define(program.engine, badText, 0, 0) == EARSHOT_ERROR_UTF8)
    #expect(earshot_switch(program.engine, badText, true) == EARSHOT_ERROR_UTF8)
    #expect(earshot_menu_offer(program.engine, [0, 4], 2) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_menu_offer(program.engine, [0], -1) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_set_screen_size(program.engine, 0, 24) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_set_screen_size(program.engine, 80, -1) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_find_items(program.engine, badText, nil) == EARSHOT_ERROR_UTF8)
    var scan = earshot_scan()
    #expect(earshot_scan_at(program.engine, 0, &scan) == EARSHOT_ERROR_SIZE)
    scan.size = MemoryLayout<earshot_scan>.stride
    for index in [-1, 1, .max] {
      #expect(earshot_scan_at(program.engine, index, &scan) == EARSHOT_ERROR_UNKNOWN)
    }
    var state = earshot_scanner_state()
    #expect(earshot_scanner_status(program.engine, &state) == EARSHOT_ERROR_SIZE)
    #expect(program.state == before)
  }

  @Test func aCallbackThatCallsTheEngineIsBusy() {
    final class Caller {
      var engine: OpaquePointer?
      var statuses: [earshot_status] = []
    }
    let program = Program()
    let caller = Caller()
    caller.engine = program.engine
    earshot_on_speech(
      program.engine,
      { context, _ in
        guard let context else { return }
        let caller = Unmanaged<Caller>.fromOpaque(context).takeUnretainedValue()
        var request = earshot_request()
        request.size = MemoryLayout<earshot_request>.stride
        caller.statuses += [
          earshot_voice_over(caller.engine, 0), earshot_next_request(caller.engine, &request),
          earshot_destroy(caller.engine), earshot_on_speech(caller.engine, nil, nil),
        ]
      }, Unmanaged.passUnretained(caller).toOpaque())
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    #expect(earshot_settle(program.engine) == EARSHOT_OK)
    #expect(caller.statuses.map(Int.init) == Array(repeating: EARSHOT_ERROR_BUSY, count: 4))
    earshot_on_speech(program.engine, nil, nil)
    #expect(program.captions == ["Sign in"])
  }

  @Test func everyStatusHasAText() {
    let texts = Set((-9...2).map { String(cString: earshot_status_text(Int32($0))) })
    #expect(texts.count == 11)
  }
}
