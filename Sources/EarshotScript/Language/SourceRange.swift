/// A stretch of one line of a script, as editors count.
public struct SourceRange: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The first character, from 1; a wide character and a tab count as one.
  public var column: Int
  /// Number of characters, 1 or more.
  public var length: Int

  /// Makes a range from line and column, both from 1, and a length in characters.
  public init(line: Int, column: Int, length: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
  }
}
