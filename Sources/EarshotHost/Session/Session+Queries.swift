import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal
import EarshotUI

extension Session {
  /// The label of an element; its identifier where it has no label.
  package func name(of id: NodeID) -> String {
    guard let node = engine.tree.node(id) else { return "" }
    let label = engine.tree.label(of: id)
    return label.isEmpty ? node.identifier : label
  }

  /// The name of the element that a technology's cursor is on.
  package func cursorName(of technology: AssistiveTechnology) -> String? {
    engine.cursor(of: technology).map(name)
  }

  /// The name of the control that has the keyboard focus.
  package var keyboardFocusName: String? { keyboardFocusID.map(name) }

  /// Whether a field has the keyboard focus, so that text can be typed.
  package var isEditingText: Bool { graph.isEditingText }

  /// The control that has the keyboard focus.
  package var keyboardFocusID: NodeID? { graph.keyboardFocusID }

  /// Whether what is typed now is a secret: it goes to a secure field.
  package var isTypingSecret: Bool {
    keyboardFocusID.flatMap(engine.tree.node)?.traits.contains(.isSecure) ?? false
  }

  /// The technologies that are on.
  package var enabledTechnologies: [AssistiveTechnology] {
    AssistiveTechnology.allCases.filter(engine.isEnabled)
  }

  /// The focus properties on screen, in tree order.
  package var focusProperties: [FocusPropertyDescription] { graph.focusProperties }

  /// The size of the whole screen.
  package var size: CellSize { screen.layout.size }

  /// The app's own part of the screen, row by row.
  package var appRows: [String] { screen.appRows }

  /// The whole screen, for a terminal that shows nothing of it yet.
  package var frame: TerminalFrame {
    let everything = Damage(size: screen.shown.size, everything: true)
    let runs = CellDiff(from: CellBuffer(size: .zero), to: screen.shown, within: everything).runs
    return TerminalFrame(runs: runs, cursor: screen.cursor)
  }

  /// What a terminal has to draw after a turn.
  package func frame(showing result: TurnResult) -> TerminalFrame {
    TerminalFrame(runs: result.runs, cursor: screen.cursor)
  }

  /// The whole screen, row by row.
  package var screenRows: [String] { screen.shown.rows }
}
