import EarshotEngine

/// How much of each log was told.
struct LogPositions {
  fileprivate var utterances = 0
  fileprivate var stops = 0
  fileprivate var sounds = 0
  fileprivate var scans = 0
  fileprivate var signals = 0
}

extension Engine {
  /// How many entries the logs have beyond these positions.
  func eventCount(after positions: LogPositions) -> Int {
    utterances.utterances.endIndex - positions.utterances + items.stops.endIndex - positions.stops
      + sounds.sounds.endIndex - positions.sounds + scannerLog.entries.endIndex - positions.scans
      + scannerFeedback.entries.endIndex - positions.signals
  }

  /// What the logs have beyond these positions, in the order in which it happened; the positions are moved on.
  func events(after positions: inout LogPositions) -> [JSON] {
    var found: [(sequence: Int, event: JSON)] = []
    utterances.utterances.tell(after: &positions.utterances, in: &found) {
      ($0.sequence, Event.utterance($0))
    }
    items.stops.tell(after: &positions.stops, in: &found) { ($0.sequence, Event.stop($0)) }
    sounds.sounds.tell(after: &positions.sounds, in: &found) { ($0.sequence, Event.sound($0)) }
    scannerLog.entries.tell(after: &positions.scans, in: &found) { ($0.sequence, Event.scan($0)) }
    scannerFeedback.entries.tell(after: &positions.signals, in: &found) { ($0.sequence, Event.signal($0)) }
    found.sort { $0.sequence < $1.sequence }
    return found.map(\.event)
  }
}

extension RandomAccessCollection where Index == Int {
  /// Appends what is told of the entries from a position on.
  fileprivate func tell(
    after position: inout Int, in found: inout [(sequence: Int, event: JSON)],
    _ event: (Element) -> (Int, JSON)
  ) {
    for index in position..<endIndex { found.append(event(self[index])) }
    position = endIndex
  }
}
