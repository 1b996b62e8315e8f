import SwiftUI

/// A notice comes and goes above the content: only one with priority takes the cursor.
///
/// It teaches the Bool form of a focus property, on a view that isn't always there. The view appears and is asked for
/// in one go: `onChange` runs when the notice is on screen. Each notice has a number of its own, so that one with the
/// same words is another notice and is heard again.
public struct NoticeView: View {
  struct Notice: Equatable {
    let number: Int
    let text: String
    let isPriority: Bool
  }

  @State private var notice: Notice?
  @State private var count = 0
  @AccessibilityFocusState private var isNoticeFocused: Bool

  /// Starts without a notice.
  public init() {}

  /// The notice, if there is one; what the screen is about; and buttons that send notices.
  public var body: some View {
    VStack(alignment: .leading) {
      if let notice {
        Text(notice.text)
          .accessibilityFocused($isNoticeFocused)
        Button("Dismiss") { self.notice = nil }
        Divider()
      }
      Text("Departures")
        .accessibilityAddTraits(.isHeader)
      Text("Ferry to Visby, 14:20, pier 2")
      Button("Send a notice") {
        send("Coffee is served on deck 5", isPriority: false)
      }
      Button("Send a priority notice") {
        send("The ferry leaves from pier 3", isPriority: true)
      }
    }
    .onChange(of: notice) { _, notice in
      if notice?.isPriority == true {
        isNoticeFocused = true
      }
    }
  }

  private func send(_ text: String, isPriority: Bool) {
    count += 1
    notice = Notice(number: count, text: text, isPriority: isPriority)
  }
}
