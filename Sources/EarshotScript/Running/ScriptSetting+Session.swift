import EarshotEngine
import EarshotHost

extension ScriptSetting {
  /// The form of its value.
  public var form: SettingForm { slot.form }

  /// Changes the setting; the value has its form.
  package func write(_ value: SettingValue, to settings: inout SessionSettings) {
    slot.write(value, &settings)
  }

  private var slot: SettingSlot<SessionSettings> {
    switch self {
    case .engine(let setting): setting.slot.inside(\.engine)
    case .keyboardNavigation: .toggle(\.keyboardNavigation)
    case .sounds: .words(\.sounds)
    }
  }
}
