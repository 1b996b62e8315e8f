/// A command line that can't be understood.
public struct UsageError: Error, Hashable, Sendable {
  /// What is wrong with a command line.
  public enum Cause: Hashable, Sendable {
    /// No command has this name.
    case unknownCommand(String, nearest: String?)
    /// The command has no such option.
    case unknownOption(String, nearest: String?)
    /// The option stands without its value.
    case missingValue(OptionDescription)
    /// The flag stands with a value.
    case unexpectedValue(OptionDescription, String)
    /// The option's value is none that the command understands; `expected` says what it does.
    case invalidValue(OptionDescription, String, expected: String)
    /// The option is given twice.
    case repeatedOption(OptionDescription)
    /// An operand is missing.
    case missingOperand(String)
    /// There is an operand too many.
    case unexpectedOperand(String)
  }

  /// What is wrong.
  public let cause: Cause
  /// The usage line of the command or program.
  public let usage: String

  /// Makes an error about a command of this usage line.
  public init(_ cause: Cause, usage: String) {
    self.cause = cause
    self.usage = usage
  }
}

extension UsageError: CustomStringConvertible {
  /// What is wrong, what to write instead, and the usage line.
  public var description: String { "error: \(message)\n\(usage)" }

  private var message: String {
    switch cause {
    case .unknownCommand(let name, let nearest): "`\(name)` is not a command\(question(nearest))"
    case .unknownOption(let name, let nearest): "`\(name)` is not an option here\(question(nearest))"
    case .missingValue(let option): "`--\(option.name)` needs a value: `\(option.form)`"
    case .unexpectedValue(let option, let value): "`--\(option.name)` takes no value; leave out `=\(value)`"
    case .invalidValue(let option, let value, let expected):
      "`\(value)` is not a value of `--\(option.name)`; give \(expected)"
    case .repeatedOption(let option): "`--\(option.name)` is given twice; give it once"
    case .missingOperand(let name): "\(name) is missing"
    case .unexpectedOperand(let operand): "`\(operand)` is too much; leave it out"
    }
  }

  private func question(_ nearest: String?) -> String { nearest.map { "; did you mean `\($0)`?" } ?? "" }
}
