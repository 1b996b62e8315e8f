import EarshotAccessibility

extension EngineState {
  /// Enters a sound into the log.
  mutating func play(_ sound: Sound, about element: NodeID?) {
    sequence += 1
    sounds.append(SoundLog.Entry(sequence: sequence, time: clock.now, sound: sound, element: element))
  }
}
