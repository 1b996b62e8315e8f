/// A keypress script: steps in the order in which they run (design §6).
///
/// ```
/// screen signin
/// voiceover on
/// press Right Enter
/// expect speech contains "Password"
/// ```
public struct Script: Hashable, Sendable {
  /// The file's path or another name for it, as messages show it.
  public var file: String
  /// What it does, in order.
  public var steps: [ScriptStep]

  /// Makes a script from steps.
  public init(file: String, steps: [ScriptStep]) {
    self.file = file
    self.steps = steps
  }

  /// Reads a script from its text.
  ///
  /// - Parameter file: the path or another name, for messages only; nothing is opened.
  /// - Throws: ``ScriptError`` with every mistake of the text.
  /// - Complexity: O(length of the text).
  public init(parsing text: String, file: String) throws(ScriptError) {
    var parser = ScriptParser(SourceText(text, file: file))
    self.init(file: file, steps: try parser.parse())
  }
}

extension Script: CustomStringConvertible {
  /// The canonical text: one step a line, each ended by a line feed. Parsing it gives the same commands.
  public var description: String { steps.map { "\($0)\n" }.joined() }
}
