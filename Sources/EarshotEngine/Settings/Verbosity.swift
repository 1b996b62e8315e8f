/// How much of an element VoiceOver speaks, and in which order (`voiceover.md` 7).
public struct Verbosity: Hashable, Sendable {
  /// Whether hints and instructions are spoken.
  public var hints = true
  /// Where role and state words go.
  public var controls = Controls.after
  /// Whether values are spoken.
  public var values = true
  /// How it is said that there is custom content.
  public var moreContent = Notice.speech
  /// Whether it is said that there are custom actions.
  public var actions = true
  /// Whether the labels of containers are spoken on entry.
  public var containers = true
  /// Whether "2 of 5" and the bounds of lists and landmarks are spoken.
  public var positions = true
  /// Whether the headers of a table are spoken with its cells.
  public var tableHeaders = true
  /// Whether rows and columns are spoken with the cells of a table.
  public var tableCoordinates = true
  /// Which punctuation marks are named.
  public var punctuation = Punctuation.none
  /// How a capital letter is told when a single character is spoken.
  public var capitals = Capitals.none

  /// As a device has it at first.
  public init() {}

  /// Where role and state words go.
  public enum Controls: String, Hashable, Sendable, CaseIterable {
    /// In front of the text.
    case before
    /// Behind the text.
    case after
    /// Nowhere.
    case none
  }

  /// How something is told.
  public enum Notice: String, Hashable, Sendable, CaseIterable {
    /// In words.
    case speech
    /// By a sound.
    case sound
    /// Not at all.
    case none
  }

  /// Which punctuation marks are named.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// All.
    case all
    /// Those that are read as words in ordinary text: signs such as @, #, % and &.
    case some
    /// None.
    case none
  }

  /// How a capital letter is told.
  public enum Capitals: String, Hashable, Sendable, CaseIterable {
    /// Not at all.
    case none
    /// By a word in front of it.
    case word
  }
}
