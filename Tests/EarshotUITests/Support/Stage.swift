import EarshotAccessibility
import EarshotEngine
import EarshotGeometry
import EarshotTerminal

@testable import EarshotHost
@testable import EarshotUI

/// A whole session with a view in it; elements are named by their labels.
@MainActor final class Stage {
  let session: Session

  init<V: View>(
    on technologies: [AssistiveTechnology] = [.voiceOver], width: Int = 60, height: Int = 20,
    settings: SessionSettings = SessionSettings(), @ViewBuilder _ content: () -> V
  ) {
    session = Session(
      size: CellSize(width: width, height: height), settings: settings, content: content)
    for technology in technologies { session.handle(.technology(technology, isOn: true)) }
  }

  /// What the app does by itself, in one action.
  @discardableResult
  func app(_ action: () -> Void) -> TurnResult { session.turn(.other, action) }

  func id(_ label: String) -> NodeID {
    guard let id = session.engine.tree.firstElement(named: label) else { fatalError("no \(label)") }
    return id
  }

  /// The user moves VoiceOver's cursor.
  @discardableResult
  func move(to label: String) -> TurnResult { session.handle(.command(.voiceOver(.item(id(label))))) }

  /// The user moves Switch Control's highlight.
  func scan(to label: String) {
    for _ in 0..<100 where scanner != label { session.handle(.command(.switchControl(.next))) }
  }

  @discardableResult
  func perform(_ command: VoiceOverCommand) -> TurnResult { session.handle(.command(.voiceOver(command))) }

  @discardableResult
  func keys(_ names: String...) -> TurnResult {
    var result = TurnResult()
    for name in names {
      guard let key = KeyEvent(name: name) else { fatalError("no key \(name)") }
      result.append(session.handle(.key(key)))
    }
    return result
  }

  func type(_ text: String) { session.handle(.text(text)) }

  var voiceOver: String? { session.cursorName(of: .voiceOver) }
  var scanner: String? { session.cursorName(of: .switchControl) }
  var keyboard: String? { session.keyboardFocusName }

  /// The value of a focus property: "Owner.name".
  func focus(_ name: String) -> String? {
    session.focusProperties.first { "\($0.owner).\($0.name)" == name }?.value
  }

  var counters: Work { session.graph.counters }

  /// The rows of the app's part of the screen, without those at the end that are empty.
  var screen: String {
    var rows = session.appRows
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "\n")
  }
}
