/// A setting that `set` changes, by its name in scripts (voiceover.md §7, design §11).
public enum ScriptSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether hints are spoken; on unless said otherwise.
  case hints
  /// Whether VoiceOver's cursor follows the keyboard focus (R51); on unless said otherwise.
  case cursorTracking = "cursortracking"
  /// Whether the keyboard focus reaches controls that take no text (design §11, 22); off unless said otherwise.
  case keyboardNavigation = "keyboardnavigation"
  /// What is spoken while typing (design §11, 34); nothing unless said otherwise.
  case echo
}

extension ScriptSetting {
  /// The form of its value.
  public var form: SettingForm {
    switch self {
    case .hints, .cursorTracking, .keyboardNavigation: .toggle
    case .echo: .words(["none", "characters"])
    }
  }
}
