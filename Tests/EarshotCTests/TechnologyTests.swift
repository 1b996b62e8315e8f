import CEarshot
import CProgram
import Testing

/// What C programs know of the technologies besides cursors and speech.
@Suite("The technologies from C") struct TechnologyTests {
  private let program = Program()
  private let voiceOver = Int32(EARSHOT_VOICE_OVER)
  private let switchControl = Int32(EARSHOT_SWITCH_CONTROL)
  private var engine: OpaquePointer { program.engine }

  private func start(_ technology: Int32) {
    program.showForm()
    earshot_set_enabled(engine, technology, true)
    earshot_settle(engine)
  }

  @Test func theRotorIsListedAndSet() {
    program.showForm()
    var count = 0
    #expect(earshot_rotor_count(engine, &count) == EARSHOT_ERROR_OFF)
    start(voiceOver)
    let kinds = ["\(EARSHOT_ROTOR_CHARACTERS) Characters*", "\(EARSHOT_ROTOR_WORDS) Words"]
    #expect(program.rotor.prefix(2) == kinds[...])
    #expect(earshot_voice_over_rotor(engine, "Form Controls") == EARSHOT_OK, "\(program.lastError)")
    #expect(program.rotor.filter { $0.hasSuffix("*") } == ["\(EARSHOT_ROTOR_FORM_CONTROLS) Form Controls*"])
    #expect(earshot_voice_over(engine, Int32(EARSHOT_VO_ROTOR_NEXT)) == EARSHOT_OK)
    #expect(earshot_voice_over_move(engine, Int32(EARSHOT_ROTOR_FORM_CONTROLS), nil, true) == EARSHOT_OK)
    #expect(program.captions.suffix(2) == ["Email, Text field, Double tap to edit", "Log in, Button"])
    #expect(earshot_voice_over_move(engine, Int32(EARSHOT_ROTOR_TABLES), nil, true) == EARSHOT_DONE)
    #expect(earshot_voice_over_move(engine, 99, nil, true) == EARSHOT_ERROR_ARGUMENT)
  }

  @Test func elementsAreFoundByTheirTexts() {
    start(voiceOver)
    #expect(program.items(matching: "in") == ["2 Sign in", "4 Log in, Button"])
    #expect(program.items(matching: nil).count == 4)
    #expect(program.items(matching: "nothing like it") == [])
  }

  @Test func whatVoiceOverIsDoingIsKnown() {
    start(voiceOver)
    func state() -> [Bool] {
      var state = earshot_voice_over_state.sized
      #expect(earshot_voice_over_status(engine, &state) == EARSHOT_OK)
      return [state.is_muted, state.is_paused, state.is_reading, state.has_screen_curtain]
    }
    #expect(state() == [false, false, false, false])
    earshot_voice_over(engine, Int32(EARSHOT_VO_READ_FROM_TOP))
    #expect(state() == [false, false, true, false])
    earshot_voice_over(engine, Int32(EARSHOT_VO_PAUSE))
    #expect(state() == [false, true, true, false])
    earshot_voice_over(engine, Int32(EARSHOT_VO_SCREEN_CURTAIN))
    #expect(state()[3])
    earshot_voice_over(engine, Int32(EARSHOT_VO_MUTE))
    #expect(state()[0])
  }

  @Test func soundsAreLogged() {
    start(voiceOver)
    earshot_voice_over(engine, Int32(EARSHOT_VO_PREVIOUS))
    #expect(program.sounds.last == "\(EARSHOT_SOUND_BOUNDARY) of 0")
  }

  @Test func whatBecameOfAnnouncementsIsKnown() {
    start(voiceOver)
    func results() -> [String] {
      var result = earshot_announcement_result.sized
      var results: [String] = []
      while earshot_next_announcement_result(engine, &result) == EARSHOT_OK {
        results.append("\(String(cString: result.text)) \(result.was_spoken)")
      }
      return results
    }
    earshot_announce(engine, "One", nil)
    earshot_announce(engine, "Two", nil)
    #expect(results() == ["One false"])
    earshot_advance(engine, 10_000_000_000)
    #expect(results() == ["Two true"])
  }

