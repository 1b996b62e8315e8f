import CEarshot
import CProgram
import Testing

/// What a program does with an engine, from the first call to the last.
@Suite("The C interface") struct JourneyTests {
  @Test func aFormIsHeardAndItsRequestsAreTaken() {
    let program = Program()
    program.showForm()
    #expect(earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true) == EARSHOT_OK)
    #expect(earshot_settle(program.engine) == EARSHOT_OK)
    for _ in 0..<2 { #expect(earshot_voice_over(program.engine, Int32(EARSHOT_VO_NEXT)) == EARSHOT_OK) }
    #expect(program.captions == ["Sign in", "Email, Text field, Double tap to edit", "Log in, Button"])
    #expect(program.takeRequests() == [2, 3, 4].map { "\(EARSHOT_DO_SHOW) of \($0)" })
    #expect(earshot_voice_over(program.engine, Int32(EARSHOT_VO_ACTIVATE)) == EARSHOT_OK)
    #expect(program.takeRequests() == ["\(EARSHOT_DO_ACTIVATE) of 4"])
    #expect(earshot_voice_over(program.engine, Int32(EARSHOT_VO_NEXT)) == EARSHOT_OK)
    #expect(earshot_voice_over(program.engine, Int32(EARSHOT_VO_NEXT)) == EARSHOT_DONE)
    #expect(earshot_voice_over_action(program.engine, "Ask first") == EARSHOT_OK)
    #expect(
      program.takeRequests() == ["\(EARSHOT_DO_SHOW) of 5", "\(EARSHOT_DO_ACTION) of 5 Ask first"])
    var node: UInt64 = 0
    #expect(earshot_cursor(program.engine, Int32(EARSHOT_VOICE_OVER), &node) == EARSHOT_OK)
    #expect(node == 5)
  }

  @Test func bindingsFollowTheCursorsAndMoveThem() {
    let program = Program()
    program.showForm()
    var all: UInt32 = 0
    var scoped: UInt32 = 0
    #expect(earshot_binding_create(program.engine, 0, &all) == EARSHOT_OK)
    #expect(earshot_binding_create(program.engine, UInt32(EARSHOT_SWITCH_CONTROL), &scoped) == EARSHOT_OK)
    for binding in [all, scoped] {
      #expect(earshot_bind(program.engine, binding, 3, 30) == EARSHOT_OK)
      #expect(earshot_bind(program.engine, binding, 4, -40) == EARSHOT_OK)
    }
    #expect(earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true) == EARSHOT_OK)
    #expect(earshot_settle(program.engine) == EARSHOT_OK)
    #expect(program.takeChanges() == [])
    #expect(earshot_voice_over_item(program.engine, 4) == EARSHOT_OK)
    #expect(earshot_settle(program.engine) == EARSHOT_OK)
    #expect(program.takeChanges() == ["\(all & 0xFFFF)=-40"])
    var value: Int32 = 0
    #expect(earshot_binding_value(program.engine, all, &value) == EARSHOT_OK)
    #expect(value == -40)
    #expect(earshot_binding_value(program.engine, scoped, &value) == EARSHOT_DONE)

    #expect(earshot_binding_set(program.engine, all, 30) == EARSHOT_OK)
    #expect(earshot_settle(program.engine) == EARSHOT_OK)
    #expect(program.captions.last == "Email, Text field, Double tap to edit")
    #expect(earshot_binding_reset(program.engine, all) == EARSHOT_OK)
    #expect(earshot_settle(program.engine) == EARSHOT_OK)
    #expect(earshot_binding_value(program.engine, all, &value) == EARSHOT_DONE)
    #expect(earshot_binding_destroy(program.engine, all) == EARSHOT_OK)
    #expect(earshot_binding_value(program.engine, all, &value) == EARSHOT_ERROR_UNKNOWN)
  }

  @Test func aRequestThatNoNodeMeetsIsADiagnostic() {
    let program = Program()
    program.showForm()
    var binding: UInt32 = 0
    earshot_binding_create(program.engine, 0, &binding)
    earshot_bind(program.engine, binding, 99, 1)
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    earshot_binding_set(program.engine, binding, 1)
    earshot_settle(program.engine)
    var text: UnsafePointer<CChar>?
    #expect(earshot_next_diagnostic(program.engine, &text) == EARSHOT_OK)
    #expect(text.map { String(cString: $0) }?.contains("no element") == true)
    #expect(earshot_next_diagnostic(program.engine, &text) == EARSHOT_DONE)
  }

