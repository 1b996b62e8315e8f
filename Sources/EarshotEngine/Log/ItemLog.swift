import EarshotAccessibility

/// Every stop of every cursor, in order (design §11, 15). It grows until ``Engine/forgetLogs()``, by a few bytes a step.
public struct ItemLog {
  /// The stops so far.
  public let stops: RecordedEntries<Stop>

  init(of engine: Engine) {
    stops = RecordedEntries(of: engine, in: engine.state.log.stops) { engine, index in
      engine.state.stop(at: index)
    }
  }

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
