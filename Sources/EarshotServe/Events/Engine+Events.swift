import EarshotEngine

/// How much of each log was told.
struct LogPositions {
  var utterances = 0
  var stops = 0
  var sounds = 0
}

extension Engine {
  /// What the logs have beyond these positions, in the order in which it happened; the positions are moved on.
  func events(after positions: inout LogPositions) -> [JSON] {
    var found: [(sequence: Int, event: JSON)] = []
    let (utterances, stops, sounds) = (utterances.utterances, items.stops, self.sounds.sounds)
    for index in positions.utterances..<utterances.count {
      found.append((utterances[index].sequence, Event.utterance(utterances[index])))
    }
    for index in positions.stops..<stops.count {
      found.append((stops[index].sequence, Event.stop(stops[index])))
    }
    for index in positions.sounds..<sounds.count {
      found.append((sounds[index].sequence, Event.sound(sounds[index])))
    }
    positions = LogPositions(utterances: utterances.count, stops: stops.count, sounds: sounds.count)
    found.sort { $0.sequence < $1.sequence }
    return found.map(\.event)
  }
}
