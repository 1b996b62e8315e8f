/// A place in settings, with the form of what it takes.
package struct SettingSlot<Settings> {
  /// What it takes.
  package let form: SettingForm
  /// What is there.
  package let read: (Settings) -> SettingValue
  /// Puts there a value of the form.
  package let write: (SettingValue, inout Settings) -> Void

  /// The same place, seen from settings that have these as a part.
  package func inside<Outer>(_ path: WritableKeyPath<Outer, Settings>) -> SettingSlot<Outer> {
    SettingSlot<Outer>(
      form: form, read: { read($0[keyPath: path]) }, write: { write($0, &$1[keyPath: path]) })
  }
}

extension SettingSlot {
  /// On or off.
  package static func toggle(_ path: WritableKeyPath<Settings, Bool>) -> SettingSlot {
    SettingSlot(form: .toggle, path, told: SettingValue.toggle) { value in
      if case .toggle(let isOn) = value { isOn } else { nil }
    }
  }

  /// One of the cases.
  package static func words<Word: CaseIterable & RawRepresentable<String>>(
    _ path: WritableKeyPath<Settings, Word>
  ) -> SettingSlot {
    SettingSlot(form: .words(Word.allCases.map(\.rawValue)), path, told: { .word($0.rawValue) }) { value in
      if case .word(let word) = value { Word(rawValue: word) } else { nil }
    }
  }

  static func word(of words: [String], _ path: WritableKeyPath<Settings, String>) -> SettingSlot {
    SettingSlot(form: .words(words), path, told: SettingValue.word) { value in
      if case .word(let word) = value { word } else { nil }
    }
  }

  static func number(
    in limits: ClosedRange<Double>, _ path: WritableKeyPath<Settings, Double>
  ) -> SettingSlot {
    SettingSlot(form: .number(limits), path, told: SettingValue.number, meant: \.number)
  }

  /// Within limits in milliseconds.
  static func duration(
    _ limits: ClosedRange<Int>, _ path: WritableKeyPath<Settings, Duration>
  ) -> SettingSlot {
    SettingSlot(form: .duration(limits.asTimes), path, told: SettingValue.duration, meant: \.duration)
  }

  /// `off`, or within limits in milliseconds.
  static func durationOrOff(
    _ limits: ClosedRange<Int>, _ path: WritableKeyPath<Settings, Duration?>
  ) -> SettingSlot {
    optional("off", or: .duration(limits.asTimes), path, told: SettingValue.duration, meant: \.duration)
  }

  static func wholeNumber(
    _ limits: ClosedRange<Int>, _ path: WritableKeyPath<Settings, Int>
  ) -> SettingSlot {
    SettingSlot(form: .wholeNumber(limits), path, told: { .number(Double($0)) }, meant: \.wholeNumber)
  }

  /// The word stands for `nil`.
  static func wholeNumber(
    _ limits: ClosedRange<Int>, or word: String, _ path: WritableKeyPath<Settings, Int?>
  ) -> SettingSlot {
    optional(word, or: .wholeNumber(limits), path, told: { .number(Double($0)) }, meant: \.wholeNumber)
  }
}

extension SettingSlot {
  /// - Parameters:
  ///   - told: The value for what is there.
  ///   - meant: What a value stands for; `nil` if it has another form.
  private init<Kept>(
    form: SettingForm, _ path: WritableKeyPath<Settings, Kept>, told: @escaping (Kept) -> SettingValue,
    meant: @escaping (SettingValue) -> Kept?
  ) {
    self.form = form
    read = { told($0[keyPath: path]) }
    write = { value, settings in
      guard let meant = meant(value) else {
        preconditionFailure("`\(value.text)` has another form than the setting.")
      }
      settings[keyPath: path] = meant
    }
  }

  /// A value, or a word for `nil`.
  private static func optional<Kept>(
    _ word: String, or form: SettingForm, _ path: WritableKeyPath<Settings, Kept?>,
    told: @escaping (Kept) -> SettingValue, meant: @escaping (SettingValue) -> Kept?
  ) -> SettingSlot {
    SettingSlot(form: .word(word, or: form), path, told: { $0.map(told) ?? .word(word) }) { value in
      value == .word(word) ? .some(nil) : meant(value)
    }
  }
}

extension SettingValue {
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  fileprivate var wholeNumber: Int? { number.map { Int($0) } }

  fileprivate var duration: Duration? {
    if case .duration(let duration) = self { duration } else { nil }
  }
}

extension ClosedRange<Int> {
  /// The milliseconds as times.
  fileprivate var asTimes: ClosedRange<Duration> { .milliseconds(lowerBound) ... .milliseconds(upperBound) }
}