  @Test func timeMovesOnlyWhenItIsToldTo() {
    let program = Program()
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    program.announce("Saved", EARSHOT_PRIORITY_LOW)
    #expect(program.captions == ["Sign in"])
    var deadline: Int64 = 0
    #expect(earshot_next_deadline(program.engine, &deadline) == EARSHOT_OK)
    #expect(deadline == 420_000_000)
    #expect(earshot_advance(program.engine, deadline) == EARSHOT_OK)
    #expect(program.captions == ["Sign in", "Saved"])
    #expect(earshot_advance(program.engine, 60_000_000_000) == EARSHOT_OK)
    #expect(earshot_next_deadline(program.engine, &deadline) == EARSHOT_DONE)
  }

  @Test func whatIsDueHappensAtItsDeadlineWhateverTheRateOfSpeech() {
    for rate in ["0.7", "1.3", "1.7", "3"] {
      let program = Program()
      program.showForm()
      earshot_set(program.engine, "rate", rate)
      earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
      earshot_settle(program.engine)
      program.announce("Saved", EARSHOT_PRIORITY_LOW)
      var deadline: Int64 = 0
      #expect(earshot_next_deadline(program.engine, &deadline) == EARSHOT_OK)
      #expect(earshot_advance(program.engine, deadline - 1) == EARSHOT_OK)
      #expect(program.captions == ["Sign in"], "\(rate)")
      #expect(earshot_advance(program.engine, deadline) == EARSHOT_OK)
      #expect(program.captions == ["Sign in", "Saved"], "\(rate)")
    }
  }

  @Test func anEqualTreeToldAgainChangesNothing() {
    let program = Program()
    let tell = { (nodes: [NodeInC]) in withUpdate(nodes, root: 1) { earshot_declare(program.engine, $0) } }
    #expect(tell(Program.form) == EARSHOT_OK)
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    let before = program.state
    for _ in 0..<100 {
      #expect(tell(Program.form) == EARSHOT_OK)
      earshot_settle(program.engine)
    }
    #expect(program.state == before)
    var changed = Program.form
    changed[1].label = "Signed in"
    changed.remove(at: 4)
    changed[0].children.removeLast()
    #expect(tell(changed) == EARSHOT_OK)
    earshot_settle(program.engine)
    #expect(program.captions == ["Sign in", "Signed in"])
    var count = 0
    earshot_node_count(program.engine, &count)
    #expect(count == 4)
  }

  @Test func aToldTreeThatIsNotWholeIsRefused() {
    let program = Program()
    program.showForm()
    let before = program.state
    let tell = { (nodes: [NodeInC]) in withUpdate(nodes, root: 1) { earshot_declare(program.engine, $0) } }
    #expect(tell(Program.form.dropLast()) == EARSHOT_ERROR_TREE)
    #expect(tell([]) == EARSHOT_ERROR_TREE)
    #expect(tell(Program.form + [Program.form[1]]) == EARSHOT_ERROR_TREE)
    #expect(program.state == before)
  }

  @Test func eachUtteranceIsToldToTheCallback() {
    final class Listener { var (captions, sizes): ([String], Set<Int>) = ([], []) }
    let program = Program()
    let listener = Listener()
    let context = Unmanaged.passUnretained(listener).toOpaque()
    let status = earshot_on_speech(
      program.engine,
      { context, utterance in
        guard let context, let utterance else { return }
        let listener = Unmanaged<Listener>.fromOpaque(context).takeUnretainedValue()
        listener.captions.append(String(cString: utterance.pointee.caption))
        listener.sizes.insert(utterance.pointee.size)
      }, context)
    #expect(status == EARSHOT_OK)
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    earshot_voice_over(program.engine, Int32(EARSHOT_VO_LAST))
    #expect(listener.captions == program.captions)
    #expect(listener.captions.count == 2)
    #expect(listener.sizes == [MemoryLayout<earshot_utterance>.size])
    earshot_on_speech(program.engine, nil, nil)
    earshot_voice_over(program.engine, Int32(EARSHOT_VO_FIRST))
    #expect(listener.captions.count == 2)
  }

  @Test func switchControlScansAndTaps() {
    let program = Program()
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_SWITCH_CONTROL), true)
    earshot_settle(program.engine)
    var node: UInt64 = 0
    earshot_cursor(program.engine, Int32(EARSHOT_SWITCH_CONTROL), &node)
    #expect(node == 3)
    #expect(earshot_advance(program.engine, 1_000_000_000) == EARSHOT_OK)
    earshot_cursor(program.engine, Int32(EARSHOT_SWITCH_CONTROL), &node)
    #expect(node == 4)
    _ = program.takeRequests()
    for _ in 0..<2 { #expect(earshot_switch_control(program.engine, Int32(EARSHOT_SC_SELECT)) == EARSHOT_OK) }
    #expect(program.takeRequests().contains("\(EARSHOT_DO_ACTIVATE) of 4"))
  }
}
