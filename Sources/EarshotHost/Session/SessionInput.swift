import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal

/// One event for a session: what a person, a script or a test does, or what time does.
package enum SessionInput: Sendable {
  /// A key was pressed.
  case key(KeyEvent)
  /// Text was typed into the field with the keyboard focus; a line feed alone is the Enter key.
  case text(String)
  /// Text was pasted into the field with the keyboard focus.
  case paste(String)
  /// A gesture or switch of an assistive technology, whatever key stands for it.
  case command(AssistiveCommand)
  /// A technology was switched on or off.
  case technology(AssistiveTechnology, isOn: Bool)
  /// The screen has another size.
  case resize(CellSize)
  /// The settings are these now.
  case settings(SessionSettings)
  /// Something arrived from outside: a dispatched closure, a state written by a task.
  case wake
}
