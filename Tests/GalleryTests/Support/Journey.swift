import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotTerminal
import EarshotUI
import Testing

/// A person's way through a screen: keys go in, and what was heard since the last look comes out as texts.
@MainActor final class Journey {
  private let session: Session
  private var heard: [String] = []
  /// What the session warned the screen's author of; a screen of the gallery gives no reason.
  private(set) var diagnostics: [String] = []

  init<Content: View>(_ technologies: AssistiveTechnology..., @ViewBuilder content: () -> Content) {
    session = Session(content: content)
    for technology in technologies { take(session.handle(.technology(technology, isOn: true))) }
  }

  private func take(_ result: TurnResult) {
    heard += result.utterances.map(\.caption)
    diagnostics += result.diagnostics
  }

  /// Presses keys, given by their names with blanks between.
  func press(_ names: String) throws {
    for name in names.split(separator: " ") {
      take(session.handle(.key(try #require(KeyEvent(name: String(name)), "\(name) is no key"))))
    }
  }

  /// Types into the field with the keyboard focus.
  func type(_ text: String) {
    for character in text { take(session.handle(.text(String(character)))) }
  }

  /// Lets virtual time pass.
  func advance(milliseconds: Int) { take(session.advance(by: .milliseconds(milliseconds))) }

  /// Has VoiceOver's cursor jump to the element of this label.
  func jump(to label: String) throws {
    let element = session.engine.tree.elements.first { session.name(of: $0) == label }
    take(session.handle(.command(.voiceOver(.item(try #require(element, "nothing is called \(label)"))))))
  }

  /// Everything spoken since this was asked before.
  func spoken() -> [String] {
    defer { heard = [] }
    return heard
  }

  var voiceOver: String? { session.cursorName(of: .voiceOver) }
  var switchControl: String? { session.cursorName(of: .switchControl) }
  var highlight: String? { session.scannerHighlight }
  var keyboard: String? { session.keyboardFocusName }

  /// The focus properties as scripts write them, in tree order.
  var focus: [String] { session.focusProperties.map { "\($0.owner).\($0.name) == \($0.value)" } }

  /// The app's rows without blanks at their ends; empty ones are left out.
  var rows: [String] {
    session.appRows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
  }
}