  @Test func anAnnouncementWaitsAndSpeaksItsLanguageIfItIsToldTo() {
    start(voiceOver)
    program.announce("Gespeichert", EARSHOT_PRIORITY_DEFAULT, isQueued: true, language: "de")
    #expect(program.captions == ["Sign in"])
    earshot_advance(engine, 10_000_000_000)
    #expect(program.captions == ["Sign in", "Gespeichert"])
    var utterance = earshot_utterance.sized
    #expect(earshot_utterance_at(engine, 1, &utterance) == EARSHOT_OK)
    #expect(String(cString: utterance.language) == "de")
  }

  @Test func aProgramThatSleptForLongGoesOnAtThePresent() {
    let day: Int64 = 86_400_000_000_000
    start(voiceOver)
    #expect(earshot_advance(engine, 100 * day) == EARSHOT_OK)
    earshot_set_enabled(engine, switchControl, true)
    earshot_settle(engine)
    var deadline: Int64 = 0
    #expect(earshot_next_deadline(engine, &deadline) == EARSHOT_OK)
    #expect(deadline == 100 * day + 1_000_000_000)
    #expect(program.scans == ["start: [3], bound to 3"])
  }

  @Test func atMostADayOfScanningIsMadeUpForInOneCall() {
    let (day, minute): (Int64, Int64) = (86_400_000_000_000, 60_000_000_000)
    #expect(earshot_set(engine, "switchcontrol.loops", "unlimited") == EARSHOT_OK)
    #expect(earshot_set(engine, "switchcontrol.interval", "1m") == EARSHOT_OK)
    start(switchControl)
    var (scans, deadline): (Int, Int64) = (0, 0)
    for days in 1...2 {
      #expect(earshot_advance(engine, 2 * day + 1) == EARSHOT_OK)
      #expect(earshot_scan_count(engine, &scans) == EARSHOT_OK && scans == 1 + days * 1_440)
      #expect(earshot_next_deadline(engine, &deadline) == EARSHOT_OK)
      #expect(deadline == Int64(days) * day + minute)
    }
    #expect(earshot_advance(engine, 2 * day) == EARSHOT_ERROR_ARGUMENT)
  }

