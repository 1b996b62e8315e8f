import EarshotAccessibility
import EarshotGeometry
import Testing

@testable import EarshotUI

@Suite("Where things stand")
@MainActor struct PlaceTests {
  private struct ListView: View {
    @State private var hasHeader = false
    @State private var presses = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        if hasHeader { Text("Header") }
        Button("Header") { hasHeader = true }.accessibilityIdentifier("show")
        Button("Presses \(presses)") { presses += 1 }.accessibilityIdentifier("count")
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<20, id: \.self) { Button("Row \($0)") {} }
          }
        }
        .cellFrame(height: 4)
        Button("Last") {}
      }
    }
  }

  private func element(_ mount: Mount, _ column: Int, _ row: Int) -> NodeID? {
    mount.graph.element(at: CellPoint(column: column, row: row))
  }

  @Test("Frames are as if nothing were scrolled; what is seen at a cell follows the scrolling")
  func scrolled() {
    let mount = Mount { ListView() }
    #expect(mount.graph.unscrolledFrame(of: mount.id("Row 3"))?.origin == CellPoint(column: 0, row: 5))
    #expect(element(mount, 0, 5) == mount.id("Row 3"))
    mount.perform(.scrollToVisible, on: "Row 10")
    #expect(mount.graph.unscrolledFrame(of: mount.id("Row 3"))?.origin == CellPoint(column: 0, row: 5))
    #expect(element(mount, 0, 5) == mount.id("Row 10"))
    #expect(element(mount, 0, 6) == mount.id("Last"))
    #expect(element(mount, 20, 5) == nil)
    #expect(element(mount, 0, 11) == nil)
  }

  @Test("It is told when something comes to stand in another row, and only then")
  func moves() {
    let mount = Mount { ListView() }
    #expect(!mount.graph.takeRowMoves())
    mount.press("Presses 0")
    mount.perform(.scrollToVisible, on: "Row 10")
    #expect(!mount.graph.takeRowMoves())
    mount.press("Header")
    #expect(mount.graph.takeRowMoves())
    #expect(!mount.graph.takeRowMoves())
  }

  @Test("What is merged is the element that it is merged into; what is hidden is none")
  func mergedAndHidden() {
    let mount = Mount {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("One")
          Text("Two")
        }
        .accessibilityElement(children: .combine)
        Text("Hidden").accessibilityHidden(true)
      }
    }
    #expect(element(mount, 4, 0) == mount.id("One, Two"))
    #expect(element(mount, 0, 1) == nil)
  }

  @Test("A tap at a cell reaches the control there, hidden or not, unless it is disabled")
  func tapping() {
    var taps: [String] = []
    let mount = Mount {
      VStack(alignment: .leading, spacing: 0) {
        Button("A") { taps.append("a") }.accessibilityHidden(true)
        Button("B") { taps.append("b") }.disabled(true)
        Text("C")
      }
    }
    for row in 0..<4 {
      let request = ActionRequest(
        target: NodeID(0), action: .tapAt(CellPoint(column: 2, row: row)), technology: .switchControl)
      mount.turn { mount.graph.perform(request) }
    }
    #expect(taps == ["a"])
  }
}
