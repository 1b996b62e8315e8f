import EarshotAccessibility

/// What VoiceOver began to speak, in order, as it is kept.
struct UtteranceRecords {
  private(set) var records = LogEntries<UtteranceRecord>()
  /// What was said other than an element by itself.
  private var contents: [(element: NodeID?, content: Utterance.Content)] = []

  var count: Int { records.endIndex }

  mutating func append(_ record: consuming UtteranceRecord) { records.append(record) }

  /// Keeps what is said beside the log.
  mutating func append(
    _ record: consuming UtteranceRecord, about element: NodeID?, saying content: consuming Utterance.Content
  ) {
    contents.append((element, content))
    record.content = Int32(contents.count - 1)
    records.append(record)
  }

  func content(of record: UtteranceRecord) -> (element: NodeID?, content: Utterance.Content)? {
    record.content < 0 ? nil : contents[Int(record.content)]
  }

  var last: UtteranceRecord? { records.last }

  mutating func interruptLast() { records.updateLast { $0.flags.insert(.interrupted) } }
}
