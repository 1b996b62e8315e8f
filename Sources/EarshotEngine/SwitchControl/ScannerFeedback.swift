/// What is heard of the scanner, in order: its speech and sounds, apart from VoiceOver's (`switch-control.md` B12).
/// It grows until ``Engine/forgetLogs()``.
public struct ScannerFeedback: Sendable {
  /// The entries so far.
  public private(set) var entries = LogEntries<Entry>()

  mutating func append(_ entry: consuming Entry) { entries.append(entry) }
  mutating func forget() { entries.forget() }

  /// Something heard.
  public struct Entry: Equatable, Sendable {
    /// Counts the entries of all logs together, from 1.
    public let sequence: Int
    /// When, on the virtual clock. Speech that still lasts is cut by the next.
    public let time: Duration
    /// What.
    public let signal: Signal
  }

  /// Speech or a sound.
  public enum Signal: Hashable, Sendable {
    /// Words (``SwitchControlSettings/speaks``).
    case speech(String)
    /// A sound (``SwitchControlSettings/playsSounds``).
    case sound(Sound)
  }

  /// A sound of the scanner.
  public enum Sound: String, Hashable, Sendable, CaseIterable {
    /// The highlight moved.
    case tick
    /// Something was selected.
    case click
    /// The scanner hid.
    case off
  }
}
