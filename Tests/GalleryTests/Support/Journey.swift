import EarshotAccessibility
import EarshotEngine
import EarshotHost
import EarshotTerminal
import EarshotUI
import Testing

/// A screen under a person's hands: keys go in, and what was heard since the last look comes out as texts.
@MainActor final class Journey {
  let session: Session
  /// What the session warned the screen's author of, ever.
  private(set) var diagnostics: [String] = []
  private var heard: [String] = []

  init<Content: View>(_ technologies: AssistiveTechnology..., @ViewBuilder content: () -> Content) {
    session = Session(content: content)
    for technology in technologies { note(session.handle(.technology(technology, isOn: true))) }
  }

  private func note(_ result: TurnResult) {
    heard += result.utterances.map(\.caption)
    diagnostics += result.diagnostics
  }

  /// Presses keys, given by their names with blanks between.
  func press(_ names: String) throws {
    for name in names.split(separator: " ") {
      note(session.handle(.key(try #require(KeyEvent(name: String(name)), "\(name) is no key"))))
    }
  }

  func type(_ text: String) {
    for character in text { note(session.handle(.text(String(character)))) }
  }

  func advance(milliseconds: Int) { note(session.advance(by: .milliseconds(milliseconds))) }

  /// Jumps to the element of this label with VoiceOver, by going there; fails when it is not found.
  func go(to label: String) throws {
    try press("Alt+Home")
    while voiceOver != label {
      let before = voiceOver
      try press("Alt+Right")
      try #require(voiceOver != before, "nothing is called \(label)")
    }
    heard = Array(heard.suffix(1))
  }

  /// Everything spoken since this was asked before.
  func spoken() -> [String] {
    defer { heard = [] }
    return heard
  }

  var voiceOver: String? { session.cursorName(of: .voiceOver) }
  var switchControl: String? { session.cursorName(of: .switchControl) }
  var keyboard: String? { session.keyboardFocusName }

  /// The focus properties as scripts write them, in tree order.
  var focus: [String] { session.focusProperties.map { "\($0.owner).\($0.name) == \($0.value)" } }

  /// The app's rows without what is empty.
  var rows: [String] {
    session.appRows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }.filter { !$0.isEmpty }
  }
}
