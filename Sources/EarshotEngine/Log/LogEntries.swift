/// The entries of a log, in order. They lie in blocks, so that adding one never moves those before it: a log only grows,
/// and copying it over and over would cost more than a step of a cursor.
public struct LogEntries<Entry: Sendable>: RandomAccessCollection, Sendable {
  private var blocks: [[Entry]] = []
  private static var blockSize: Int { 256 }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public private(set) var endIndex = 0

  /// The entry at a position from 0 on.
  public internal(set) subscript(position: Int) -> Entry {
    _read { yield blocks[position / Self.blockSize][position % Self.blockSize] }
    _modify { yield &blocks[position / Self.blockSize][position % Self.blockSize] }
  }

  mutating func append(_ entry: consuming Entry) {
    if endIndex % Self.blockSize == 0 {
      blocks.append([])
      blocks[blocks.count - 1].reserveCapacity(Self.blockSize)
    }
    blocks[blocks.count - 1].append(entry)
    endIndex += 1
  }
}

extension LogEntries: Equatable where Entry: Equatable {
  /// Whether both have the same entries.
  public static func == (lhs: LogEntries, rhs: LogEntries) -> Bool { lhs.elementsEqual(rhs) }
}
