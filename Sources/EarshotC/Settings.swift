import CEarshot
import EarshotEngine

/// Changes a setting by its name.
@c @implementation
public func earshot_set(
  _ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let setting = try setting(name)
    let value = try string(value, "value")
    do throws(SettingError) {
      try engine.engine.settings.set(setting, to: value)
    } catch {
      throw .argument(error.description)
    }
  }
}

/// A setting as it is written.
@c @implementation
public func earshot_get(
  _ handle: OpaquePointer!, _ name: UnsafePointer<CChar>!,
  _ value: UnsafeMutablePointer<UnsafePointer<CChar>?>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    let setting = try setting(name)
    try answer(engine.strings.lend(engine.engine.settings[setting].text), in: value, "value")
  }
}

/// How many settings there are.
@c @implementation
public func earshot_setting_count(_ handle: OpaquePointer!, _ count: UnsafeMutablePointer<Int>!)
  -> earshot_status
{
  run(handle) { (_) throws(Failure) in try answer(EngineSetting.allCases.count, in: count, "count") }
}

/// One setting.
@c @implementation
public func earshot_setting_at(
  _ handle: OpaquePointer!, _ index: Int, _ setting: UnsafeMutablePointer<earshot_setting>!
) -> earshot_status {
  run(handle) { (engine) throws(Failure) in
    try write(index, of: EngineSetting.allCases, "setting", to: setting) { setting, told in
      told.name = engine.strings.lend(setting.rawValue)
      told.value = engine.strings.lend(engine.engine.settings[setting].text)
      told.choices = engine.strings.lend(setting.form.explanation)
    }
  }
}

private func setting(_ name: UnsafePointer<CChar>?) throws(Failure) -> EngineSetting {
  let name = try string(name, "name")
  do throws(SettingError) {
    return try EngineSetting(named: name)
  } catch {
    throw .unknown(error.description)
  }
}
