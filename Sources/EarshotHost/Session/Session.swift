import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotTime
import EarshotUI

/// One app under assistive technologies: its views, the engine, the screen, and their time.
///
/// Everything happens in ``handle(_:)`` and ``advance(by:)``, synchronously, the same for a terminal, a script and a
/// test. Several sessions in one process have nothing in common.
@MainActor package final class Session {
  /// The assistive technologies.
  package let engine: Engine
  /// The session's closures, jobs and clock.
  package let queue: SessionQueue
  package let graph: ViewGraph
  /// What putting the views on the screen led to.
  package internal(set) var opening = TurnResult()
  /// What the user chose.
  package internal(set) var settings: SessionSettings
  /// Called, from any thread, when something arrived and a turn is due. Only in interactive mode.
  package var onWake: (@Sendable () -> Void)? {
    get { queue.onWake }
    set { queue.onWake = newValue }
  }
  let keyRouter = KeyRouter()
  let screen: ScreenComposer
  let keyboard: ScreenKeyboard
  let switchSettings: SwitchSettings
  /// Whether the keyboard has just taken room from the field being edited.
  var revealsField = false
  var panels = PanelState()
  /// The tree as the inspector shows it, while it does and nothing changes.
  var outline: [(id: NodeID, text: String)]?
  /// What is marked for Switch Control, and where.
  var shownScannerMarks: (wanted: ScannerMarks, marks: [CursorMark])?
  /// When the last event was.
  private(set) var eventTime = Duration.zero
  private let geometry: ViewGeometry
  var current = TurnResult()
  private var isInTurn = false

  /// Puts `content` on a screen of `size`.
  ///
  /// - Parameters:
  ///   - mode: whose time it is: the script's or test's, or a person's.
  ///   - technologies: those that are on before the views appear.
  ///   - content: makes the views; run inside the session, so that what they dispatch belongs to it.
  /// - Throws: what `content` throws.
  package init<Content: View>(
    size: CellSize = CellSize(width: 80, height: 24), mode: SessionQueue.Mode = .virtual,
    settings: SessionSettings = SessionSettings(), technologies: [AssistiveTechnology] = [],
    @ViewBuilder content: () throws -> Content
  ) rethrows {
    let queue = mode == .virtual ? SessionQueue.virtual() : SessionQueue(mode: mode)
    let layout = ScreenLayout(size: size, showsInspector: false)
    let (keyboard, switchSettings) = (ScreenKeyboard(), SwitchSettings())
    self.keyboard = keyboard
    self.switchSettings = switchSettings
    self.queue = queue
    self.settings = settings
    engine = Engine(clock: queue.clock)
    graph = try queue.enter {
      let window = HostWindow(content: try content()) {
        ScreenKeyboardView(keyboard: keyboard)
      } cover: {
        SwitchSettingsCover(settings: switchSettings)
      }
      return ViewGraph(size: layout.app.size, sessionQueue: queue, content: window)
    }
    screen = ScreenComposer(layout)
    geometry = ViewGeometry(graph)
    engine.geometry = geometry
    engine.screenSize = layout.app.size
    keyboard.resize(to: layout.app.size)
    keyboard.press = { [weak self] in self?.press($0) }
    switchSettings.choose = { [weak self] in self?.choose($0) }
    apply(settings)
    graph.onInvalidate = { [weak self] in if self?.isInTurn == false { queue.enqueue {} } }
    technologies.forEach { setTechnology($0, isOn: true) }
    opening = turn(.other) {}
    reportShortcutCollisions()
  }

  /// Ends the session, like an app that is killed: what is still to come in it is dropped. Needed before a session is
  /// let go, since views and what they read hold each other.
  package func end() {
    graph.close()
    queue.end()
  }

  /// Handles one event to rest.
  @discardableResult
  package func handle(_ input: SessionInput) -> TurnResult {
    turn(cause(of: input)) { deliver(input) }
  }

  /// Moves the clock on; each deadline on the way is a turn of its own.
  @discardableResult
  package func advance(by duration: Duration) -> TurnResult {
    let end = queue.clock.now + duration
    var result = catchUp()
    while let due = queue.clock.nextDeadline, due <= end {
      result.append(turn(.other) { _ = queue.runDue(through: end) })
    }
    queue.clock.advanceNow(to: end)
    return result
  }

  /// Handles what arrived outside any turn: a notification that a test posted, a state that it wrote.
  @discardableResult
  package func catchUp() -> TurnResult {
    guard !isInTurn, graph.needsUpdate || queue.hasReadyWork else { return TurnResult() }
    return handle(.wake)
  }

  /// Runs `body` and all that follows from it as one turn.
  @discardableResult
  package func turn(_ cause: TurnCause, _ body: () -> Void) -> TurnResult {
    precondition(!isInTurn, "A turn began inside another; events are handled one after the other.")
    return queue.enter {
      isInTurn = true
      current = TurnResult()
      let spoken = engine.utterances.utterances.endIndex
      let heard = engine.sounds.sounds.endIndex
      engine.beginTurn(cause)
      graph.beginTurn()
      body()
      settle()
      engine.endTurn()
      current.diagnostics += graph.endTurn() + engine.takeDiagnostics().map(inWordsOfTheApp)
      current.utterances = Array(engine.utterances.utterances[spoken...])
      current.sounds = engine.sounds.sounds[heard...].map(\.sound)
      current.ringsBell = Sound.ringsBell(for: current.sounds, settings.sounds)
      eventTime = queue.clock.now
      refreshPanels()
      current.runs = updateScreen()
      isInTurn = false
      return current
    }
  }

  private func cause(of input: SessionInput) -> TurnCause {
    switch input {
    case .command: .command
    case .text, .paste: .typing
    case .key(let key): keyRouter.cause(of: key, in: self)
    case .technology, .resize, .settings, .wake: .other
    }
  }

  private func deliver(_ input: SessionInput) {
    switch input {
    case .key(let key): keyRouter.route(key, in: self)
    case .text("\n"): edit(.newLine)
    case .text(let text): edit(.insert(text))
    case .paste(let text) where panels.takesKeys: giveToPanel(pasted: text)
    case .paste(let text): edit(.paste(text))
    case .command(let command): perform(command)
    case .technology(let technology, let isOn): setTechnology(technology, isOn: isOn)
    case .resize(let size): resize(to: size)
    case .settings(let settings): apply(settings)
    case .wake: break
    }
  }
}
