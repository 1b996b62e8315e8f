import EarshotEngine
import EarshotHost

extension ScriptSetting {
  /// The form of its value.
  public var form: SettingForm { slot.form }

  /// Changes the setting; the value has its form.
  package func write(_ value: SettingValue, to settings: inout SessionSettings) {
    slot.write(value, &settings)
  }

  /// Where each setting lives.
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
    }
  }
}

/// A place in the settings, with the form of what it takes.
private struct SettingSlot {
  let form: SettingForm
  let write: (SettingValue, inout SessionSettings) -> Void

  static func toggle(_ path: WritableKeyPath<SessionSettings, Bool>) -> SettingSlot {
    SettingSlot(form: .toggle) { value, settings in
      guard case .toggle(let isOn) = value else { return mismatch(value) }
      settings[keyPath: path] = isOn
    }
  }

  static func words<Word: CaseIterable & RawRepresentable<String>>(
    _ path: WritableKeyPath<SessionSettings, Word>
  ) -> SettingSlot {
    SettingSlot(form: .words(Word.allCases.map(\.rawValue))) { value, settings in
      guard case .word(let text) = value, let word = Word(rawValue: text) else { return mismatch(value) }
      settings[keyPath: path] = word
    }
  }

  static func word(of words: [String], _ path: WritableKeyPath<SessionSettings, String>) -> SettingSlot {
    SettingSlot(form: .words(words)) { value, settings in
      guard case .word(let word) = value else { return mismatch(value) }
      settings[keyPath: path] = word
    }
  }

  static func number(
    in limits: ClosedRange<Double>, _ path: WritableKeyPath<SessionSettings, Double>
  ) -> SettingSlot {
    SettingSlot(form: .number(limits)) { value, settings in
      guard case .number(let number) = value else { return mismatch(value) }
      settings[keyPath: path] = number
    }
  }

  private static func mismatch(_ value: SettingValue) {
    preconditionFailure("`\(value.text)` has another form than the setting.")
  }
}
