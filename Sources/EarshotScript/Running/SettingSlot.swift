import EarshotHost

/// A place in the settings, with the form of what it takes.
struct SettingSlot {
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

  /// Within limits in milliseconds.
  static func duration(
    _ limits: ClosedRange<Int>, _ path: WritableKeyPath<SessionSettings, Duration>
  ) -> SettingSlot {
    SettingSlot(form: .duration(limits.asTimes)) { value, settings in
      guard case .duration(let duration) = value else { return mismatch(value) }
      settings[keyPath: path] = duration
    }
  }

  /// `off`, or within limits in milliseconds.
  static func durationOrOff(
    _ limits: ClosedRange<Int>, _ path: WritableKeyPath<SessionSettings, Duration?>
  ) -> SettingSlot {
    SettingSlot(form: .word("off", or: .duration(limits.asTimes))) { value, settings in
      switch value {
      case .duration(let duration): settings[keyPath: path] = duration
      case .word: settings[keyPath: path] = nil
      case .toggle, .number: mismatch(value)
      }
    }
  }

  static func wholeNumber(
    _ limits: ClosedRange<Int>, _ path: WritableKeyPath<SessionSettings, Int>
  ) -> SettingSlot {
    SettingSlot(form: .wholeNumber(limits)) { value, settings in
      guard case .number(let number) = value else { return mismatch(value) }
      settings[keyPath: path] = Int(number)
    }
  }

  /// The word stands for `nil`.
  static func wholeNumber(
    _ limits: ClosedRange<Int>, or word: String, _ path: WritableKeyPath<SessionSettings, Int?>
  ) -> SettingSlot {
    SettingSlot(form: .word(word, or: .wholeNumber(limits))) { value, settings in
      switch value {
      case .number(let number): settings[keyPath: path] = Int(number)
      case .word: settings[keyPath: path] = nil
      case .toggle, .duration: mismatch(value)
      }
    }
  }

  private static func mismatch(_ value: SettingValue) {
    preconditionFailure("`\(value.text)` has another form than the setting.")
  }
}

extension ClosedRange<Int> {
  /// The milliseconds as times.
  fileprivate var asTimes: ClosedRange<Duration> { .milliseconds(lowerBound) ... .milliseconds(upperBound) }
}
