import EarshotEngine

/// What the user of a session can choose.
package struct SessionSettings: Equatable, Sendable {
  /// What the engine goes by: hints, cursor tracking, echo.
  package var engine = EngineSettings()
  /// Whether Tab and `FocusState` reach controls that take no text (design §11, 22).
  package var keyboardNavigation = false

  /// How a person hears of sounds.
  package var sounds = SoundOutput.none

  /// Settings as on iOS: for scripts and tests.
  package init() {}

  /// Settings for a person at a terminal, who has no touch screen.
  package static var interactive: SessionSettings {
    var settings = SessionSettings()
    settings.keyboardNavigation = true
    settings.engine.echo = .characters
    settings.engine.switchControl.hostEntries = [.scrollDown, .scrollUp, .home, .settings]
    return settings
  }
}
