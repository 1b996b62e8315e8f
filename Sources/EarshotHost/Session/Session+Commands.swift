import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotUI

extension Session {
  /// Has an assistive technology do something, and the views what it asks for.
  func perform(_ command: AssistiveCommand) {
    do {
      let outcome = try engine.perform(command)
      outcome.requests.forEach { graph.perform($0) }
    } catch {
      current.refusal = error
    }
  }

  /// Carries out an editing key.
  func edit(_ command: EditCommand) { graph.edit(command) }

  func setTechnology(_ technology: AssistiveTechnology, isOn: Bool) {
    if isOn { engine.enable(technology) } else { engine.disable(technology) }
    graph.setRunning(technology, isOn)
  }

  func apply(_ settings: SessionSettings) {
    self.settings = settings
    engine.settings = settings.engine
    graph.navigatesControls = settings.keyboardNavigation
  }

  /// A size that is none counts as no cells.
  func resize(to size: CellSize) {
    let size = CellSize(width: max(0, size.width), height: max(0, size.height))
    setLayout(ScreenLayout(size: size, showsInspector: panels.showsInspector))
  }

  /// Shows or hides the list of focus properties, which takes room from the app.
  func toggleInspector() {
    panels.showsInspector.toggle()
    setLayout(ScreenLayout(size: screen.layout.size, showsInspector: panels.showsInspector))
  }

  private func setLayout(_ layout: ScreenLayout) {
    screen.layout = layout
    graph.resize(to: layout.app.size)
  }
}
