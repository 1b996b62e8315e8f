/// The entries of a log, in order. They lie in blocks, so that adding one never moves those before it: copying a log that
/// grows over and over would cost more than a step of a cursor.
public struct LogEntries<Entry: Sendable>: RandomAccessCollection, Sendable {
  private var full: [[Entry]] = []
  private var newest: [Entry] = []
  private static var blockSize: Int { 256 }

  /// The number of entries that were forgotten (``Engine/forgetLogs()``).
  public private(set) var startIndex = 0
  /// The number of entries there ever were.
  public var endIndex: Int { startIndex + full.count * Self.blockSize + newest.count }

  /// The entry at a position. Positions count the entries that were forgotten too.
  public subscript(position: Int) -> Entry {
    precondition(position >= startIndex, "Entry \(position) was forgotten; the first is \(startIndex).")
    let (block, place) = (position - startIndex).quotientAndRemainder(dividingBy: Self.blockSize)
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

  /// Lets go of all entries.
  mutating func forget() {
    startIndex = endIndex
    full = []
    newest = []
  }
}

extension LogEntries: Equatable where Entry: Equatable {
  /// Whether both have the same entries.
  public static func == (lhs: LogEntries, rhs: LogEntries) -> Bool { lhs.elementsEqual(rhs) }
}
