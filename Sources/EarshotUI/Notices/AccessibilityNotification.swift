import EarshotAccessibility
import Foundation

/// What an app lets assistive technologies know (`voiceover.md` 5.2). Outside a session, posting does nothing.
public enum AccessibilityNotification {
  /// Has a text spoken; the cursor stays.
  public struct Announcement: _AccessibilityNotifications {
    /// The notice in the engine's words. Not for use by apps.
    public let _notice: AccessibilityNotice

    /// Makes an announcement whose attributes say how urgent it is.
    public init(_ announcement: AttributedString) { self.init(NoticeText(announcement)) }

    /// Makes an announcement.
    public init(_ announcement: String) { self.init(NoticeText(announcement)) }

    /// Makes an announcement whose attributes say how urgent it is.
    public init(_ announcement: NSAttributedString) { self.init(NoticeText(announcement)) }

    init(_ text: NoticeText) { _notice = .announcement(text.announcement) }
  }

  /// A part of the screen has changed.
  public struct LayoutChanged: _AccessibilityNotifications {
    /// The notice in the engine's words. Not for use by apps.
    public let _notice: AccessibilityNotice

    /// Makes a notice; a text is spoken. Differs from Apple's: views have no objects, so that anything else counts as
    /// nothing.
    public init(_ element: Any? = nil) { _notice = .layoutChanged(.init(argument: element)) }
  }

  /// A new screen has appeared: the cursor goes to its first element.
  public struct ScreenChanged: _AccessibilityNotifications {
    /// The notice in the engine's words. Not for use by apps.
    public let _notice: AccessibilityNotice

    /// Makes a notice; a text is spoken. Differs from Apple's: views have no objects, so that anything else counts as
    /// nothing.
    public init(_ element: Any? = nil) { _notice = .screenChanged(.init(argument: element)) }
  }

  /// The content was scrolled; the text says to where.
  public struct PageScrolled: _AccessibilityNotifications {
    /// The notice in the engine's words. Not for use by apps.
    public let _notice: AccessibilityNotice

    /// Makes a notice with the words for the place.
    public init(_ announcement: AttributedString) { self.init(String(announcement.characters)) }

    /// Makes a notice with the words for the place. Posted twice, it says that the end is reached.
    public init(_ announcement: String) { _notice = .pageScrolled(.text(announcement)) }

    /// Makes a notice with the words for the place.
    public init(_ announcement: NSAttributedString) { self.init(announcement.string) }
  }
}

/// What the notices have in common. Public only because they are.
public protocol _AccessibilityNotifications {
  /// The notice in the engine's words. Not for use by apps.
  var _notice: AccessibilityNotice { get }
}

extension _AccessibilityNotifications {
  /// Lets the technologies of the running session know.
  public func post() { NoticeOutbox.post(_notice) }
}
