import EarshotHost

/// What a script did and what was heard, step by step.
///
/// ```
/// voiceover on
///   0.000 s  "Sign in, Heading"
/// vo previous
///   boundary
/// ```
public struct Transcript: Hashable, Sendable {
  /// The steps that ran, in order.
  public internal(set) var entries: [Entry] = []

  /// One step and what came of it.
  public struct Entry: Hashable, Sendable {
    /// The step as scripts write it; what is typed into a secure field is left out.
    public let step: String
    /// What was heard and noted, in order.
    public let events: [Event]
  }

  /// Something that happened in a step.
  public enum Event: Hashable, Sendable {
    /// VoiceOver began to speak, at this virtual time.
    case spoken(String, at: Duration)
    /// Switch Control highlighted or did something, at this virtual time: `[Email]`, `{row1: Name Email}`, `<row1>`,
    /// `menu(Email): Tap`, `tap Email`, `— (hidden)`.
    case scanner(String, at: Duration)
    /// Switch Control spoke, at this virtual time.
    case scannerSpoken(String, at: Duration)
    /// A sound other than speech.
    case sound(String)
    /// Something that the author of the app or the script should know.
    case note(String)
  }
}

extension Transcript: CustomStringConvertible {
  /// The steps, each followed by its events; every line ended by a line feed.
  public var description: String { entries.map(\.description).joined() }
}

extension Transcript.Entry: CustomStringConvertible {
  /// The step and its events, every line ended by a line feed.
  public var description: String { "\(step)\n" + events.map { "  \($0)\n" }.joined() }
}

extension Transcript.Event: CustomStringConvertible {
  /// One line.
  public var description: String {
    switch self {
    case .spoken(let text, let time): "\(time.inSeconds)  \(text.quoted)"
    case .scanner(let text, let time): "\(time.inSeconds)  Switch Control \(text)"
    case .scannerSpoken(let text, let time): "\(time.inSeconds)  Switch Control says \(text.quoted)"
    case .sound(let name): name
    case .note(let text): "note: \(text)"
    }
  }
}
