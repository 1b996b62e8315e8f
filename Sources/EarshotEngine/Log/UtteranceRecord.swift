import EarshotAccessibility

/// An utterance as the log keeps it. A landing on an element about which nothing else is spoken is named by the element's
/// state; everything else has its content beside the log.
struct UtteranceRecord {
  var sequence: UInt32
  var time: UInt32
  /// Nobody's for announcements and answers.
  var node: NodeState
  /// The place of the content among those kept, or -1.
  var content: Int32 = -1
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
