import EarshotHost
import EarshotScript
import EarshotTerminal

/// The keyboard in a test.
///
/// ```swift
/// try app.keyboard.press("Tab")
/// try app.keyboard.type("ada@example.org")
/// #expect(app.keyboard.focus == "Email")
/// ```
@MainActor public final class Keyboard {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// Why the keyboard could not do what a test asked.
  public enum Error: Swift.Error, Equatable, Sendable, CustomStringConvertible {
    /// No key has this name.
    case unknownKey(String)
    /// Text can't be typed, since no field has the keyboard focus.
    case noField(LookupError)

    /// What is wrong and what to do instead.
    public var description: String {
      switch self {
      case .unknownKey(let name):
        "`\(name)` is not a key; \(KeyEvent.suggestion(insteadOf: name))"
      case .noField(let error): error.description
      }
    }
  }

  /// Presses keys one after the other, as a person at the terminal does: Tab moves the keyboard focus, arrows move
  /// VoiceOver's cursor while it is on, characters go to the field being edited.
  ///
  /// - Parameter names: `Enter Tab Space Esc Backspace Delete Insert Up Down Left Right Home End PageUp PageDown F1`–`F12`
  ///   or one character, with `Ctrl+`, `Alt+`, `Shift+` before it. Case doesn't matter in names.
  /// - Throws: ``Error/unknownKey(_:)``; then no key was pressed.
  public func press(_ names: String...) throws(Error) {
    var keys: [KeyEvent] = []
    for name in names {
      guard let key = KeyEvent(name: name) else { throw .unknownKey(name) }
      keys.append(key)
    }
    for key in keys { stage.handle(.key(key)) }
  }

  /// Types text into the field with the keyboard focus, one character after the other; a line feed is the Enter key.
  ///
  /// - Throws: ``Error/noField(_:)``, also when the focus leaves the field before the end.
  public func type(_ text: String) throws(Error) {
    if text.isEmpty { try requireField() }
    for character in text {
      try requireField()
      stage.handle(.text(character.isNewline ? "\n" : String(character)))
    }
  }

  /// Pastes text into the field with the keyboard focus, at once.
  ///
  /// - Throws: ``Error/noField(_:)``.
  public func paste(_ text: String) throws(Error) {
    try requireField()
    stage.handle(.paste(text))
  }

  /// The label of the control that has the keyboard focus, else its identifier; `nil` if none has it.
  public var focus: String? { stage.session.keyboardFocusName }

  private func requireField() throws(Error) {
    do throws(LookupError) {
      try stage.requireField()
    } catch {
      throw .noField(error)
    }
  }
}
