import SwiftUI

/// A mailbox: headings of two levels, messages with actions and more content, a rotor of the unread ones, and a setting to
/// be adjusted.
///
/// It teaches the rotor. What it offers depends on the screen and on the element: headings to jump between, the author's
/// own kind "Unread", the actions of a message, what else there is to know of it, the value of an adjustable. And it
/// teaches announcements: a deleted message says so as soon as the element that the cursor went to is spoken.
public struct InboxView: View {
  @State private var messages = Message.all
  @State private var linesShown = 1

  /// Starts with four messages.
  public init() {}

  /// The messages by day, and the setting.
  public var body: some View {
    VStack(alignment: .leading) {
      heading("Inbox", .h1)
      ForEach(Message.days, id: \.self) { day in
        heading(day, .h2)
        ForEach(messages.filter { $0.day == day }) { message in
          MessageRow(message: message, linesShown: linesShown, toggleRead: toggleRead, delete: delete)
        }
      }
      Text("Preview: \(size)")
        .accessibilityLabel("Preview")
        .accessibilityValue(size)
        .accessibilityAdjustableAction(adjust)
    }
    .accessibilityRotor("Unread") {
      ForEach(messages) { message in
        if !message.isRead { AccessibilityRotorEntry(message.subject, id: message.id) }
      }
    }
  }

  private var size: String { linesShown == 1 ? "1 line" : "\(linesShown) lines" }

  private func heading(_ title: String, _ level: AccessibilityHeadingLevel) -> some View {
    Text(title)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(level)
  }

  private func toggleRead(_ message: Message) {
    guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
    messages[index].isRead.toggle()
  }

  private func delete(_ message: Message) {
    messages.removeAll { $0.id == message.id }
    // The cursor goes on to the next element, which is spoken at once; this waits its turn instead of being cut short.
    var announcement = AttributedString("Deleted \(message.subject)")
    announcement.accessibilitySpeechAnnouncementPriority = .low
    AccessibilityNotification.Announcement(announcement).post()
  }

  private func adjust(_ direction: AccessibilityAdjustmentDirection) {
    linesShown = direction == .increment ? min(2, linesShown + 1) : max(0, linesShown - 1)
  }
}

/// One message, as one element.
private struct MessageRow: View {
  let message: Message
  let linesShown: Int
  let toggleRead: (Message) -> Void
  let delete: (Message) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(message.isRead ? " " : "•") \(message.sender): \(message.subject)")
        .accessibilityLabel("\(message.sender), \(message.subject)")
      ForEach(message.preview.prefix(linesShown), id: \.self) { line in
        Text("  \(line)").accessibilityHidden(true)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(message.isRead ? "" : "unread")
    .accessibilityCustomContent("Sent", message.time)
    .accessibilityCustomContent("Size", message.size)
    .accessibilityAction(named: message.isRead ? "Mark as unread" : "Mark as read") { toggleRead(message) }
    .accessibilityAction(named: "Delete") { delete(message) }
  }
}

/// What is known of a message.
private struct Message: Identifiable {
  let id: Int
  let day: String
  let sender: String
  let subject: String
  let time: String
  let size: String
  let preview: [String]
  var isRead: Bool

  static let days = ["Today", "Yesterday"]

  static let all = [
    Message(
      id: 1, day: "Today", sender: "Ada", subject: "Engine notes", time: "10:42", size: "12 KB",
      preview: ["The cards for the store are punched.", "Shall we run them tonight?"], isRead: true),
    Message(
      id: 2, day: "Today", sender: "Grace", subject: "A moth in the relay", time: "9:15", size: "3 KB",
      preview: ["Found it at last. It is taped into the log."], isRead: false),
    Message(
      id: 3, day: "Yesterday", sender: "Alan", subject: "Chess on Friday", time: "18:30", size: "2 KB",
      preview: ["Bring the board, I have the clock."], isRead: true),
    Message(
      id: 4, day: "Yesterday", sender: "Joan", subject: "Menus of the week", time: "8:05", size: "40 KB",
      preview: ["All found before breakfast."], isRead: false),
  ]
}
