import EarshotAccessibility
import EarshotTime

/// Everything the engine knows, in one value: operations are methods on it, so that a whole operation pays for one access to the
/// engine's storage. There is only ever one of it, where it is.
struct EngineState: ~Copyable {
  /// Of a type whose size the compiler doesn't know, so that it handles the state by its address alone. A struct that it could
  /// load it copies as a whole for every call of a method that isn't mutating, and this one is large.
  private let anchor: Any? = nil
  let clock: VirtualClock
  var settings: EngineSettings {
    didSet {
      guard settings != oldValue else { return }
      if settings.switchControl != oldValue.switchControl { adaptScanner(from: oldValue.switchControl) }
      addSpeakers()
      check(language: settings.language)
    }
  }
  let languages: StringTables
  /// Languages that were looked at for what they lack.
  var checkedLanguages: Set<String> = []
  /// Who has spoken: for each choice of settings one who puts things into words, and one for continuous reading, which leaves
  /// hints out (`voiceover.md` 4.6).
  private(set) var speakers: [Speaker] = []
  var tree: AccessibilityTree
  var cursors = Cursors()
  var focus = FocusRegistry()
  var log = EventLog()
  var history = NodeHistory()
  var rotor = RotorState()
  var scanner = Scanner()
  /// What kind of turn is open; `nil` outside turns.
  var turn: TurnCause?
  /// Requests to the host that are not part of a command's outcome.
  var outbox: [ActionRequest] = []
  var diagnostics: [EngineDiagnostic] = []
  /// The field that got the keyboard focus since the last resolution.
  var keyboardArrival: NodeID?
  var counters = WorkCounters()
  var announcementResults: [AnnouncementResult] = []
  /// What is being spoken, and what waits.
  var channel = SpeechChannel()
  /// Announcements of the turn that wait for its next landing or its end.
  var heldAnnouncements: [Announcement] = []
  /// Where a notice of the app wants VoiceOver's cursor to be.
  var noticeGoal: NoticeGoal?
  /// Where the content was said to stand last.
  var lastPage: PageStatus?
  /// Where the cursor was before each modal container that it is in, outermost first.
  var returnPoints: [ReturnPoint] = []
  var liveRegions = LiveRegions()
  var relations = RelationIndex()
  /// VoiceOver's cursor being on its way to children that were asked for.
  var journey: Journey?
  var isOnJourney: Bool { if case .some = journey { true } else { false } }
  /// When a change of something that changes often is due to be spoken.
  var pendingChangeAt: Duration?
  /// When something was activated last, and what was in this turn.
  var activatedAt: Duration?
  var activated: NodeID?
  /// The element whose page was turned last, while reading.
  var turnedPage: SpokenParts?
  var isReadingAll = false
  /// Whether reading waits until the host had time to turn the page.
  var awaitsPage = false
  var isMuted = false
  var hasScreenCurtain = false
  /// Counts landings.
  var moves = 0

  init(clock: VirtualClock, settings: EngineSettings, languages: StringTables, tree: AccessibilityTree) {
    self.clock = clock
    self.settings = settings
    self.languages = languages
    self.tree = tree
    addSpeakers()
    check(language: settings.language)
  }

  private mutating func addSpeakers() {
    for settings in [settings, settings.withoutHints] {
      speakers.append(
        Speaker(composer: UtteranceComposer(settings, languages), rate: settings.speechRate))
    }
  }

  /// Lets go of all but those who speak from now on.
  mutating func forgetFormerSpeakers() { speakers.removeFirst(speakers.count - 2) }

  /// The number of who speaks from now on.
  var speaker: UInt32 { UInt32(speakers.count - 2) }
  var speakerWithoutHints: UInt32 { UInt32(speakers.count - 1) }

  /// Puts what is spoken from now on into words.
  var composer: UtteranceComposer { speakers[Int(speaker)].composer }
}

extension EngineSettings {
  fileprivate var withoutHints: EngineSettings {
    var settings = self
    settings.verbosity.hints = false
    return settings
  }
}

extension EngineState {
  mutating func apply(_ update: TreeUpdate) throws(TreeError) -> [TreeChange] {
    var places = AssistiveTechnology.allCases.map { cursors[$0].place }
    let changes = try tree.apply(update, keeping: &places, history: &history, counters: &counters)
    for (technology, place) in zip(AssistiveTechnology.allCases, places) {
      cursors[technology].place = place
    }
    if !changes.isEmpty { tree.revision &+= 1 }
    var forgotten: Set<Slot> = []
    for change in changes { note(change, forgotten: &forgotten) }
    if !update.nodes.isEmpty { scanner.isTouched = scanner.isActive }
    return changes
  }

  /// - Parameter forgotten: The nodes of which the scanner knows nothing any more.
  private mutating func note(_ change: TreeChange, forgotten: inout Set<Slot>) {
    noteLiveRegions(change)
    if cursors[.switchControl].isOn { noteForScanner(change, forgotten: &forgotten) }
    switch change {
    case .added(let id): note(id, old: nil)
    case .updated(let id, let old):
      note(id, old: old)
    case .removed(let id, let old):
      focus.retag(id, from: old.focusTags, to: [])
      if old.hasDetails { relations.update(id, from: old.relations, to: NodeRelations()) }
    case .keyboardFocusMoved(_, let id): keyboardArrival = id
    }
  }

  private mutating func note(_ id: NodeID, old: AccessibilityNode?) {
    guard let slot = tree.slots[id] else { return }
    if tree[slot].flags.contains(.detailed) || old?.hasDetails == true {
      relations.update(
        id, from: old?.relations ?? NodeRelations(), to: tree.nodes[slot.index].relations)
    }
    focus.retag(id, from: old?.focusTags ?? [], to: tree.nodes[slot.index].focusTags)
    if !focus.tied(to: id).isEmpty { tree[slot].flags.insert(.tagged) }
  }

  /// Ties a tag to a node, whether or not that is in the tree yet.
  mutating func tie(_ tag: FocusTag, to id: NodeID) {
    focus.tie(tag, to: id)
    if let slot = tree.slots[id] { tree[slot].flags.insert(.tagged) }
    tree.revision &+= 1
  }
}
