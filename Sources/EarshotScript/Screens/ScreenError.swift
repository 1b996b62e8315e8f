/// A screen, or an option of one, that can't be had.
public enum ScreenError: Error, Equatable, Sendable {
  /// No screen has this name.
  case unknownScreen(String, offered: [String])
  /// The screen has no such option.
  case unknownOption(String, screen: String, offered: [String])
  /// The option's value is no whole number within limits.
  case notANumber(String, option: String, limits: ClosedRange<Int>)
}

extension ScreenError: CustomStringConvertible {
  /// What is wrong and what to write instead.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let offered):
      "there is no screen `\(name)`; \(offered.suggestion(for: name, or: "the screens are"))"
    case .unknownOption(let name, let screen, let offered) where offered.isEmpty:
      "`--\(name)` is not an option of the screen `\(screen)`, which has none; leave it out"
    case .unknownOption(let name, let screen, let offered):
      "`--\(name)` is not an option of the screen `\(screen)`; "
        + offered.map { "--\($0)" }.suggestion(for: "--\(name)", or: "its options are")
    case .notANumber(let text, let option, let limits) where limits.upperBound == .max:
      "`\(text)` is not a value of `--\(option)`; give a whole number from \(limits.lowerBound) on"
    case .notANumber(let text, let option, let limits):
      "`\(text)` is not a value of `--\(option)`; give a whole number from \(limits.lowerBound) to "
        + "\(limits.upperBound)"
    }
  }
}

extension [String] {
  /// The word that was probably meant, as a question, else all words behind `introduction`.
  func suggestion(for word: String, or introduction: String) -> String {
    if let meant = nearest(to: word) { return "did you mean `\(meant)`?" }
    return "\(introduction) \(map { "`\($0)`" }.joined(separator: ", "))"
  }
}
