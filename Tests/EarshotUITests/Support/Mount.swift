import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotTime

@testable import EarshotUI

/// A view on a screen of its own, without technologies: what it shows, what it tells them, and what that cost.
@MainActor final class Mount {
  let graph: ViewGraph
  private let engine = Engine(clock: VirtualClock())
  private var buffer: CellBuffer
  private(set) var updates: [TreeUpdate] = []
  private(set) var diagnostics: [String] = []
  /// What the last turn told of editing.
  private(set) var textEvents: [TextEvent] = []
  /// What the last turn let technologies know.
  private(set) var notices: [AccessibilityNotice] = []

  init<V: View>(
    width: Int = 30, height: Int = 12, session: SessionQueue? = nil, @ViewBuilder _ content: () -> V
  ) {
    let size = CellSize(width: width, height: height)
    graph = ViewGraph(size: size, sessionQueue: session, content: content())
    buffer = CellBuffer(size: size)
    settle()
  }

  /// Runs `body` and all that follows from it as one turn; returns the work that took.
  @discardableResult
  func turn(_ body: () -> Void) -> Work {
    let before = graph.counters
    (updates, textEvents, notices) = ([], [], [])
    graph.beginTurn()
    body()
    settle()
    return graph.counters - before
  }

  private func settle() {
    for _ in 0..<20 {
      round()
      if !graph.needsUpdate { break }
      graph.runLifecycle()
    }
    diagnostics = graph.endTurn()
    _ = graph.draw(into: &buffer)
  }

  private func round() {
    graph.updateViews()
    graph.layOut()
    graph.resolveKeyboardFocus()
    graph.updateViews()
    graph.layOut()
    _ = graph.takeFocusMessages()
    textEvents += graph.takeTextEvents()
    if let update = graph.takeTreeUpdate() {
      updates.append(update)
      do { _ = try engine.apply(update) } catch { fatalError("\(error)") }
    }
    notices += graph.takeNotices()
  }

  func resize(width: Int, height: Int) {
    buffer = CellBuffer(size: CellSize(width: width, height: height))
    turn { graph.resize(to: buffer.size) }
  }

  /// Carries out an action on the element with this label.
  @discardableResult
  func perform(_ action: ActionRequest.Action, on label: String) -> Work {
    turn { graph.perform(ActionRequest(target: id(label), action: action, technology: .voiceOver)) }
  }

  @discardableResult
  func press(_ label: String) -> Work { perform(.activate, on: label) }

  @discardableResult
  func edit(_ commands: EditCommand...) -> Work {
    turn { for command in commands { graph.edit(command) } }
  }

  func id(_ label: String) -> NodeID {
    guard let id = engine.tree.firstElement(named: label) else { fatalError("no \(label) in\n\(outline)") }
    return id
  }

  func node(_ label: String) -> AccessibilityNode {
    guard let node = engine.tree.node(id(label)) else { fatalError("no node \(label)") }
    return node
  }

  /// The label of the control with the keyboard focus.
  var keyboard: String? { graph.keyboardFocusID.flatMap(engine.tree.node)?.label }

  /// The screen, without blanks at the ends of rows and empty rows at the end.
  var screen: String {
    var rows = buffer.rows
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The cells with their styles, for comparison.
  var cells: CellBuffer { buffer }

  /// The nodes of the accessibility tree, from the root on, each before what is in it.
  var nodes: [AccessibilityNode] {
    func collect(_ id: NodeID) -> [AccessibilityNode] {
      guard let node = engine.tree.node(id) else { return [] }
      return [node] + node.children.flatMap(collect)
    }
    return engine.tree.root.map(collect) ?? []
  }

  /// The accessibility tree as the updates add up to it, one node a line, without the window.
  var outline: String {
    guard let root = engine.tree.root.flatMap(engine.tree.node) else { return "" }
    return root.children.flatMap { lines(of: $0, indent: "") }.joined(separator: "\n")
  }

  private func lines(of id: NodeID, indent: String) -> [String] {
    guard let node = engine.tree.node(id) else { return [indent + "missing \(id)"] }
    return [indent + node.summary] + node.children.flatMap { lines(of: $0, indent: indent + "  ") }
  }
}

extension AccessibilityNode {
  /// Role, label, and what else there is to say.
  var summary: String {
    var words = [role.rawValue]
    if !label.isEmpty { words.append("\"\(label)\"") }
    if !value.isEmpty { words.append("= \"\(value)\"") }
    if traits.contains(.isHeader) { words.append("header") }
    if traits.contains(.isSelected) { words.append("selected") }
    if traits.contains(.isNotEnabled) { words.append("dimmed") }
    if traits.contains(.isEditing) { words.append("editing") }
    if traits.contains(.isAdjustable) { words.append("adjustable") }
    if !hint.isEmpty { words.append("hint \"\(hint)\"") }
    if !identifier.isEmpty { words.append("#\(identifier)") }
    if !customActions.isEmpty { words.append("actions \(customActions)") }
    if sortPriority != 0 { words.append("priority \(sortPriority)") }
    if headingLevel != 0 { words.append("level \(headingLevel)") }
    if traits.contains(.isToggle), role != .toggle { words.append("toggle") }
    words += details.words
    return words.joined(separator: " ")
  }
}

extension NodeDetails {
  /// What there is, each in a few words.
  fileprivate var words: [String] {
    var words = customContent.map { "\($0.label): \($0.value)" + ($0.importance == .high ? "!" : "") }
    if !language.isEmpty { words.append("in \(language)") }
    if speech.contains(.includesPunctuation) { words.append("punctuated") }
    if speech.contains(.spellsOutCharacters) { words.append("spelled") }
    return words
  }
}
