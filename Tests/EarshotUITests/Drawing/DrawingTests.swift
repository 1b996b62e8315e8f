import EarshotGeometry
import EarshotTerminal
import Testing

@testable import EarshotUI

@MainActor @Suite struct DrawingTests {
  private func style(_ mount: Mount, column: Int, row: Int) -> CellStyle {
    mount.cells[column: column, row: row].style
  }

  @Test func nothingIsPaintedWhenNothingChanged() {
    let mount = Mount { Text("a") }
    #expect(mount.turn {}.nodesPainted == 0)
  }

  @Test func onlyWhatMeetsTheChangeIsPainted() {
    let text = Handle("one")
    let mount = Mount {
      VStack {
        Driven(text) { $text in Text(text) }
        ForEach(0..<5) { Text("other \($0)") }
      }
    }
    // The screen, its own column, the column inside and the text.
    #expect(mount.turn { text.value = "two" }.nodesPainted == 4)
  }

  @Test func aShorterTextLeavesNothingBehind() {
    let text = Handle("a long text")
    let mount = Mount {
      VStack(alignment: .leading) {
        Driven(text) { $text in Text(text) }
        Text("below")
      }
    }
    mount.turn { text.value = "short" }
    #expect(mount.screen == "short\nbelow")
  }

  @Test func disabledControlsAreDim() {
    let disabled = Handle(true)
    let mount = Mount { Driven(disabled) { $disabled in Button("b") {}.disabled(disabled) } }
    #expect(mount.screen == "[ b ]")
    #expect(style(mount, column: 2, row: 0) == .dim)
    mount.turn { disabled.value = false }
    #expect(style(mount, column: 2, row: 0) == [])
  }

  @Test func aChangedStyleIsPainted() {
    let isBold = Handle(false)
    let mount = Mount { Driven(isBold) { $isBold in Text("a").cellStyle(isBold ? .bold : []) } }
    mount.turn { isBold.value = true }
    #expect(style(mount, column: 0, row: 0) == .bold)
  }

  @Test func contentIsClippedToItsPlace() {
    let mount = Mount(width: 12) {
      HStack(spacing: 0) {
        VStack(alignment: .leading) { Text("a\nb\nc") }.cellFrame(width: 2, height: 1)
        Text("|")
      }
    }
    #expect(mount.screen.split(separator: "\n").count == 1)
  }
}
