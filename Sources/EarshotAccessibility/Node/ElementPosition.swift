/// "3 of 7".
public struct ElementPosition: Hashable, Sendable {
  /// Counted from 1.
  public var index: Int
  /// Number of elements in the container.
  public var count: Int

  /// Makes a position from the index, counted from 1, and the number of elements.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