  @Test func logsAreForgottenButForTheNewestUtterance() {
    start(voiceOver)
    earshot_voice_over(engine, Int32(EARSHOT_VO_NEXT))
    var starts = earshot_log_indices.sized
    #expect(earshot_log_starts(engine, &starts) == EARSHOT_OK)
    #expect(
      [starts.utterance, starts.stop, starts.sound, starts.scanner_signal, starts.scan] == [0, 0, 0, 0, 0])
    #expect(earshot_forget_logs(engine) == EARSHOT_OK)
    #expect(earshot_log_starts(engine, &starts) == EARSHOT_OK)
    #expect(
      [starts.utterance, starts.stop, starts.sound, starts.scanner_signal, starts.scan] == [1, 2, 2, 0, 0])
    var count = 0
    #expect(earshot_utterance_count(engine, &count) == EARSHOT_OK)
    #expect(count == 2)
    var utterance = earshot_utterance.sized
    #expect(earshot_utterance_at(engine, 1, &utterance) == EARSHOT_OK)
    #expect(String(cString: utterance.caption) == "Email, Text field, Double tap to edit")
    #expect(earshot_utterance_at(engine, 0, &utterance) == EARSHOT_ERROR_UNKNOWN)
    #expect(program.lastError == "The utterance 0 was forgotten; what is left begins with 1.")
    earshot_voice_over(engine, Int32(EARSHOT_VO_NEXT))
    #expect(program.captions.last == "Log in, Button")
  }

  @Test func theScannerIsSeenAndHeard() {
    earshot_set(engine, "switchcontrol.speech", "on")
    earshot_set(engine, "switchcontrol.sounds", "on")
    start(switchControl)
    #expect(program.scanner == "2 on 1 (3) Email; waits 1")
    earshot_advance(engine, 1_000_000_000)
    earshot_switch(engine, "select", true)
    earshot_switch(engine, "select", false)
    #expect(program.scanner == "2 on 5 (4) Tap; menu of 4: Tap* Point Mode Escape; waits 1")
    #expect(
      program.scans == [
        "start: [3], bound to 3", "timer: [4], bound to 4", "select: menu(4): Tap, bound to 4",
      ])
    let speech = EARSHOT_SCANNER_SPEECH
    #expect(
      program.scannerSignals == [
        "\(speech) Email", "\(EARSHOT_SCANNER_TICK)", "\(speech) Log in",
        "\(EARSHOT_SCANNER_CLICK)", "\(speech) Tap",
      ])
  }

  @Test func groupsAndPointsAreHighlighted() {
    earshot_set(engine, "switchcontrol.style", "manual")
    earshot_set(engine, "switchcontrol.manyitems", "1")
    let framed = (Program.form + [.button(6, "Help")]).map { node in
      node.with {
        guard node.node.id > 1 else { return $0.children.append(6) }
        ($0.node.has_frame, $0.node.row, $0.node.width, $0.node.height) = (
          true, node.node.id == 3 ? 1 : 2, 3, 1
        )
        $0.node.column = Int32(node.node.id) * 4
      }
    }
    _ = withUpdate(framed, root: 1) { earshot_apply(engine, $0) }
    earshot_set_enabled(engine, switchControl, true)
    earshot_settle(engine)
    earshot_switch_control(engine, Int32(EARSHOT_SC_NEXT))
    #expect(program.scanner == "2 on 2 (0) Row 2, 3 items; of 4 5 6; waits 0")
    earshot_switch_control(engine, Int32(EARSHOT_SC_SELECT))
    #expect(program.scanner == "2 on 1 (4) Log in; waits 0")
  }

  @Test func switchesAreDefinedAndForgotten() {
    start(switchControl)
    #expect(earshot_switch(engine, "chin", true) == EARSHOT_ERROR_UNKNOWN)
    let (next, menu) = (Int32(EARSHOT_SC_NEXT), Int32(EARSHOT_SC_MENU))
    #expect(earshot_switch_define(engine, "chin", next, Int32(EARSHOT_SC_NONE)) == EARSHOT_OK)
    #expect(earshot_switch(engine, "chin", true) == EARSHOT_OK)
    #expect(program.scans.last == "next: [4], bound to 4")
    #expect(earshot_switch_define(engine, "chin", menu, menu) == EARSHOT_OK)
    #expect(earshot_switch(engine, "chin", false) == EARSHOT_OK)
    #expect(earshot_switch(engine, "chin", true) == EARSHOT_OK)
    #expect(program.scans.last == "menu: menu(4): Tap, bound to 4")
    #expect(earshot_switch_forget(engine, "chin") == EARSHOT_OK)
    #expect(earshot_switch_forget(engine, "chin") == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_switch(engine, "chin", false) == EARSHOT_ERROR_UNKNOWN)
  }

  @Test func aKeyThatStandsForASwitchIsIgnoredWhenItComesTooSoon() {
    earshot_set(engine, "switchcontrol.ignorerepeat", "1s")
    start(switchControl)
    for _ in 0..<2 { #expect(earshot_switch_key(engine, Int32(EARSHOT_SC_NEXT)) == EARSHOT_OK) }
    #expect(program.scans.suffix(2) == ["next: [4], bound to 4", "next: ignored (repeat)"])
  }

  @Test func theProgramOffersEntriesOfTheMenu() {
    let offered = [Int32(EARSHOT_MENU_HOME)]
    #expect(earshot_menu_offer(engine, offered, 1) == EARSHOT_OK)
    start(switchControl)
    earshot_switch_control(engine, Int32(EARSHOT_SC_MENU))
    #expect(program.scanner.contains("menu of 3: Tap* Home Point Mode Escape"))
    earshot_switch_control(engine, Int32(EARSHOT_SC_NEXT))
    earshot_switch_control(engine, Int32(EARSHOT_SC_SELECT))
    var entry: Int32 = -1
    #expect(earshot_next_menu_choice(engine, &entry) == EARSHOT_OK)
    #expect(Int(entry) == EARSHOT_MENU_HOME)
    #expect(earshot_next_menu_choice(engine, &entry) == EARSHOT_DONE)
  }
}
