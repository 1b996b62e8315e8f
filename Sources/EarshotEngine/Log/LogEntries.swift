/// The entries of a log, in order. They lie in blocks, so that adding one never moves those before it: a log only grows,
/// and copying it over and over would cost more than a step of a cursor.
public struct LogEntries<Entry: Sendable>: RandomAccessCollection, Sendable {
  private var full: [[Entry]] = []
  private var newest: [Entry] = []
  private static var blockSize: Int { 256 }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public var endIndex: Int { full.count * Self.blockSize + newest.count }

  /// The entry at a position from 0 on.
  public subscript(position: Int) -> Entry {
    let (block, place) = position.quotientAndRemainder(dividingBy: Self.blockSize)
    return block == full.count ? newest[place] : full[block][place]
  }

  /// The newest entry.
  public var last: Entry? { newest.last }

  /// Changes the newest entry; there has to be one.
  mutating func updateLast(_ change: (inout Entry) -> Void) { change(&newest[newest.count - 1]) }

  mutating func append(_ entry: consuming Entry) {
    if newest.count == Self.blockSize { beginBlock() }
    newest.append(entry)
  }

  private mutating func beginBlock() {
    full.append(newest)
    newest = []
    newest.reserveCapacity(Self.blockSize)
  }
}

extension LogEntries: Equatable where Entry: Equatable {
  /// Whether both have the same entries.
  public static func == (lhs: LogEntries, rhs: LogEntries) -> Bool { lhs.elementsEqual(rhs) }
}
