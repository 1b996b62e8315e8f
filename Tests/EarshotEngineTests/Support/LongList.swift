import EarshotAccessibility
import EarshotTime

@testable import EarshotEngine

/// A host with a list of which only a window is in the tree: it sends what it is asked for, in one window a request.
final class LongList {
  let clock = VirtualClock()
  let engine: Engine
  let count: Int
  let size: Int
  /// What each row is.
  var row: (Int) -> AccessibilityNode
  /// Whether it sends what is asked for.
  var provides = true
  private(set) var window = 0..<0
  /// The actions that the list offers on its rows.
  var actions: [String] = []
  /// All that was asked for.
  private(set) var asked: [Range<Int>] = []
  private(set) var largestTree = 0
  private var mark = 0

  static let listID = NodeID(2)
  static func id(_ row: Int) -> NodeID { NodeID(UInt64(row + 10)) }

  init(
    count: Int, window: Range<Int>, size: Int = 48, settings: EngineSettings = EngineSettings(),
    on technology: AssistiveTechnology = .voiceOver, hasNeighbours: Bool = true,
    row: @escaping (Int) -> AccessibilityNode = {
      AccessibilityNode(id: id($0), role: .text, label: "row \($0)")
    }
  ) {
    engine = Engine(clock: clock, settings: settings)
    self.count = count
    self.size = size
    self.row = row
    let before = AccessibilityNode(id: NodeID(3), role: .button, label: "before", actions: .activate)
    let after = AccessibilityNode(id: NodeID(4), role: .button, label: "after", actions: .activate)
    let children = hasNeighbours ? [before.id, Self.listID, after.id] : [Self.listID]
    let root = AccessibilityNode(id: NodeID(1), role: .window, children: children)
    let neighbours = hasNeighbours ? [before, after] : []
    apply(TreeUpdate(nodes: [root] + neighbours + rows(of: window), root: root.id))
    engine.enable(technology)
    settle()
  }

  private func rows(of window: Range<Int>) -> [AccessibilityNode] {
    self.window = window
    var list = AccessibilityNode(id: Self.listID, role: .list, label: "list", children: window.map(Self.id))
    list.details.virtualChildren = VirtualChildren(firstIndex: window.lowerBound, count: count)
    list.customActions = actions
    list.details.offersActionsOnChildren = !actions.isEmpty
    return [list] + window.map(row)
  }

  private func apply(_ update: TreeUpdate) {
    do { try engine.apply(update) } catch { fatalError(error.description) }
    largestTree = max(largestTree, engine.tree.count)
  }

  func show(_ window: Range<Int>) { apply(TreeUpdate(nodes: rows(of: window))) }

  /// Sends what is asked for, until nothing more is.
  func settle(_ requests: [ActionRequest] = []) {
    carryOut(requests)
    repeat {
      engine.settle()
      engine.placeCursors()
    } while carryOut(engine.takeActionRequests())
  }

  @discardableResult
  private func carryOut(_ requests: [ActionRequest]) -> Bool {
    var isAsked = false
    for case .provideChildren(let range, let forward) in requests.map(\.action) {
      asked.append(range)
      isAsked = true
      let length = min(size, count)
      let start = forward ? min(range.lowerBound, count - length) : max(0, range.upperBound - length)
      if provides { show(start..<start + length) }
    }
    return isAsked
  }

  @discardableResult
  func perform(_ command: VoiceOverCommand) -> CommandOutcome {
    do {
      let outcome = try engine.perform(.voiceOver(command))
      settle(outcome.requests)
      return outcome
    } catch { fatalError(error.description) }
  }

  /// A switch, and what comes of it.
  func press(_ command: SwitchControlCommand) {
    do { settle(try engine.perform(.switchControl(command)).requests) } catch {
      fatalError(error.description)
    }
  }

  /// Moves time on, carrying out what the engine asks for by itself.
  func advance(by duration: Duration) {
    let end = clock.now + duration
    while let action = clock.takeDue(through: end) {
      action()
      settle(engine.takeActionRequests())
    }
    clock.advanceNow(to: end)
  }

  /// The label of the element under a cursor.
  func cursor(of technology: AssistiveTechnology = .voiceOver) -> String? {
    engine.cursor(of: technology).flatMap(engine.tree.node)?.label
  }

  func visited(_ commands: VoiceOverCommand...) -> [String?] {
    commands.map {
      perform($0)
      return cursor()
    }
  }

  func listen() { mark = engine.utterances.utterances.count }
  var spoken: [String] { engine.utterances.utterances[mark...].map(\.caption) }
  var boundaries: Int { engine.sounds.sounds.count { $0.sound == .boundary } }
}
