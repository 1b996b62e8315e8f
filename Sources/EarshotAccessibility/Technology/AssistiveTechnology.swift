/// One assistive technology that Earshot simulates.
public enum AssistiveTechnology: String, Hashable, Sendable, CaseIterable {
  /// The screen reader.
  case voiceOver
  /// Control by switches.
  case switchControl

  /// Its name as people write it: "VoiceOver", "Switch Control".
  public var name: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .switchControl: "Switch Control"
    }
  }

  /// The set that holds only this technology.
  public var asSet: AccessibilityTechnologies {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    }
  }
}
