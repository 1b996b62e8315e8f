import EarshotEngine

extension Operation {
  static let settings = [set, allSettings]

  private static let set = ofEngine(
    "set", "Changes what the user chose.",
    .required("name", Words<EngineSetting>("setting").input, "The setting's name, as in scripts."),
    .required("value", .text, "The value, as scripts write it: \"off\", \"1.5s\".")
  ) { (engine, setting: EngineSetting, value: String) throws(Failure) in
    do throws(SettingError) {
      try engine.engine.settings.set(setting, to: value)
    } catch {
      let message =
        "\(setting.rawValue.clipped) can't be \(value.clipped); write \(setting.form.explanation)."
      throw Failure(.argument, message).inside("value")
    }
    return []
  }

  private static let settingKind = ObjectKind(
    "setting", "A setting.",
    Told("name", .text, "Its name."),
    Told("value", .text, "What it is now."),
    Told("choices", .text, "What may be written: \"on or off\", \"a time from 100ms to 1m\"."),
    of: { (setting: EngineSetting, settings: EngineSettings) in
      (setting.rawValue, settings[setting].text, setting.form.explanation)
    })
  private static let list = Told("settings", settingKind.output.list, "All of them.")

  private static let allSettings = ofEngine(
    "settings", "Asks what the user chose.", answer: [list.description]
  ) { (engine) throws(Failure) in
    let settings = engine.engine.settings
    return [list.write(EngineSetting.allCases.map { ($0, settings) })].compactMap { $0 }
  }
}
