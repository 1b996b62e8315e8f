import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotUI

extension Session {
  /// Has an assistive technology do something, and the views what it asks for.
  func perform(_ command: AssistiveCommand) {
    do {
      let outcome = try engine.perform(command)
      outcome.requests.forEach(carryOut)
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
    keyboard.speak(engine.words)
    switchSettings.show(settings.engine.switchControl, in: engine.words)
    graph.navigatesControls = settings.keyboardNavigation
  }

  /// A size that is none counts as no cells.
  func resize(to size: CellSize) {
    let size = CellSize(width: max(0, size.width), height: max(0, size.height))
    setLayout(size: size)
  }

  /// Gives app and panels their places on a screen of this size.
  func setLayout(size: CellSize) {
    screen.layout = ScreenLayout(size: size, showsInspector: panels.inspector != nil)
    graph.resize(to: screen.layout.app.size)
    keyboard.resize(to: screen.layout.app.size)
    engine.screenSize = screen.layout.app.size
    shownScannerMarks = nil
  }
}
