import EarshotAccessibility

extension EngineState {
  /// Enters a sound into the log.
  mutating func play(_ sound: Sound, about element: NodeID?) { play(sound, about: element, at: clock.now) }

  mutating func play(_ sound: Sound, about element: NodeID?, at now: Duration) {
    log.append(SoundLog.Entry(sequence: log.nextSequence(), time: now, sound: sound, element: element))
  }
}
