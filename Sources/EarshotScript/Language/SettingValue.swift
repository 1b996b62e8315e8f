/// The value that `set` gives to a setting.
public enum SettingValue: Hashable, Sendable {
  /// `on` or `off` of a setting that has only these two.
  case toggle(Bool)
  /// A time in whole milliseconds.
  case duration(Duration)
  /// A whole number.
  case number(Int)
  /// One of the setting's own words.
  case word(String)
}

/// A form that the value of a setting may have.
public enum SettingForm: Hashable, Sendable {
  /// `on` or `off`.
  case toggle
  /// A time within limits.
  case duration(ClosedRange<Duration>)
  /// A whole number within limits.
  case number(ClosedRange<Int>)
  /// One of these words.
  case words([String])
}

extension SettingValue {
  /// The value as scripts write it.
  var text: String {
    switch self {
    case .toggle(let isOn): isOn ? "on" : "off"
    case .duration(let duration): duration.scriptText
    case .number(let number): "\(number)"
    case .word(let word): word
    }
  }
}

extension SettingForm {
  /// The value that `word` stands for; `nil` when it has another form or is out of limits.
  func value(of word: String) -> SettingValue? {
    switch self {
    case .toggle: ["on": true, "off": false][word].map(SettingValue.toggle)
    case .duration(let limits):
      Duration(scriptText: word).flatMap { limits.contains($0) ? .duration($0) : nil }
    case .number(let limits): Int(word).flatMap { limits.contains($0) ? .number($0) : nil }
    case .words(let words): words.contains(word) ? .word(word) : nil
    }
  }

  /// What may be written, in words.
  var explanation: String {
    switch self {
    case .toggle: "on or off"
    case .duration(let limits):
      "a time from \(limits.lowerBound.scriptText) to \(limits.upperBound.scriptText)"
    case .number(let limits): "a number from \(limits.lowerBound) to \(limits.upperBound)"
    case .words(let words): words.joined(separator: " or ")
    }
  }
}
