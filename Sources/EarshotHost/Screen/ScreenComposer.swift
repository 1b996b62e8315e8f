import EarshotAccessibility
import EarshotGeometry
import EarshotTerminal
import EarshotUI

/// Puts the app, the panels and the marks of the cursors together, and finds what has to be sent to the terminal.
@MainActor final class ScreenComposer {
  var layout: ScreenLayout {
    didSet { if layout != oldValue { isStale = true } }
  }
  private var app = CellBuffer(size: .zero)
  private var panelCells = CellBuffer(size: .zero)
  private var screen = CellBuffer(size: .zero)
  /// The screen as it was composed last.
  private(set) var shown = CellBuffer(size: .zero)
  private var marks: [CursorMark] = []
  /// Where the terminal's own cursor rests.
  private(set) var cursor: CellPoint?
  private var isStale = true
  private var panels: ViewGraph?

  init(_ layout: ScreenLayout) { self.layout = layout }

  var appRows: [String] { app.rows }

  /// Draws what changed and returns what differs from what was shown.
  func compose(
    app graph: ViewGraph, panels content: PanelView, marks newMarks: [CursorMark], cursor: CellPoint?
  ) -> [CellRun] {
    var damage = Damage(size: layout.size, everything: isStale)
    if isStale { resize() }
    for rect in graph.draw(into: &app) { damage.add(rect.offset(by: layout.app.origin)) }
    for rect in drawPanels(content) { damage.add(rect) }
    if marks != newMarks {
      for mark in marks + newMarks { mark.damage(&damage, layout.app) }
      marks = newMarks
    }
    self.cursor = cursor
    guard !damage.isEmpty else { return [] }
    copy(damage)
    let runs = CellDiff(from: shown, to: screen, within: damage).runs
    if shown.size == screen.size { shown.copy(from: screen, damage.spans) } else { shown = screen }
    return runs
  }

  private func resize() {
    isStale = false
    // Views of another size are drawn anew as a whole; those of the same size only where they change.
    if app.size != layout.app.size { app = CellBuffer(size: layout.app.size) }
    guard screen.size != layout.size else { return }
    panelCells = CellBuffer(size: layout.size)
    screen = CellBuffer(size: layout.size)
    panels?.resize(to: layout.size)
  }

  private func drawPanels(_ content: PanelView) -> [CellRect] {
    let graph = panels ?? ViewGraph(size: layout.size, content: content)
    if panels == nil { panels = graph } else { graph.update(content: content) }
    graph.updateViews()
    graph.layOut()
    return graph.draw(into: &panelCells)
  }

  /// Only the damaged cells are composed anew.
  private func copy(_ damage: Damage) {
    screen.copy(from: panelCells, damage.spans)
    if hidesApp { return }
    for row in damage.rows where row.row < layout.app.maxRow {
      for span in row.spans {
        let columns = span.clamped(to: layout.app.minColumn..<layout.app.maxColumn)
        let rect = CellRect(column: columns.lowerBound, row: row.row, width: columns.count, height: 1)
        let source = rect.offset(by: CellPoint.zero - layout.app.origin)
        screen.copy(from: app, source, to: rect.origin)
      }
    }
    for mark in marks { mark.draw(into: &screen, layout.app) }
  }

  /// Whether the app is not to be seen: a panel stands over it, or the screen curtain is on.
  var hidesApp = false {
    didSet { if hidesApp != oldValue { isStale = true } }
  }
}
