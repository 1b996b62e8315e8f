import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal

extension Session {
  /// Draws what the turn changed; returns what a terminal has to show.
  func updateScreen() -> [CellRun] {
    screen.hidesApp = isCovered || engine.hasScreenCurtain
    let marks = marks
    return screen.compose(
      app: graph, panels: panelView, marks: screen.hidesApp ? [] : marks, cursor: hardwareCursor(on: marks))
  }

  /// Whether a panel, or the notice that there is no room, stands over the app.
  private var isCovered: Bool { panels.takesKeys || screen.layout.isTooSmall }

  private var marks: [CursorMark] {
    let frame = engine.cursor(of: .voiceOver).flatMap(graph.visibleFrame)
    return (frame.map { [CursorMark(.voiceOver, [$0])] } ?? []) + scannerMarks()
  }

  /// Where the terminal's own cursor rests, so that real screen readers follow (design §5): on the caret while the
  /// field being edited has the cursor, else on VoiceOver's element, else on what Switch Control highlights, else
  /// on the keyboard focus; of these, the first that can be seen.
  private func hardwareCursor(on marks: [CursorMark]) -> CellPoint? {
    if isCovered { return itemChooserCursor ?? .zero }
    let cursor = engine.cursor(of: .voiceOver) ?? engine.cursor(of: .switchControl)
    let isOnField = marks.isEmpty || cursor == graph.keyboardFocusID
    if isOnField, let caret = graph.caretPosition { return caret + screen.layout.app.origin }
    let marked = marks.first?.frames.first ?? graph.keyboardFocusID.flatMap(graph.visibleFrame)
    return marked.map { $0.origin + screen.layout.app.origin }
  }
}
