/// An extent on the character grid, in whole cells; never negative when it describes something drawn.
public struct CellSize: Hashable, Sendable {
  /// Number of columns.
  public var width: Int
  /// Number of rows.
  public var height: Int

  /// Makes a size from its width in columns and height in rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// No columns, no rows.
  public static let zero = CellSize(width: 0, height: 0)

  /// Whether the size covers no cell.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
