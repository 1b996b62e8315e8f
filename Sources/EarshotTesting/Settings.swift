import EarshotEngine
import EarshotHost

extension Pilot {
  /// What a user can choose.
  ///
  /// ```swift
  /// app.settings.hints = false
  /// ```
  public struct Settings: Equatable, Sendable {
    /// Whether hints are spoken.
    public var hints = true
    /// Whether VoiceOver's cursor follows the keyboard focus (R51).
    public var cursorTracking = true
    /// Whether Tab and `FocusState` reach controls that take no text, such as buttons (design §11, 22).
    public var keyboardNavigation = false
    /// What VoiceOver says of what is typed (design §11, 34).
    public var echo = Echo.none

    /// What is said of what is typed.
    public enum Echo: Hashable, Sendable {
      /// Nothing.
      case none
      /// Each character.
      case characters
    }

    /// The settings of a device that nobody has changed.
    public init() {}

    var session: SessionSettings {
      var settings = SessionSettings()
      settings.engine.verbosity.hints = hints
      settings.engine.cursorTracking = cursorTracking
      settings.engine.echo = echo == .characters ? .characters : .none
      settings.keyboardNavigation = keyboardNavigation
      return settings
    }
  }
}
