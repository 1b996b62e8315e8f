import EarshotAccessibility

/// What happened, as it is kept.
struct EventLog {
  private(set) var landings = LogEntries<LandingRecord>()
  private(set) var stops = Strand<ItemLog.Stop>()
  private(set) var sounds = Strand<SoundLog.Entry>()
  private(set) var utterances = Strand<Utterance>()
  private var instants = Instants()
  /// The number of entries that were forgotten, of all logs together.
  private var forgotten = 0
  /// Counts the entries since.
  private var sequence: UInt32 = 0

  /// The number of a new entry.
  mutating func nextSequence() -> Int {
    sequence += 1
    return forgotten + Int(sequence)
  }

  mutating func append(_ stop: consuming ItemLog.Stop) { stops.append(stop) }
  mutating func append(_ sound: consuming SoundLog.Entry) { sounds.append(sound) }
  mutating func append(_ utterance: consuming Utterance) { utterances.append(utterance) }

  /// Enters a landing into all three.
  mutating func appendLanding(
    on node: NodeState, by speaker: UInt32, at time: Duration, cause: Cause, flags: LandingRecord.Flags
  ) {
    let place = landings.endIndex
    landings.append(
      LandingRecord(
        sequence: sequence + 1, time: instants.number(of: time), node: node, speaker: speaker, cause: cause,
        flags: flags))
    sequence += 3
    stops.appendLanding(at: place)
    sounds.appendLanding(at: place)
    utterances.appendLanding(at: place)
  }

  /// The number of the landing's stop; its sound and its utterance have the next two.
  func sequence(of landing: LandingRecord) -> Int { forgotten + Int(landing.sequence) }

  /// When the landing happened.
  func time(of landing: LandingRecord) -> Duration { instants[landing.time] }

  /// When the newest utterance began.
  var lastUtteranceTime: Duration? {
    utterances.endsInLanding ? landings.last.map(time) : utterances.lastOwn?.time
  }

  mutating func interruptLastUtterance() {
    if utterances.endsInLanding {
      landings.updateLast { $0.flags.insert(.interrupted) }
    } else {
      utterances.updateLast { $0.isInterrupted = true }
    }
  }

  /// Lets go of all entries but the newest utterance, which is this.
  mutating func forget(keeping utterance: Utterance?) {
    landings.forget()
    stops.forget()
    sounds.forget()
    utterances.forget(keeping: utterance)
    instants = Instants()
    forgotten += Int(sequence)
    sequence = 0
  }
}
