import EarshotAccessibility

/// Something the user does with an assistive technology.
public enum AssistiveCommand: Hashable, Sendable {
  /// A gesture or key of VoiceOver.
  case voiceOver(VoiceOverCommand)
  /// A switch of Switch Control.
  case switchControl(SwitchControlCommand)

  /// Who takes the command.
  public var technology: AssistiveTechnology {
    switch self {
    case .voiceOver: .voiceOver
    case .switchControl: .switchControl
    }
  }
}
