import CEarshot
import CProgram
import EarshotEngine
import Testing

@Suite("Settings from C") struct SettingTests {
  private let program = Program()

  private func value(_ name: String) -> String? {
    var text: UnsafePointer<CChar>?
    let status = earshot_get(program.engine, name, &text)
    return status == EARSHOT_OK ? text.map { String(cString: $0) } : nil
  }

  @Test func allSettingsAreListedWithWhatTheyTake() {
    let settings = EngineSettings()
    let expected = EngineSetting.allCases.map {
      "\($0.rawValue)=\(settings[$0].text) (\($0.form.explanation))"
    }
    #expect(program.settings == expected)
  }

  @Test func aSettingIsChangedByItsNameAndTakesEffect() {
    #expect(earshot_set(program.engine, "hints", "off") == EARSHOT_OK)
    #expect(earshot_set(program.engine, "switchcontrol.interval", "1.5s") == EARSHOT_OK)
    #expect(earshot_set(program.engine, "language", "de") == EARSHOT_OK)
    #expect(value("hints") == "off")
    #expect(value("switchcontrol.interval") == "1.5s")
    program.showForm()
    earshot_set_enabled(program.engine, Int32(EARSHOT_VOICE_OVER), true)
    earshot_settle(program.engine)
    earshot_voice_over_item(program.engine, 3)
    #expect(program.captions.last == "Email, Textfeld")
  }

  @Test func whatIsNoSettingOrNoValueIsTold() {
    let before = program.state
    #expect(earshot_set(program.engine, "hint", "off") == EARSHOT_ERROR_UNKNOWN)
    #expect(program.lastError.hasPrefix(#"There is no setting "hint"; use one of: hints, controls, "#))
    #expect(earshot_set(program.engine, "hints", "loud") == EARSHOT_ERROR_ARGUMENT)
    #expect(program.lastError == #""hints" can't be "loud"; write on or off."#)
    #expect(earshot_set(program.engine, "hints", nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(earshot_set(program.engine, nil, "off") == EARSHOT_ERROR_UNKNOWN)
    #expect(earshot_set(program.engine, badText, "off") == EARSHOT_ERROR_UTF8)
    #expect(earshot_set(program.engine, "hints", badText) == EARSHOT_ERROR_UTF8)
    #expect(earshot_get(program.engine, "hints", nil) == EARSHOT_ERROR_ARGUMENT)
    #expect(value("hint") == nil)
    #expect(program.state == before)
  }
}
