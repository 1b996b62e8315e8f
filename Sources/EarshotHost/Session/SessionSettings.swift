import EarshotEngine

/// What the user of a session can choose.
package struct SessionSettings: Equatable, Sendable {
  /// Whether hints are spoken.
  package var hints = true
  /// Whether VoiceOver's cursor follows the keyboard focus (R51).
  package var cursorTracking = true
  /// Whether Tab and `FocusState` reach controls that take no text (design §11, 22).
  package var keyboardNavigation = false
  /// What VoiceOver says of what is typed (design §11, 34).
  package var echo = TypingEcho.none

  /// Settings as on iOS: for scripts and tests.
  package init() {}

  /// Settings for a person at a terminal, who has no touch screen.
  package static var interactive: SessionSettings {
    var settings = SessionSettings()
    settings.keyboardNavigation = true
    settings.echo = .characters
    return settings
  }
}
