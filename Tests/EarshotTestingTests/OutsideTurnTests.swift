import EarshotTesting
import Foundation
import SwiftUI
import Testing

/// What a test does to an app without a verb of the pilot.
@Suite("Outside any turn")
@MainActor struct OutsideTurnTests {
  private struct ReceivingView: View {
    static let name = Notification.Name("OutsideTurnTests")

    @State private var text = "Waiting"
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Text("Title")
        Text(text).accessibilityFocused($isFocused)
      }
      .onReceive(NotificationCenter.default.publisher(for: Self.name)) { _ in
        text = "Received"
        isFocused = true
      }
    }
  }

  @Test("A notification that the test posts is handled before anything is read")
  func notification() throws {
    let app = Pilot { ReceivingView() }
    try app.voiceOver.enable()
    app.mark()
    NotificationCenter.default.post(name: ReceivingView.name, object: nil)
    #expect(app.voiceOver.cursor == "Received")
    #expect(app.spoken == ["Received"])
    #expect(app.focus("ReceivingView.isFocused") == "true")
  }

  @Test("A size that is none counts as no cells")
  func negativeSize() throws {
    let app = Pilot { Text("Hello") }
    app.resize(to: CellSize(width: -1, height: -5))
    try app.voiceOver.enable()
    #expect(app.spoken == ["Hello"])
  }
}
