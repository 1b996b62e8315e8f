import EarshotAccessibility

/// A sound as the log keeps it.
struct SoundRecord {
  var sequence: UInt32
  var time: UInt32
  var element: NodeID?
  var sound: Sound
}

extension EngineState {
  /// Enters a sound into the log.
  mutating func play(_ sound: Sound, about element: NodeID?) { play(sound, about: element, at: moment()) }

  mutating func play(_ sound: Sound, about element: NodeID?, at now: Moment) {
    sounds.append(
      SoundRecord(
        sequence: nextSequence(), time: now.number, element: element, sound: sound))
  }

  func sound(at index: Int) -> SoundLog.Entry {
    let record = sounds[index]
    return SoundLog.Entry(
      sequence: Int(record.sequence), time: instants[record.time], sound: record.sound,
      element: record.element)
  }
}
