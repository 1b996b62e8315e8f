import EarshotAccessibility
import EarshotTime

/// Assistive technologies over an accessibility tree: cursors, commands, speech and focus bindings.
///
/// The host sends the tree as updates and commands as they come, carries out the requests it gets back, and
/// reads what was spoken. One event is a *turn*:
///
/// ```swift
/// engine.beginTurn(.command)
/// let outcome = try engine.perform(.voiceOver(.activate))
/// carryOut(outcome.requests)                       // the host acts …
/// repeat {
///   try engine.apply(update)                       // … and sends what came of it
///   let changes = engine.settle()                  // requests resolved, bindings recomputed
///   tell(changes)                                  // the host's closures may make further requests
///   tell(engine.placeCursors())
/// } while isSomethingPending
/// engine.endTurn()
/// ```
///
/// Turns may be left out: then each ``settle()`` is the end of one. An engine belongs to whoever made it and is
/// not to be used from two threads at once. Nothing in it takes longer on a larger tree, except where a
/// declaration says so.
public final class Engine {
  /// The whole state is one value and every operation one access, checked at compile time only: the engine is
  /// confined to its owner and calls nobody back while it works.
  @exclusivity(unchecked) var state: EngineState

  /// Makes an engine with an empty tree and all technologies off.
  ///
  /// - Parameters:
  ///   - clock: Where the engine reads the time; its owner advances it.
  ///   - settings: What the user chose.
  ///   - languages: The languages that VoiceOver can speak.
  ///   - rowTolerance: How far apart rows of siblings' frames may be, in cells, and still be read as one row.
  ///   - readsRightToLeft: Whether of two siblings in one row the right one is read first.
  public init(
    clock: VirtualClock = VirtualClock(), settings: EngineSettings = EngineSettings(),
    languages: StringTables = .builtIn, rowTolerance: Int = 0, readsRightToLeft: Bool = false
  ) {
    state = EngineState(
      clock: clock, settings: settings, languages: languages,
      tree: AccessibilityTree(
        order: ReadingOrder(rowTolerance: rowTolerance, readsRightToLeft: readsRightToLeft)))
  }

  /// What the user chose; takes effect with the next utterance or move.
  public var settings: EngineSettings {
    get { state.settings }
    set {
      state.settings = newValue
      keepAppointment()
    }
  }

  /// The tree as it is now. To be read in place: whoever keeps a copy makes the next update pay for one.
  public var tree: AccessibilityTree {
    _read { yield state.tree }
  }

  /// Changes the tree as a whole or, if the update contradicts itself or the tree, not at all.
  ///
  /// Cursors keep their element through it; one that lost it is relocated by the next ``settle()``.
  ///
  /// - Returns: What happened to which node: added and updated ones in the order of the update, then removed
  ///   ones, then the keyboard focus.
  /// - Throws: ``TreeError``; the tree is then as it was.
  /// - Complexity: Proportional to the update, what it removes, the depth of both, and the number of siblings of a node
  ///   whose place among them may have changed.
  @discardableResult
  public func apply(_ update: TreeUpdate) throws(TreeError) -> [TreeChange] {
    try state.apply(update)
  }

  /// Tells the whole tree; only what differs from the present one is changed. For programs that describe everything anew each
  /// time: an equal tree changes nothing, and nothing of it is kept.
  ///
  /// - Returns: What happened to which node, as for ``apply(_:)``.
  /// - Throws: ``TreeError``; the tree is then as it was.
  /// - Complexity: Proportional to the tree told, for the comparison; then as for an update of what differs.
  @discardableResult
  public func declare(_ tree: TreeUpdate) throws(TreeError) -> [TreeChange] {
    var update = tree
    // Each node of a whole tree but the root is told once as a child. Of a tree that isn't whole all is looked at.
    if tree.nodes.reduce(1, { $0 + $1.children.count }) == tree.nodes.count {
      update.nodes = tree.nodes.filter { state.tree.differs(from: $0) }
    } else {
      try checkChildrenAreTold(in: tree)
    }
    let isSame = update.nodes.isEmpty && (tree.root == nil || tree.root == state.tree.root)
    if isSame, tree.keyboardFocus == state.tree.keyboardFocus { return [] }
    return try apply(update)
  }

  private func checkChildrenAreTold(in tree: TreeUpdate) throws(TreeError) {
    let told = Set(tree.nodes.map(\.id))
    if let root = tree.root ?? state.tree.root, !told.contains(root) { throw .unknownRoot(root) }
    for node in tree.nodes {
      if let child = node.children.first(where: { !told.contains($0) }) {
        throw .unknownChild(child, parent: node.id)
      }
    }
  }

  /// Does what the user wants of a technology. Focus bindings follow with the next ``settle()``, and so does the end of a command
  /// that needs children which were not sent.
  ///
  /// - Returns: What came of it. Its ``CommandOutcome/requests`` are for the host to carry out; ``takeActionRequests()`` doesn't
  ///   have them as well.
  /// - Throws: ``EngineError`` if the technology is off or the command names something that isn't there;
  ///   nothing has changed then. That there is nothing further, or nobody who could act, is no error but a
  ///   sound in the outcome.
  @discardableResult
  public func perform(_ command: AssistiveCommand) throws(EngineError) -> CommandOutcome {
    defer { keepAppointment() }
    let outcome = try state.perform(command)
    if state.isOnJourney || state.scanner.awaited != nil { state.noteTaken(outcome.requests) }
    return outcome
  }

  /// Adds requests of a command to those that ``takeActionRequests()`` has, for hosts that take all from there.
  package func putBack(_ requests: [ActionRequest]) { state.putBack(requests) }

  /// What ``takeActionRequests()`` would return.
  package var waitingActionRequests: [ActionRequest] { state.outbox }

  @exclusivity(unchecked) private var appointment: (time: Duration, token: VirtualClock.Token)?

  /// Has the clock wake the engine when it has something to do by itself: waiting announcements, continuous reading, what
  /// is read at intervals.
  func keepAppointment() {
    if appointment == nil, state.isIdle { return }
    let due = state.nextDeadline()
    if due == appointment?.time { return }
    if let appointment { state.clock.cancel(appointment.token) }
    appointment = due.map { time in (time, state.clock.schedule(at: time) { [weak self] in self?.wake() }) }
  }

  private func wake() {
    appointment = nil
    state.wake()
    keepAppointment()
  }

  /// How much work was done so far.
  package var counters: WorkCounters { state.counters }
}
