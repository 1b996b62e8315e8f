/// What a user of the technologies can choose.
public struct EngineSettings: Equatable, Sendable {
  /// Whether hints and instructions are spoken (`voiceover.md` 2.6).
  public var hints: Bool
  /// Whether VoiceOver's cursor follows the keyboard focus (R51).
  public var cursorTracking: Bool

  /// Settings as a device has them at first.
  public init(hints: Bool = true, cursorTracking: Bool = true) {
    self.hints = hints
    self.cursorTracking = cursorTracking
  }
}
