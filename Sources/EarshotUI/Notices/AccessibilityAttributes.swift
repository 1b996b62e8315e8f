import EarshotAccessibility
import Foundation

extension AttributeScopes {
  /// The attributes of texts that assistive technologies go by.
  public struct AccessibilityAttributes: AttributeScope {
    /// What an announcement may interrupt.
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    /// Whether an announcement waits until what is spoken has ended.
    public let accessibilitySpeechAnnouncementsQueued: AnnouncementsQueuedAttribute

    /// The attribute of an announcement's priority.
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = AnnouncementPriority
      /// Its name.
      public static let name = "AXSpeechAnnouncementPriority"

      /// What an announcement may interrupt (`voiceover.md` 5.5).
      public enum AnnouncementPriority: Hashable, Sendable {
        /// Waits until nothing else is spoken.
        case low
        /// Interrupts what is spoken, and may be interrupted.
        case `default`
        /// Interrupts what is spoken, and is spoken to its end.
        case high

        var priority: Announcement.Priority {
          switch self {
          case .low: .low
          case .default: .default
          case .high: .high
          }
        }
      }
    }

    /// The attribute of an announcement that waits.
    public enum AnnouncementsQueuedAttribute: AttributedStringKey {
      /// The type of its value.
      public typealias Value = Bool
      /// Its name.
      public static let name = "AXSpeechAnnouncementsQueued"
    }
  }

  /// The attributes of texts that assistive technologies go by.
  public var accessibility: AccessibilityAttributes.Type { AccessibilityAttributes.self }
}

extension AttributeDynamicLookup {
  /// The attribute that a property of the scope stands for.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
  ) -> T { self[T.self] }
}
