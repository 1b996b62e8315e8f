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

  /// The number of entries that were forgotten.
  private(set) var startIndex = 0
  /// The number of entries there ever were.
  private(set) var endIndex = 0
  private var own = LogEntries<Own>()
  private var runs: [Run] = []
  /// Whether the newest entry is a landing.
  private(set) var endsInLanding = false

  mutating func append(_ entry: consuming Own) {
    if endsInLanding || runs.isEmpty { begin(ofLandings: false, at: own.endIndex) }
    own.append(entry)
    endIndex += 1
  }

  mutating func appendLanding(at place: Int) {
    if !endsInLanding { begin(ofLandings: true, at: place) }
    endIndex += 1
  }

  private mutating func begin(ofLandings isOfLandings: Bool, at place: Int) {
    runs.append(Run(start: endIndex, isOfLandings: isOfLandings, place: place))
    endsInLanding = isOfLandings
  }

  /// Changes the newest entry, which has to be one of its own.
  mutating func updateLast(_ change: (inout Own) -> Void) { own.updateLast(change) }

  /// Lets go of all entries but the newest, of which this stays.
  mutating func forget(keeping newest: Own? = nil) {
    own.forget()
    runs = []
    endsInLanding = false
    startIndex = endIndex
    guard let newest else { return }
    startIndex -= 1
    endIndex -= 1
    append(newest)
  }

  /// The newest entry, if it is one of its own.
  var lastOwn: Own? { endsInLanding ? nil : own.last }

  /// The entry at a position. Positions count the entries that were forgotten too.
  ///
  /// - Complexity: O(log runs).
  subscript(position: Int) -> Entry {
    precondition(position >= startIndex, "Entry \(position) was forgotten; the first is \(startIndex).")
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
