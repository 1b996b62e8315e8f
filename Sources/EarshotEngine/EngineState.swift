import EarshotAccessibility
import EarshotTime

/// Everything the engine knows, in one value: operations are mutating methods on it, so that a whole operation
/// pays for one access to the engine's storage.
struct EngineState {
  let clock: VirtualClock
  var settings: EngineSettings {
    didSet { composer = UtteranceComposer(settings, languages) }
  }
  let languages: StringTables
  /// Puts what is spoken from now on into words.
  var composer: UtteranceComposer
  var tree: AccessibilityTree
  var cursors = Cursors()
  var focus = FocusRegistry()
  var utterances = UtteranceLog()
  var items = ItemLog()
  var sounds = SoundLog()
  var rotor = RotorState()
  /// What kind of turn is open; `nil` outside turns.
  var turn: TurnCause?
  /// Requests to the host that are not part of a command's outcome.
  var outbox: [ActionRequest] = []
  var diagnostics: [EngineDiagnostic] = []
  /// The field that got the keyboard focus since the last resolution.
  var keyboardArrival: NodeID?
  var counters = WorkCounters()
  var announcementResults: [AnnouncementResult] = []
  var isMuted = false
  var hasScreenCurtain = false
  var isReadingAll = false
  var isPaused = false
  /// Counts log entries.
  var sequence = 0
  /// Counts landings.
  var moves = 0

  init(clock: VirtualClock, settings: EngineSettings, languages: StringTables, tree: AccessibilityTree) {
    self.clock = clock
    self.settings = settings
    self.languages = languages
    self.tree = tree
    composer = UtteranceComposer(settings, languages)
  }
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
    case .added(let id): noteTags(of: id, old: [])
    case .updated(let id, let old): noteTags(of: id, old: old.focusTags)
    case .removed(let id, let old): focus.retag(id, from: old.focusTags, to: [])
    case .keyboardFocusMoved(_, let id): keyboardArrival = id
    }
  }

  private mutating func noteTags(of id: NodeID, old: [FocusTag]) {
    guard let slot = tree.slots[id] else { return }
    focus.retag(id, from: old, to: tree.nodes[slot.index].focusTags)
    if !focus.tied(to: id).isEmpty { tree[slot].flags.insert(.tagged) }
  }

  /// Ties a tag to a node, whether or not that is in the tree yet.
  mutating func tie(_ tag: FocusTag, to id: NodeID) {
    focus.tie(tag, to: id)
    if let slot = tree.slots[id] { tree[slot].flags.insert(.tagged) }
  }
}
