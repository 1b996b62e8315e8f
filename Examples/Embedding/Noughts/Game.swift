import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTime

/// The program: a game, and the engine that makes it audible. It knows nothing of the terminal.
final class Game {
  /// A thing on the screen that a cursor can be on; the values of the binding `place`.
  enum Place: Hashable {
    case title
    case square(Int)
    case message
    case again
  }

  private(set) var board = Board()
  private(set) var message = "Your move"
  let clock = VirtualClock()
  let engine: Engine
  /// Whether VoiceOver is on the message; writing `true` takes it there.
  let isOnMessage: FocusBinding<Bool>
  /// Where any technology is, the one that moved last; writing takes all of them there.
  let place: FocusBinding<Place?>

  init() throws {
    engine = Engine(clock: clock)
    isOnMessage = engine.focusBinding(Bool.self, for: .voiceOver)
    place = engine.focusBinding(Place?.self)
    isOnMessage.bind(Place.message.node)
    for one in Place.all { place.bind(one.node, equals: one) }
    let window = AccessibilityNode(
      id: NodeID(1), role: .window, label: "Noughts and crosses", children: Place.all.map(\.node))
    try engine.apply(TreeUpdate(nodes: [window] + Place.all.map(describe), root: window.id))
    engine.enable(.voiceOver)
    try settle()
  }

  // MARK: - What the engine is told

  /// Tells what these are now, and nothing of the others.
  private func tell(_ places: [Place]) throws {
    try engine.apply(TreeUpdate(nodes: places.map(describe)))
  }

  private func describe(_ place: Place) -> AccessibilityNode {
    let (role, label, value): (Role, String, String) =
      switch place {
      case .title: (.heading, place.name, "")
      case .square(let square): (.button, place.name, board.marks[square]?.rawValue ?? "empty")
      case .message: (.text, message, "")
      case .again: (.button, place.name, "")
      }
    return AccessibilityNode(
      id: place.node, role: role, label: label, value: value, actions: role == .button ? .activate : [],
      frame: place.frame)
  }

  // MARK: - What the user does

  /// Does what the user wants of a technology.
  ///
  /// - Throws: `EngineError` if the technology is off; nothing has changed then.
  func perform(_ command: AssistiveCommand) throws {
    engine.beginTurn(.command)
    try settle(engine.perform(command).requests)
  }

  func toggle(_ technology: AssistiveTechnology) throws {
    if engine.isEnabled(technology) { engine.disable(technology) } else { engine.enable(technology) }
    try settle()
  }

  /// Lets the time go on, and with it what the scanner does by itself.
  func advance(to time: Duration) throws {
    clock.advance(by: max(time - clock.now, .zero))
    try settle()
  }

  /// Carries out what is asked for until nothing more comes of it.
  private func settle(_ first: [ActionRequest] = []) throws {
    var requests = first + engine.takeActionRequests()
    repeat {
      for request in requests where request.action == .activate { try act(on: request.target) }
      engine.settle()
      engine.placeCursors()
      requests = engine.takeActionRequests()
    } while requests.contains { $0.action == .activate }
    engine.endTurn()
    // Nothing is to pile up of what the game doesn't ask for.
    _ = (engine.takeAnnouncementResults(), engine.takeDiagnostics())
    engine.forgetLogs()
  }

  // MARK: - What the engine wants

  private func act(on node: NodeID) throws {
    switch Place.all.first(where: { $0.node == node }) {
    case .square(let square): try take(square)
    case .again: try begin()
    default: break
    }
  }

  private func take(_ square: Int) throws {
    if board.isOver { return try say("The game is over") }
    if board.marks[square] != nil { return try say("This square is taken") }
    board.put(.cross, at: square)
    message = "Your move"
    var changed: [Place] = [.square(square), .message]
    if !board.isOver, let answer = board.answer {
      board.put(.nought, at: answer)
      changed.append(.square(answer))
      engine.post(.announcement(Announcement("Nought: \(Place.square(answer).name)")))
    }
    try tell(changed)
    if board.isOver { try say(result) }
  }

  private var result: String {
    switch board.winner {
    case .cross: "You have won"
    case .nought: "You have lost"
    case nil: "Nobody has won"
    }
  }

  private func begin() throws {
    board = Board()
    message = "Your move"
    try tell(Place.all)
    place.value = .square(0)
  }

  /// Shows a message, and takes VoiceOver to it.
  private func say(_ text: String) throws {
    message = text
    try tell([.message])
    isOnMessage.value = true
  }
}
