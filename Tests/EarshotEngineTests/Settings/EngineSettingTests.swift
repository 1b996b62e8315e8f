import EarshotEngine
import Testing

@Suite("Settings by their names") struct EngineSettingTests {
  @Test("What is written is what is read back", arguments: EngineSetting.allCases)
  func everyValueIsReadBack(setting: EngineSetting) throws {
    let texts = Self.texts(of: setting.form)
    #expect(texts.count >= 2)
    for text in texts {
      var settings = EngineSettings()
      try settings.set(EngineSetting(named: setting.rawValue), to: text)
      #expect(settings[setting].text == text)
      for other in EngineSetting.allCases where other != setting {
        #expect(settings[other] == EngineSettings()[other])
      }
    }
  }

  @Test("A rate that is out of range becomes the nearest that isn't")
  func rateOfSpeech() {
    var settings = EngineSettings()
    for (given, kept) in [(0, 0.25), (-1, 0.25), (1e-6, 0.25), (9, 4), (.infinity, 4), (.nan, 1), (2, 2)] {
      settings.speechRate = given
      #expect(settings.speechRate == kept)
    }
  }

  /// What may be written, at the limits where there are some.
  private static func texts(of form: SettingForm) -> [String] {
    switch form {
    case .toggle: ["on", "off"]
    case .words(let words): words
    case .number(let limits): ["\(limits.lowerBound)", "1.5", "\(Int(limits.upperBound))"]
    case .wholeNumber(let limits): ["\(limits.lowerBound)", "\(limits.upperBound)"]
    case .duration(let limits): [limits.lowerBound, limits.upperBound].map { SettingValue.duration($0).text }
    case .word(let word, let form): [word] + texts(of: form)
    }
  }

  @Test(
    "What is out of a setting's form is told, and nothing is changed",
    arguments: [
      ("hints", "maybe", #""hints" can't be "maybe"; write on or off."#),
      ("controls", "", #""controls" can't be ""; write before or after or none."#),
      ("rate", "5", #""rate" can't be "5"; write a number from 0.25 to 4."#),
      (
        "switchcontrol.interval", "99ms",
        #""switchcontrol.interval" can't be "99ms"; write a time from 100ms to 1m."#
      ),
      (
        "switchcontrol.loops", "0",
        #""switchcontrol.loops" can't be "0"; write unlimited or a whole number from 1 to 10."#
      ),
      (
        "switchcontrol.autohide", "on",
        #""switchcontrol.autohide" can't be "on"; write off or a time from 1s to 1m."#
      ),
    ])
  func wrongValuesAreTold(name: String, text: String, message: String) throws {
    var settings = EngineSettings()
    let setting = try EngineSetting(named: name)
    let error = #expect(throws: SettingError.self) { try settings.set(setting, to: text) }
    #expect(error?.description == message)
    #expect(settings == EngineSettings())
  }

  @Test("A name that is none is told, with those there are")
  func unknownNamesAreTold() {
    let error = #expect(throws: SettingError.unknownName("Hints")) { try EngineSetting(named: "Hints") }
    #expect(
      error?.description.hasPrefix(#"There is no setting "Hints"; use one of: hints, controls, "#) == true)
    #expect(error?.description.hasSuffix("switchcontrol.speech, switchcontrol.sounds.") == true)
  }
}
