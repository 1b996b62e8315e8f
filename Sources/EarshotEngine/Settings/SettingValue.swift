/// The value of a setting.
public enum SettingValue: Hashable, Sendable {
  /// `on` or `off` of a setting that has only these two.
  case toggle(Bool)
  /// One of the setting's own words.
  case word(String)
  /// A number, which is not negative.
  case number(Double)
  /// A time, in whole milliseconds.
  case duration(Duration)
}

/// The form that the value of a setting has.
public enum SettingForm: Hashable, Sendable {
  /// `on` or `off`.
  case toggle
  /// One of these words.
  case words([String])
  /// A number within limits, none of them negative.
  case number(ClosedRange<Double>)
  /// A whole number within limits, none of them negative.
  case wholeNumber(ClosedRange<Int>)
  /// A time within limits.
  case duration(ClosedRange<Duration>)
  /// This word, or a value of another form: `off` or a time.
  indirect case word(String, or: SettingForm)
}

extension SettingValue {
  /// The value as it is written.
  public var text: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .word(let word): word
    case .number(let number): number.written
    case .duration(let duration): duration.written
    }
  }
}

extension SettingForm {
  /// The value that `word` stands for; `nil` when it has another form or is out of the limits.
  public func value(of word: String) -> SettingValue? {
    switch self {
    case .toggle: ["on": true, "off": false][word].map(SettingValue.toggle)
    case .words(let words): words.contains(word) ? .word(word) : nil
    case .number(let limits):
      Double(written: word).flatMap { limits.contains($0) ? .number($0) : nil }
    case .wholeNumber(let limits):
      Double(written: word).flatMap { Int(exactly: $0).map(limits.contains) == true ? .number($0) : nil }
    case .duration(let limits):
      Duration(written: word).flatMap { limits.contains($0) ? .duration($0) : nil }
    case .word(let other, let form): word == other ? .word(word) : form.value(of: word)
    }
  }

  /// What may be written, in words: "on or off", "a time from 100ms to 1m".
  public var explanation: String {
    switch self {
    case .toggle: "on or off"
    case .words(let words): words.joined(separator: " or ")
    case .number(let limits):
      "a number from \(limits.lowerBound.written) to \(limits.upperBound.written)"
    case .wholeNumber(let limits): "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .duration(let limits):
      "a time from \(limits.lowerBound.written) to \(limits.upperBound.written)"
    case .word(let word, let form): "\(word) or \(form.explanation)"
    }
  }
}
