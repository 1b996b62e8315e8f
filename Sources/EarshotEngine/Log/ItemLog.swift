import EarshotAccessibility

/// Every stop of every cursor, in order (design §11, 15). It grows as long as the engine lives.
public struct ItemLog: Sendable {
  /// The stops so far.
  public private(set) var stops = LogEntries<Stop>()

  mutating func append(_ stop: consuming Stop) { stops.append(stop) }

  /// One landing of a cursor.
  public struct Stop: Equatable, Sendable {
    /// Counts stops, utterances and sounds together, from 1.
    public let sequence: Int
    /// When, on the virtual clock.
    public let time: Duration
    /// Whose cursor.
    public let technology: AssistiveTechnology
    /// Where.
    public let element: NodeID
    /// The element's label at that time.
    public let label: String
    /// Why.
    public let cause: Cause
  }
}
