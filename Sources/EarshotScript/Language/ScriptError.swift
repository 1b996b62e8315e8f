/// A script that can't be run, with everything that is wrong in it.
public struct ScriptError: Error, Hashable, Sendable {
  /// What is wrong, in the order of the lines; at least one.
  public let mistakes: [ScriptMistake]

  init(_ mistakes: [ScriptMistake]) {
    precondition(!mistakes.isEmpty, "A script error holds at least one mistake.")
    self.mistakes = mistakes
  }
}

extension ScriptError: CustomStringConvertible {
  /// All mistakes, each as compilers print theirs.
  public var description: String { mistakes.map(\.description).joined(separator: "\n") }
}

/// One thing that is wrong in a script.
public struct ScriptMistake: Hashable, Sendable {
  /// The script's file as it was given.
  public let file: String
  /// Where it is.
  public let range: SourceRange
  /// What is wrong, without place and hint.
  public let message: String
  /// What to write instead.
  public let hint: String
  /// The whole line.
  public let sourceLine: String

  init(file: String, range: SourceRange, message: String, hint: String, sourceLine: String) {
    self.file = file
    self.range = range
    self.message = message
    self.hint = hint
    self.sourceLine = sourceLine
  }
}

extension ScriptMistake: CustomStringConvertible {
  /// Place and message, the line with a caret under the place, and the hint:
  ///
  /// ```
  /// signin.keys:2:1: error: `voicover` is not a step
  ///   voicover on
  ///   ^~~~~~~~
  /// hint: did you mean `voiceover`?
  /// ```
  public var description: String {
    let place = "\(file):\(range.line):\(range.column)"
    let underlined = UnderlinedLine(sourceLine, range)
    return "\(place): error: \(message)\n  \(underlined.text)\n  \(underlined.mark)\nhint: \(hint)"
  }
}
