extension EngineSetting {
  /// The form of its value.
  public var form: SettingForm { slot.form }

  /// Where each setting lives. The limits are those of the engine, in milliseconds where they are times.
  package var slot: SettingSlot<EngineSettings> {
    switch self {
    case .hints: .toggle(\.verbosity.hints)
    case .controls: .words(\.verbosity.controls)
    case .values: .toggle(\.verbosity.values)
    case .moreContent: .words(\.verbosity.moreContent)
    case .actions: .toggle(\.verbosity.actions)
    case .containers: .toggle(\.verbosity.containers)
    case .positions: .toggle(\.verbosity.positions)
    case .tableHeaders: .toggle(\.verbosity.tableHeaders)
    case .tableCoordinates: .toggle(\.verbosity.tableCoordinates)
    case .punctuation: .words(\.verbosity.punctuation)
    case .capitals: .words(\.verbosity.capitals)
    case .echo: .words(\.echo)
    case .cursorTracking: .toggle(\.cursorTracking)
    case .navigation: .words(\.navigation)
    case .wrapAround: .toggle(\.wrapsAround)
    case .returnsFocus: .toggle(\.returnsFocus)
    case .profile: .words(\.profile)
    case .language: .word(of: StringTables.builtIn.languages, \.language)
    case .rate: .number(in: 0.25...4, \.speechRate)
    case .hastyAnnouncements: .toggle(\.swallowsHastyAnnouncements)
    case .scanStyle: .words(\.switchControl.style)
    case .scanInterval: .duration(100...60_000, \.switchControl.interval)
    case .scanPause: .duration(0...10_000, \.switchControl.pauseOnFirst)
    case .scanLoops: .wholeNumber(1...10, or: "unlimited", \.switchControl.loops)
    case .scanDwell: .duration(200...10_000, \.switchControl.dwell)
    case .scanAutoHide: .durationOrOff(1000...60_000, \.switchControl.autoHide)
    case .scanTap: .words(\.switchControl.tapBehavior)
    case .scanAutoTapInterval: .duration(100...4000, \.switchControl.autoTapInterval)
    case .scanAfterTap: .words(\.switchControl.afterTap)
    case .scanGroups: .toggle(\.switchControl.groupsItems)
    case .scanManyItems: .wholeNumber(1...1000, \.switchControl.manyItems)
    case .scanHold: .duration(0...4000, \.switchControl.holdDuration)
    case .scanIgnoreRepeat: .duration(0...4000, \.switchControl.ignoreRepeat)
    case .scanMoveRepeat: .durationOrOff(200...4000, \.switchControl.moveRepeat)
    case .scanLongPress: .durationOrOff(200...4000, \.switchControl.longPress)
    case .scanPointBand: .wholeNumber(1...1000, \.switchControl.pointBand)
    case .scanPointStep: .duration(50...60_000, \.switchControl.pointStep)
    case .scanSpeech: .toggle(\.switchControl.speaks)
    case .scanSounds: .toggle(\.switchControl.playsSounds)
    }
  }
}
