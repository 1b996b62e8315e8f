/// One of the logs that a landing has an entry in: entries of its own, and between them runs of landings, which are kept once for
/// all of these logs. A landing that follows another adds nothing to it but one to the count.
struct Strand<Own: Sendable> {
  /// An entry.
  enum Entry {
    /// The landing at this place among all landings.
    case landing(Int)
    case own(Own)
  }

  /// Entries of one kind that follow each other.
  private struct Run {
    let start: Int
    let isOfLandings: Bool
    /// Where the first of them is kept.
    let place: Int
  }

  private(set) var count = 0
  private var own = LogEntries<Own>()
  private var runs: [Run] = []
  /// Whether the newest entry is a landing.
  private(set) var endsInLanding = false

  mutating func append(_ entry: consuming Own) {
    if endsInLanding || count == 0 { begin(ofLandings: false, at: own.endIndex) }
    own.append(entry)
    count += 1
  }

  mutating func appendLanding(at place: Int) {
    if !endsInLanding { begin(ofLandings: true, at: place) }
    count += 1
  }

  private mutating func begin(ofLandings isOfLandings: Bool, at place: Int) {
    runs.append(Run(start: count, isOfLandings: isOfLandings, place: place))
    endsInLanding = isOfLandings
  }

  /// Changes the newest entry, which has to be one of its own.
  mutating func updateLast(_ change: (inout Own) -> Void) { own.updateLast(change) }

  /// The newest entry, if it is one of its own.
  var lastOwn: Own? { endsInLanding ? nil : own.last }

  /// The entry at a position from 0 on.
  ///
  /// - Complexity: O(log runs).
  subscript(position: Int) -> Entry {
    let run = runs[lastRun(startingAtOrBefore: position)]
    let place = run.place + position - run.start
    return run.isOfLandings ? .landing(place) : .own(own[place])
  }

  private func lastRun(startingAtOrBefore position: Int) -> Int {
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= position { low = middle } else { high = middle }
    }
    return low
  }
}
