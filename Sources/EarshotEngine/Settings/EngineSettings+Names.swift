extension EngineSettings {
  /// The value of a setting. One that Swift code gave another value than can be written has that.
  public subscript(_ setting: EngineSetting) -> SettingValue { setting.slot.read(self) }

  /// Changes a setting to what was written: `set(.hints, to: "off")`.
  ///
  /// - Throws: ``SettingError/wrongValue(_:of:)``; nothing has changed then.
  public mutating func set(_ setting: EngineSetting, to text: String) throws(SettingError) {
    guard let value = setting.form.value(of: text) else { throw .wrongValue(text, of: setting) }
    setting.slot.write(value, &self)
  }
}

extension EngineSetting {
  /// The setting of a name: `switchcontrol.interval`.
  ///
  /// - Throws: ``SettingError/unknownName(_:)``.
  public init(named name: String) throws(SettingError) {
    guard let setting = EngineSetting(rawValue: name) else { throw .unknownName(name) }
    self = setting
  }
}
