import EarshotAccessibility
import EarshotEngine
import EarshotHost

/// Gathers what Switch Control does in a script, and knows what the elements were called that it came to: when a step ends
/// they may be gone, or have another name.
@MainActor struct ScannerListener {
  private var stops = 0
  private var entries = 0
  private var signals = 0
  private var names: [NodeID: String] = [:]

  /// The events since the last call, each with its place among those of all logs.
  mutating func takeEvents(of session: Session) -> [(sequence: Int, event: Transcript.Event)] {
    let engine = session.engine
    let new = engine.scannerLog.entries[entries...]
    entries += new.count
    let events = new.compactMap { entry -> (sequence: Int, event: Transcript.Event)? in
      learnNames(upTo: entry.sequence, in: session)
      guard entry.result.isNews else { return nil }
      let text = entry.result.description { name(of: $0, in: entry.result, session: session) }
      return (entry.sequence, .scanner(text, at: entry.time))
    }
    return events + spoken(in: engine)
  }

  /// Takes note of what nodes were called that have gone: a group that was highlighted names all its members.
  mutating func noteRemovals(in changes: [TreeChange]) {
    for case .removed(let id, let old) in changes where names[id] == nil {
      names[id] = [old.label, old.identifier, old.role.rawValue].first { !$0.isEmpty }
    }
  }

  /// Each landing on an element is in the log of stops just before, with the label of that time.
  private mutating func learnNames(upTo sequence: Int, in session: Session) {
    let all = session.engine.items.stops
    while stops < all.count, all[stops].sequence < sequence {
      if !all[stops].label.isEmpty { names[all[stops].element] = all[stops].label }
      stops += 1
    }
  }

  /// The scanner comes to an element before it does anything to it; to the members of a group it may never have come.
  private func name(of id: NodeID, in result: ScannerResult, session: Session) -> String {
    if case .highlight(.group) = result, session.engine.tree.node(id) != nil {
      return session.scannerName(of: id)
    }
    return names[id] ?? session.scannerName(of: id)
  }

  private mutating func spoken(in engine: Engine) -> [(sequence: Int, event: Transcript.Event)] {
    let new = engine.scannerFeedback.entries[signals...]
    signals += new.count
    return new.compactMap { entry in
      guard case .speech(let text) = entry.signal else { return nil }
      return (entry.sequence, .scannerSpoken(text, at: entry.time))
    }
  }
}

extension ScannerResult {
  /// Whether it changes anything for whoever watches.
  fileprivate var isNews: Bool {
    if case .kept = self { false } else { true }
  }
}
