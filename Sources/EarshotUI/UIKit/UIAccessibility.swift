import EarshotAccessibility
import Foundation

/// UIKit's accessibility functions: a type that apps extend with members of their own. All of them mean the running
/// session; outside any, nothing is on and posting does nothing.
public enum UIAccessibility {
  /// Lets assistive technologies know of something (`voiceover.md` 5.2).
  ///
  /// - Parameters:
  ///   - notification: what happened.
  ///   - argument: a text to be spoken, plain or with attributes. Differs from UIKit: views have no objects here, so that
  ///     anything else counts as `nil`.
  public static func post(notification: Notification, argument: Any?) {
    if let notice = notification.notice(argument) { NoticeOutbox.post(notice) }
  }

  /// Whether VoiceOver is on.
  public static var isVoiceOverRunning: Bool { isRunning(.voiceOver) }

  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { isRunning(.switchControl) }

  private static func isRunning(_ technology: AssistiveTechnology) -> Bool {
    NoticeOutbox.current?.isRunning(technology) ?? false
  }

  /// Posted when VoiceOver was switched on or off.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Switch Control was switched on or off.
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// Posted when an announcement has ended, with its text and whether it was spoken to its end.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// The key of the text of an announcement that has ended; a `String`.
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  /// The key of whether an announcement was spoken to its end; a `Bool`.
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

extension UIAccessibility {
  /// What assistive technologies can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// One number a kind.
    public let rawValue: UInt32

    /// Makes a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new screen has appeared.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Technologies are to pause. Differs from UIKit: they go on.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Technologies are to go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)

    fileprivate func notice(_ argument: Any?) -> AccessibilityNotice? {
      switch self {
      case .screenChanged: .screenChanged(.init(argument: argument))
      case .layoutChanged: .layoutChanged(.init(argument: argument))
      case .announcement: NoticeText(argument: argument).map { .announcement($0.announcement) }
      case .pageScrolled: NoticeText(argument: argument).map { .pageScrolled(.text($0.string)) }
      default: nil
      }
    }
  }
}
