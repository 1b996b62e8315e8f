import EarshotAccessibility
import EarshotGeometry
import Testing

@testable import EarshotUI

@MainActor @Suite struct ScrollTests {
  private func rows(_ range: Range<Int>) -> String { range.map { "row \($0)" }.joined(separator: "\n") }

  @Test func onlyWhatFitsIsShownAndTheRestIsRevealed() {
    let mount = Mount(width: 10, height: 3) {
      ScrollView { VStack(alignment: .leading) { ForEach(0..<10) { Text("row \($0)") } } }
    }
    #expect(mount.screen == rows(0..<3))
    #expect(mount.graph.visibleFrame(of: mount.id("row 5")) == nil)
    mount.perform(.scrollToVisible, on: "row 5")
    #expect(mount.screen == rows(3..<6))
    #expect(
      mount.graph.visibleFrame(of: mount.id("row 5")) == CellRect(column: 0, row: 2, width: 5, height: 1))
    mount.perform(.scrollToVisible, on: "row 4")
    #expect(mount.screen == rows(3..<6))
    mount.perform(.scrollToVisible, on: "row 0")
    #expect(mount.screen == rows(0..<3))
  }

  @Test func rowsDirectlyInsideStandBelowOneAnother() {
    let mount = Mount(width: 10, height: 3) { ScrollView { ForEach(0..<100) { Text("row \($0)") } } }
    mount.perform(.scrollToVisible, on: "row 50")
    #expect(mount.screen == rows(48..<51))
  }

  @Test func lessContentScrollsBack() {
    let n = Handle(10)
    let mount = Mount(width: 10, height: 3) {
      ScrollView { Driven(n) { $n in ForEach(0..<n, id: \.self) { Text("row \($0)") } } }
    }
    mount.perform(.scrollToVisible, on: "row 9")
    mount.turn { n.value = 5 }
    #expect(mount.screen == rows(2..<5))
    mount.turn { n.value = 1 }
    #expect(mount.screen == "row 0")
  }

  @Test func aFormIsAContainerWithSections() {
    let mount = Mount(width: 20, height: 5) {
      Form {
        Section("Account") { Text("name") }
        Section {
          Text("plain")
        } footer: {
          Text("foot")
        }
      }
    }
    #expect(mount.screen == "Account\nname\nplain\nfoot")
    #expect(
      mount.outline == """
        form
          text "Account" header
          text "name"
          text "plain"
          text "foot"
        """)
  }

  @Test func anAreaInsideAnotherIsAsTallAsItsContentAndFollowsIt() {
    let n = Handle(2)
    let mount = Mount(width: 10, height: 6) {
      ScrollView {
        ScrollView { Driven(n) { $n in ForEach(0..<n, id: \.self) { Text("row \($0)") } } }
        Text("below")
      }
    }
    #expect(mount.screen == rows(0..<2) + "\nbelow")
    mount.turn { n.value = 3 }
    #expect(mount.screen == rows(0..<3) + "\nbelow")
  }

  @Test func aHorizontalAreaScrollsAlongTheRow() {
    let mount = Mount(width: 6, height: 2) {
      ScrollView(.horizontal) { HStack { ForEach(0..<5) { Text("n\($0)") } } }
    }
    #expect(mount.screen == "n0 n1")
    mount.perform(.scrollToVisible, on: "n3")
    #expect(mount.screen == " n2 n3")
  }

  @Test func insertingARowKeepsTheWorkOutsideSmall() {
    let n = Handle(3)
    let mount = Mount(width: 20, height: 10) {
      VStack {
        Text("top")
        ScrollView { Driven(n) { $n in ForEach(0..<n, id: \.self) { Text("row \($0)") } } }
      }
    }
    let work = mount.turn { n.value = 4 }
    #expect(work.layoutsComputed == 1)
    #expect(work.recordsEmitted == 2)
  }

  @Test func anySizeIsSurvived() {
    let mount = Mount(width: 1, height: 1) {
      Form {
        Section("Title") {
          Toggle("on", isOn: .constant(true)); Button("go") {}
        }
        HStack {
          TextField("f", text: .constant("界x")); SecureField("s", text: .constant("abc")); Divider()
        }
        TextEditor(text: .constant("ab\nc")).frame(height: 32)
        ScrollView(.horizontal) { Text("a long text") }.padding()
        Spacer()
      }
    }
    for (width, height) in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (3, 40), (200, 1), (80, 24), (1, 1)] {
      mount.resize(width: width, height: height)
    }
    mount.resize(width: 30, height: 12)
    #expect(mount.screen.hasPrefix("Title\n[x] on\n[ go ]\n["))
  }

  @Test func aPageIsScrolledAndSaidInRowsUntilTheEnd() {
    let mount = Mount(width: 10, height: 4) {
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(0..<9) { Text("row \($0)") }
          Text("two\nlines")
        }
      }
    }
    func scroll(_ direction: ScrollDirection) -> [AccessibilityNotice] {
      mount.turn {
        let area = mount.nodes[1]
        #expect(area.role == .scrollArea && area.actions == .scroll)
        mount.graph.perform(
          ActionRequest(target: area.id, action: .scroll(direction), technology: .voiceOver))
      }
      return mount.notices
    }
    #expect(scroll(.down) == [.pageScrolled(.rows(4...7, of: 10))])
    #expect(mount.screen == rows(3..<7))
    #expect(scroll(.down) == [.pageScrolled(.rows(7...10, of: 10))])
    #expect(scroll(.down) == [.pageScrolled(.rows(8...10, of: 10))])
    #expect(scroll(.down) == [.pageScrolled(.rows(8...10, of: 10))])
    #expect(mount.screen == "row 7\nrow 8\ntwo\nlines")
    #expect(scroll(.up) == [.pageScrolled(.rows(5...8, of: 10))])
    #expect(scroll(.right) == [])
    #expect(scroll(.left) == [])
  }

  @Test func whatFitsIsNotScrolledAndColumnsCountAlongTheRow() {
    let n = Handle(9)
    let mount = Mount(width: 8, height: 3) {
      ScrollView(.horizontal) { HStack { Driven(n) { $n in ForEach(0..<n, id: \.self) { Text("n\($0)") } } } }
    }
    func scroll(_ direction: ScrollDirection) -> Bool {
      var isHandled = false
      mount.turn {
        isHandled = mount.graph.perform(
          ActionRequest(target: mount.nodes[1].id, action: .scroll(direction), technology: .voiceOver))
      }
      return isHandled
    }
    #expect(scroll(.right))
    #expect(mount.notices == [.pageScrolled(.rows(3...5, of: 9))])
    #expect(!scroll(.down))
    mount.turn { n.value = 2 }
    #expect(!scroll(.right))
    #expect(mount.nodes[1].actions == [])
    #expect(mount.notices == [])
  }

  @Test func anActionOfTheAppsOwnScrollsInstead() {
    let log = Log()
    let mount = Mount(width: 10, height: 2) {
      ScrollView { ForEach(0..<9) { Text("row \($0)") } }.accessibilityScrollAction { log("\($0)") }
    }
    for direction in ScrollDirection.allCases {
      mount.turn {
        mount.graph.perform(
          ActionRequest(target: mount.nodes[1].id, action: .scroll(direction), technology: .voiceOver))
      }
    }
    #expect(log.lines == ["top", "bottom", "leading", "trailing"])
    #expect(mount.screen == rows(0..<2))
    #expect(mount.notices == [])
  }

  @Test(arguments: [20, 200, 2000]) func aPageCostsTheSameWhateverTheLength(count: Int) {
    let mount = Mount(width: 10, height: 5) {
      ScrollView { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
    }
    let work = mount.turn {
      mount.graph.perform(
        ActionRequest(target: mount.nodes[1].id, action: .scroll(.down), technology: .voiceOver))
    }
    #expect(mount.notices == [.pageScrolled(.rows(5...9, of: count))])
    #expect(work.nodesPainted == 8 && work.layoutsComputed == 0 && work.recordsComputed == 0)
  }
}
