import EarshotAccessibility

/// VoiceOver's cursor landing on an element that speaks for itself, as it is kept: in 24 bytes for what three logs then have, a
/// stop, a sound and an utterance.
struct LandingRecord {
  /// Of the stop, among the entries since the logs were forgotten last.
  var sequence: UInt32
  var time: UInt32
  var node: NodeState
  /// Who speaks, among those there were.
  var speaker: UInt32
  var cause: Cause
  var flags: Flags

  /// What is to be known besides.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let interrupted = Flags(rawValue: 1 << 0)
    static let audible = Flags(rawValue: 1 << 1)
    /// The element had the keyboard focus.
    static let keyboardFocus = Flags(rawValue: 1 << 2)

    /// The bounds of containers that the element was at.
    init(at bounds: Surroundings.Bounds) { rawValue = bounds.rawValue << 3 }
    var bounds: Surroundings.Bounds { Surroundings.Bounds(rawValue: rawValue >> 3) }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }
}

/// Who speaks: words, verbosity and rate, as they were.
struct Speaker {
  let composer: UtteranceComposer
  let rate: Double
}
