/// What a user of the technologies can choose.
public struct EngineSettings: Equatable, Sendable {
  /// Whether hints and instructions are spoken (`voiceover.md` 2.6).
  public var hints: Bool
  /// Whether VoiceOver's cursor follows the keyboard focus (R51).
  public var cursorTracking: Bool
  /// What is said of what is typed (design §11, 34).
  public var echo: TypingEcho

  /// Settings as a device has them at first.
  public init(hints: Bool = true, cursorTracking: Bool = true, echo: TypingEcho = .none) {
    self.hints = hints
    self.cursorTracking = cursorTracking
    self.echo = echo
  }
}

/// What VoiceOver says of what is typed.
public enum TypingEcho: String, Hashable, Sendable {
  /// Nothing.
  case none
  /// Each character; of a secret, "bullet".
  case characters
}
