import EarshotEngine
import EarshotHost

extension ScriptSetting {
  /// The form of its value.
  public var form: SettingForm { slot.form }

  /// Changes the setting; the value has its form.
  package func write(_ value: SettingValue, to settings: inout SessionSettings) {
    slot.write(value, &settings)
  }

  /// Where each setting lives. The limits are those of the engine, in milliseconds where they are times.
  private var slot: SettingSlot {
    switch self {
    case .hints: .toggle(\.engine.verbosity.hints)
    case .controls: .words(\.engine.verbosity.controls)
    case .values: .toggle(\.engine.verbosity.values)
    case .moreContent: .words(\.engine.verbosity.moreContent)
    case .actions: .toggle(\.engine.verbosity.actions)
    case .containers: .toggle(\.engine.verbosity.containers)
    case .positions: .toggle(\.engine.verbosity.positions)
    case .tableHeaders: .toggle(\.engine.verbosity.tableHeaders)
    case .tableCoordinates: .toggle(\.engine.verbosity.tableCoordinates)
    case .punctuation: .words(\.engine.verbosity.punctuation)
    case .capitals: .words(\.engine.verbosity.capitals)
    case .echo: .words(\.engine.echo)
    case .cursorTracking: .toggle(\.engine.cursorTracking)
    case .keyboardNavigation: .toggle(\.keyboardNavigation)
    case .navigation: .words(\.engine.navigation)
    case .wrapAround: .toggle(\.engine.wrapsAround)
    case .returnsFocus: .toggle(\.engine.returnsFocus)
    case .profile: .words(\.engine.profile)
    case .language: .word(of: StringTables.builtIn.languages, \.engine.language)
    case .rate: .number(in: 0.25...4, \.engine.speechRate)
    case .hastyAnnouncements: .toggle(\.engine.swallowsHastyAnnouncements)
    case .sounds: .words(\.sounds)
    case .scanStyle: .words(\.engine.switchControl.style)
    case .scanInterval: .duration(100...60_000, \.engine.switchControl.interval)
    case .scanPause: .duration(0...10_000, \.engine.switchControl.pauseOnFirst)
    case .scanLoops: .wholeNumber(1...10, or: "unlimited", \.engine.switchControl.loops)
    case .scanDwell: .duration(200...10_000, \.engine.switchControl.dwell)
    case .scanAutoHide: .durationOrOff(1000...60_000, \.engine.switchControl.autoHide)
    case .scanTap: .words(\.engine.switchControl.tapBehavior)
    case .scanAutoTapInterval: .duration(100...4000, \.engine.switchControl.autoTapInterval)
    case .scanAfterTap: .words(\.engine.switchControl.afterTap)
    case .scanGroups: .toggle(\.engine.switchControl.groupsItems)
    case .scanManyItems: .wholeNumber(1...1000, \.engine.switchControl.manyItems)
    case .scanHold: .duration(0...4000, \.engine.switchControl.holdDuration)
    case .scanIgnoreRepeat: .duration(0...4000, \.engine.switchControl.ignoreRepeat)
    case .scanMoveRepeat: .durationOrOff(200...4000, \.engine.switchControl.moveRepeat)
    case .scanLongPress: .durationOrOff(200...4000, \.engine.switchControl.longPress)
    case .scanPointBand: .wholeNumber(1...1000, \.engine.switchControl.pointBand)
    case .scanPointStep: .duration(50...60_000, \.engine.switchControl.pointStep)
    case .scanSpeech: .toggle(\.engine.switchControl.speaks)
    case .scanSounds: .toggle(\.engine.switchControl.playsSounds)
    }
  }
}
