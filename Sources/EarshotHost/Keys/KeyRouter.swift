import EarshotAccessibility
import EarshotEngine
import EarshotTerminal
import EarshotUI

/// Decides who gets a key: a panel, a technology, or the field being edited (design §5).
@MainActor final class KeyRouter {
  private var hasPrefix = false

  /// Whether a key is a command or typing, which decides what is read back.
  func cause(of event: KeyEvent, in session: Session) -> TurnCause {
    guard case .plain(let key) = KeyMap.meaning(of: event), !hasPrefix else { return .command }
    return editCommand(for: key, in: session) == nil ? .command : .typing
  }

  func route(_ event: KeyEvent, in session: Session) {
    var meaning = KeyMap.meaning(of: event)
    if hasPrefix, let key = KeyMap.voiceOverKey(event.key) { meaning = .voiceOver(key) }
    hasPrefix = meaning == .prefix
    if session.panels.showsHelp, closesHelp(meaning) { return session.panels.showsHelp = false }
    carryOut(meaning, in: session)
  }

  /// Help stands over the app: leaving the program still works, any other key only closes it.
  private func closesHelp(_ meaning: KeyMeaning) -> Bool {
    ![.quit, .interrupt, .suspend].contains(meaning)
  }

  private func carryOut(_ meaning: KeyMeaning, in session: Session) {
    switch meaning {
    case .quit: session.current.programRequest = .quit
    case .interrupt: session.current.programRequest = .interrupt
    case .suspend: session.current.programRequest = .suspend
    case .help: session.panels.showsHelp = true
    case .inspector: session.toggleInspector()
    case .toggle(let technology):
      session.setTechnology(technology, isOn: !session.engine.isEnabled(technology))
    case .voiceOver(let key): command(key, in: session)
    case .switchControl(let command): session.perform(.switchControl(command))
    case .keyboardFocus(let forward): session.graph.moveKeyboardFocus(forward: forward)
    case .prefix: break
    case .escape: escape(in: session)
    case .plain(let key): plain(key, in: session)
    }
  }

  /// Ends editing; otherwise it is the escape gesture.
  private func escape(in session: Session) {
    if session.graph.isEditingText {
      session.graph.endEditing()
    } else if session.engine.isEnabled(.voiceOver) {
      session.perform(.voiceOver(.escape))
    }
  }

  private func plain(_ key: KeyEvent, in session: Session) {
    if let edit = editCommand(for: key, in: session) {
      session.edit(edit)
    } else if key.modifiers.isEmpty, let voiceOverKey = KeyMap.voiceOverKey(key.key) {
      if session.engine.isEnabled(.voiceOver) {
        command(voiceOverKey, in: session)
      } else if voiceOverKey == .activate {
        session.graph.activateKeyboardFocus()
      }
    }
  }

  private func command(_ key: VoiceOverKey, in session: Session) {
    let command: VoiceOverCommand =
      switch key {
      case .right: .next
      case .left: .previous
      case .up: .increment
      case .down: .decrement
      case .first: .first
      case .last: .last
      case .activate: .activate
      }
    session.perform(.voiceOver(command))
  }

  // MARK: Editing

  /// What a key does to the field being edited; nil if it isn't for the field.
  private func editCommand(for event: KeyEvent, in session: Session) -> EditCommand? {
    guard session.graph.isEditingText else { return nil }
    if let always = EditKeys.always(event) { return always }
    return cursorLeavesKeys(in: session) ? EditKeys.shared(event) : nil
  }

  /// Plain arrows, Enter and Space are the field's as well, unless VoiceOver's cursor has moved on from it.
  private func cursorLeavesKeys(in session: Session) -> Bool {
    guard let cursor = session.engine.cursor(of: .voiceOver) else { return true }
    return cursor == session.graph.keyboardFocusID
  }
}
