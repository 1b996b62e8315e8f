import EarshotAccessibility

/// Every stop of every cursor, in order (design §11, 15). It grows as long as the engine lives, by a few bytes a step.
public struct ItemLog {
  /// The stops so far.
  public let stops: RecordedEntries<Stop>

  init(of engine: Engine) {
    stops = RecordedEntries(of: engine, count: engine.state.items.endIndex) { engine, index in
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

/// A stop as the log keeps it.
struct StopRecord {
  var sequence: UInt32
  var time: UInt32
  var node: NodeState
  var technology: AssistiveTechnology
  var cause: Cause
}

extension EngineState {
  mutating func logStop(of technology: AssistiveTechnology, on slot: Slot, at now: Moment, cause: Cause) {
    let sequence = nextSequence()
    if tree[slot].flags.contains(.related) { stopLabels[sequence] = tree.label(at: slot) }
    items.append(
      StopRecord(
        sequence: sequence, time: now.number, node: tree.recordedState(at: slot),
        technology: technology, cause: cause))
  }

  func stop(at index: Int) -> ItemLog.Stop {
    let record = items[index]
    return ItemLog.Stop(
      sequence: Int(record.sequence), time: instants[record.time], technology: record.technology,
      element: history.id(of: record.node, in: tree),
      label: stopLabels[record.sequence] ?? label(of: record.node), cause: record.cause)
  }
}
