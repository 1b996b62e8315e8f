import EarshotEngine
import EarshotHost

extension Pilot {
  /// What a user can choose: everything in `EngineSettings` and its `Verbosity`, by name, and what concerns the keyboard.
  ///
  /// ```swift
  /// app.settings.hints = false                  // Verbosity
  /// app.settings.controls = .before
  /// app.settings.language = "de"                // EngineSettings
  /// app.settings.navigation = .grouped
  /// app.settings.switchControl.style = .manual  // SwitchControlSettings
  /// app.settings.keyboardNavigation = true
  /// ```
  @dynamicMemberLookup public struct Settings: Equatable, Sendable {
    var session = SessionSettings()

    /// The settings of a device that nobody has changed.
    public init() {}

    /// Whether Tab and `FocusState` reach controls that take no text, such as buttons (design §11, 22).
    public var keyboardNavigation: Bool {
      get { session.keyboardNavigation }
      set { session.keyboardNavigation = newValue }
    }

    /// A setting of how technologies behave, such as `switchControl`, `echo`, `language`, `profile`, `speechRate` or
    /// `navigation`.
    public subscript<Value>(dynamicMember path: WritableKeyPath<EngineSettings, Value>) -> Value {
      get { session.engine[keyPath: path] }
      set { session.engine[keyPath: path] = newValue }
    }

    /// A setting of how much of an element is spoken, such as `hints`, `controls` or `punctuation`.
    public subscript<Value>(dynamicMember path: WritableKeyPath<Verbosity, Value>) -> Value {
      get { session.engine.verbosity[keyPath: path] }
      set { session.engine.verbosity[keyPath: path] = newValue }
    }
  }
}
