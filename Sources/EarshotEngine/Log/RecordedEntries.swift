/// The entries of one of an engine's logs, in order. They are kept in a few bytes each, and put together when they are read.
///
/// It is a view of the log as long as it was when it was asked for; of its entries only ``Utterance/isInterrupted`` may still
/// change.
public struct RecordedEntries<Entry>: RandomAccessCollection {
  private let engine: Engine
  private let read: (Engine, Int) -> Entry

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of entries.
  public let endIndex: Int

  init(of engine: Engine, count: Int, _ read: @escaping (Engine, Int) -> Entry) {
    self.engine = engine
    endIndex = count
    self.read = read
  }

  /// The entry at a position from 0 on.
  ///
  /// - Complexity: That of putting the entry together, and a binary search among the runs of landings in the log.
  public subscript(position: Int) -> Entry {
    precondition(indices.contains(position), "There is no entry \(position) in a log of \(endIndex).")
    return read(engine, position)
  }
}

extension RecordedEntries: Equatable where Entry: Equatable {
  /// Whether both have the same entries.
  public static func == (lhs: RecordedEntries, rhs: RecordedEntries) -> Bool { lhs.elementsEqual(rhs) }
}
