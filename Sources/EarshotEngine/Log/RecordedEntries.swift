/// The entries of one of an engine's logs, in order. They are kept in a few bytes each, and put together when they are read.
///
/// It is a view of the log as it was when it was asked for, and is read before ``Engine/forgetLogs()`` is called: reading an entry that was
/// forgotten traps. Of its entries only ``Utterance/isInterrupted`` may still change.
public struct RecordedEntries<Entry>: RandomAccessCollection {
  private let engine: Engine
  private let read: (Engine, Int) -> Entry

  /// The number of entries that were forgotten.
  public let startIndex: Int
  /// The number of entries there ever were.
  public let endIndex: Int

  init<Own>(of engine: Engine, in strand: Strand<Own>, _ read: @escaping (Engine, Int) -> Entry) {
    self.engine = engine
    (startIndex, endIndex) = (strand.startIndex, strand.endIndex)
    self.read = read
  }

  /// The entry at a position. Positions count the entries that were forgotten too.
  ///
  /// - Complexity: That of putting the entry together, and a binary search among the runs of landings in the log.
  public subscript(position: Int) -> Entry {
    precondition(
      indices.contains(position), "There is no entry \(position) among \(startIndex)..<\(endIndex).")
    return read(engine, position)
  }
}

extension RecordedEntries: Equatable where Entry: Equatable {
  /// Whether both have the same entries.
  public static func == (lhs: RecordedEntries, rhs: RecordedEntries) -> Bool { lhs.elementsEqual(rhs) }
}
