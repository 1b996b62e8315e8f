import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal

extension Session {
  /// Draws what the turn changed; returns what a terminal has to show.
  func updateScreen() -> [CellRun] {
    screen.hidesApp = isCovered || engine.hasScreenCurtain
    return screen.compose(
      app: graph, panels: panelView, marks: screen.hidesApp ? [] : marks, cursor: hardwareCursor)
  }

  /// Whether a panel, or the notice that there is no room, stands over the app.
  private var isCovered: Bool { panels.takesKeys || screen.layout.isTooSmall }

  private var marks: [CursorMark] {
    enabledTechnologies.compactMap { technology in
      guard let id = engine.cursor(of: technology), let frame = graph.visibleFrame(of: id) else { return nil }
      return CursorMark(technology: technology, frame: frame)
    }
  }

  /// Where the terminal's own cursor rests, so that real screen readers follow (design §5): on the caret while the
  /// field being edited has VoiceOver's cursor, else on the element under a technology's cursor, else on the keyboard
  /// focus; of these, the first that can be seen.
  private var hardwareCursor: CellPoint? {
    if isCovered { return itemChooserCursor ?? .zero }
    let voiceOver = engine.cursor(of: .voiceOver)
    let isOnField = voiceOver == nil || voiceOver == graph.keyboardFocusID
    if isOnField, let caret = graph.caretPosition { return caret + screen.layout.app.origin }
    let targets = [voiceOver, engine.cursor(of: .switchControl), graph.keyboardFocusID]
    let frames = targets.compactMap { $0.flatMap(graph.visibleFrame) }
    return frames.first.map { $0.origin + screen.layout.app.origin }
  }
}
