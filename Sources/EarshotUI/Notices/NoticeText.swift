import EarshotAccessibility
import Foundation

/// A text of the app that is to be spoken, with what its attributes say of it.
struct NoticeText {
  let string: String
  var priority = Announcement.Priority.default
  var isQueued = false
  var language = ""

  init(_ string: String) { self.string = string }

  /// Attributes count if the first characters have them.
  init(_ text: AttributedString) {
    string = String(text.characters)
    guard let run = text.runs.first else { return }
    priority = run.accessibilitySpeechAnnouncementPriority?.priority ?? .default
    isQueued = run.accessibilitySpeechAnnouncementsQueued ?? false
    language = run.languageIdentifier ?? ""
  }

  /// Attributes count if the first characters have them.
  init(_ text: NSAttributedString) {
    string = text.string
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    isQueued = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool ?? false
    language = attributes[.accessibilitySpeechLanguage] as? String ?? ""
  }

  /// The text that an argument of any type is, if it is one.
  init?(argument: Any?) {
    switch argument {
    case let text as String: self.init(text)
    case let text as AttributedString: self.init(text)
    case let text as NSAttributedString: self.init(text)
    case let text as Substring: self.init(String(text))
    default: return nil
    }
  }

  var announcement: Announcement {
    Announcement(string, priority: priority, isQueued: isQueued, language: language)
  }
}

extension AccessibilityNotice.Subject {
  /// What an argument of any type is about. Differs from UIKit: views have no objects here, so that only a text counts.
  init?(argument: Any?) {
    guard let text = NoticeText(argument: argument) else { return nil }
    self = .text(text.string)
  }
}

extension NSAttributedString.Key {
  /// Whether an announcement waits until what is spoken has ended; a `Bool`.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The language of the words, as a BCP 47 tag; a `String`.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage")
}
