/// What the scanner waits for on the clock.
struct ScanDeadlines {
  var tap: ScanInterval?
  var dwell: ScanInterval?
  var move: ScanInterval?
  var point: ScanInterval?
  var hide: Duration?

  /// The kinds in the order in which they come at equal times (`switch-control.md` B1); raw switches come before.
  enum Kind: CaseIterable {
    case tap, dwell, move, point, hide
  }

  func end(of kind: Kind) -> Duration? {
    switch kind {
    case .tap: tap?.end
    case .dwell: dwell?.end
    case .move: move?.end
    case .point: point?.end
    case .hide: hide
    }
  }

  /// The one that is due first.
  var next: (kind: Kind, time: Duration)? {
    var first: (kind: Kind, time: Duration)?
    for kind in Kind.allCases {
      guard let time = end(of: kind) else { continue }
      if first.map({ time < $0.time }) ?? true { first = (kind, time) }
    }
    return first
  }

  /// Forgets what belongs to the present landing.
  mutating func clearLanding() {
    dwell = nil
    move = nil
    point = nil
  }
}

/// A time between two instants.
struct ScanInterval {
  var start: Duration
  var end: Duration

  init(from start: Duration, lasting duration: Duration) {
    self.start = start
    end = start + duration
  }
}
