import EarshotAccessibility
import EarshotTime

/// Everything the engine knows, in one value: operations are mutating methods on it, so that a whole operation
/// pays for one access to the engine's storage.
struct EngineState {
  let clock: VirtualClock
  var settings: EngineSettings
  var vocabulary = SpeechVocabulary.english
  var tree: AccessibilityTree
  var cursors = Cursors()
  var focus = FocusRegistry()
  var utterances = UtteranceLog()
  var items = ItemLog()
  /// What kind of turn is open; `nil` outside turns.
  var turn: TurnCause?
  /// Requests to the host that are not part of a command's outcome.
  var outbox: [ActionRequest] = []
  var diagnostics: [EngineDiagnostic] = []
  /// The field that got the keyboard focus since the last resolution.
  var keyboardArrival: NodeID?
  var counters = WorkCounters()
  /// Counts log entries.
  var sequence = 0
  /// Counts landings.
  var moves = 0
}

extension EngineState {
  mutating func apply(_ update: TreeUpdate) throws(TreeError) -> [TreeChange] {
    var places = AssistiveTechnology.allCases.map { cursors[$0].place }
    let changes = try tree.apply(update, keeping: &places, counters: &counters)
    for (technology, place) in zip(AssistiveTechnology.allCases, places) {
      cursors[technology].place = place
    }
    for change in changes { note(change) }
    return changes
  }

  private mutating func note(_ change: TreeChange) {
    switch change {
    case .added(let id): focus.retag(id, from: [], to: ownTags(of: id))
    case .updated(let id, let old): focus.retag(id, from: old.focusTags, to: ownTags(of: id))
    case .removed(let id, let old): focus.retag(id, from: old.focusTags, to: [])
    case .keyboardFocusMoved(_, let id): keyboardArrival = id
    }
  }

  private func ownTags(of id: NodeID) -> [FocusTag] {
    tree.slots[id].map { tree.nodes[$0.index].focusTags } ?? []
  }
}
