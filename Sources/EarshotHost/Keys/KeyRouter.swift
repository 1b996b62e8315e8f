import EarshotAccessibility
import EarshotEngine
import EarshotTerminal
import EarshotUI

/// Decides who gets a key: a panel, a technology, or the field being edited (design §5).
@MainActor final class KeyRouter {
  private var mode = Mode.usual
  /// What the status line says of the key that was pressed last.
  var notice: String?

  /// Whom the next key is meant for.
  private enum Mode {
    case usual
    /// VoiceOver.
    case prefixed
    /// The app: VoiceOver takes nothing.
    case passing
  }

  /// Whether a key is a command or typing, which decides what is read back.
  func cause(of event: KeyEvent, in session: Session) -> TurnCause {
    guard !session.panels.takesKeys, case .plain(let key) = meaning(of: event) else { return .command }
    return editCommand(for: key, in: session) == nil ? .command : .typing
  }

  func route(_ event: KeyEvent, in session: Session) {
    let meaning = meaning(of: event)
    if session.panels.takesKeys, !meaning.leavesProgram {
      session.giveToPanel(event)
    } else if !takesPassedKey(event, meaning, in: session) {
      carryOut(meaning, in: session)
    }
    (mode, notice) = Self.expectation(after: meaning)
  }

  /// Whether the user passed the key on to the app, and that has a use for it.
  private func takesPassedKey(_ event: KeyEvent, _ meaning: KeyMeaning, in session: Session) -> Bool {
    mode == .passing && !meaning.leavesProgram && session.graph.performShortcut(event)
  }

  private func meaning(of event: KeyEvent) -> KeyMeaning {
    mode == .prefixed ? KeyMap.meaningAfterPrefix(of: event) : KeyMap.meaning(of: event)
  }

  private static func expectation(after meaning: KeyMeaning) -> (Mode, String?) {
    switch meaning {
    case .prefix: (.prefixed, "Ctrl+O: a VoiceOver key follows")
    case .pass: (.passing, "The next key is the app's")
    case .unknown(let event): (.usual, "Ctrl+O \(event.name) is no command")
    default: (.usual, nil)
    }
  }

  private func carryOut(_ meaning: KeyMeaning, in session: Session) {
    switch meaning {
    case .quit: session.current.programRequest = .quit
    case .interrupt: session.current.programRequest = .interrupt
    case .suspend: session.current.programRequest = .suspend
    case .help: session.panels.helpPage = 0
    case .inspector: session.turnInspector()
    case .itemChooser: session.openItemChooser()
    case .toggle(let technology):
      session.setTechnology(technology, isOn: !session.engine.isEnabled(technology))
    case .voiceOver(let command): session.perform(.voiceOver(command))
    case .switchControl(let command): session.perform(.switchControl(command))
    case .keyboardFocus(let forward): session.graph.moveKeyboardFocus(forward: forward)
    case .prefix, .pass, .unknown: break
    case .escape: escape(in: session)
    case .plain(let key): plain(key, in: session)
    }
  }

  /// Ends editing; otherwise it is the escape gesture.
  private func escape(in session: Session) {
    if session.graph.isEditingText {
      session.graph.endEditing()
    } else if isVoiceOverListening(in: session) {
      session.perform(.voiceOver(.escape))
    } else {
      session.graph.performShortcut(KeyEvent(.escape))
    }
  }

  private func plain(_ key: KeyEvent, in session: Session) {
    if let edit = editCommand(for: key, in: session) { return session.edit(edit) }
    let meaning = key.modifiers.isEmpty ? KeyMap.cursorMeaning(of: key.key) : nil
    if let meaning, isVoiceOverListening(in: session) { return carryOut(meaning, in: session) }
    if session.graph.performShortcut(key) { return }
    if meaning == .voiceOver(.activate) { session.graph.activateKeyboardFocus() }
  }

  private func isVoiceOverListening(in session: Session) -> Bool {
    mode != .passing && session.engine.isEnabled(.voiceOver)
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
    guard mode != .passing, let cursor = session.engine.cursor(of: .voiceOver) else { return true }
    return cursor == session.graph.keyboardFocusID
  }
}
