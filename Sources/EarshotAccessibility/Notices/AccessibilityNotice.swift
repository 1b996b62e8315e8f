/// What an app lets assistive technologies know (`voiceover.md` 5.2).
public enum AccessibilityNotice: Hashable, Sendable {
  /// Have something spoken; the cursor stays.
  case announcement(Announcement)
  /// A new screen has appeared.
  case screenChanged(Subject?)
  /// A part of the screen has changed.
  case layoutChanged(Subject?)
  /// The content was scrolled to here.
  case pageScrolled(PageStatus)

  /// What a notice is about.
  public enum Subject: Hashable, Sendable {
    /// The cursor goes to this node, or to the first element in it.
    case node(NodeID)
    /// The text is spoken.
    case text(String)
  }
}

/// A text that an app wants to be spoken (`voiceover.md` 5.5).
public struct Announcement: Hashable, Sendable {
  /// The words.
  public var text: String
  /// What it may interrupt.
  public var priority: Priority
  /// Whether it waits until what is spoken has ended, whatever its priority.
  public var isQueued: Bool
  /// The language of the words, as a BCP 47 tag; empty for the user's own.
  public var language: String

  /// What an announcement may interrupt, and what may interrupt it.
  public enum Priority: Int, Hashable, Comparable, Sendable, CaseIterable {
    /// Waits until nothing else is spoken; anything may interrupt it.
    case low
    /// Interrupts what is spoken, and may be interrupted.
    case `default`
    /// Interrupts what is spoken, and is spoken to its end.
    case high

    /// The order of urgency.
    public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Makes an announcement.
  public init(
    _ text: String, priority: Priority = .default, isQueued: Bool = false, language: String = ""
  ) {
    self.text = text
    self.priority = priority
    self.isQueued = isQueued
    self.language = language
  }
}

/// Where scrolled content stands (`voiceover.md` 4.5).
public enum PageStatus: Hashable, Sendable {
  /// In the app's own words.
  case text(String)
  /// One page of several, from 1.
  case page(Int, of: Int)
  /// Rows of a list, from 1.
  case rows(ClosedRange<Int>, of: Int)
}

/// What became of an announcement (`voiceover.md` 5.5).
public struct AnnouncementResult: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Whether they were spoken to their end.
  public var wasSuccessful: Bool

  /// Makes a result.
  public init(text: String, wasSuccessful: Bool) {
    self.text = text
    self.wasSuccessful = wasSuccessful
  }
}
