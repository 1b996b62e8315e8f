import EarshotAccessibility
import Testing

@testable import EarshotUI

@MainActor @Suite struct RotorTests {
  private struct Message: Identifiable {
    let id: Int
    let title: String
    var isUrgent: Bool { id % 2 == 0 }
  }

  private static func messages(_ ids: Range<Int>) -> [Message] {
    ids.map { Message(id: $0, title: "m\($0)") }
  }

  /// Each rotor of the tree: its name, and the labels of the elements that its entries lead to.
  private func rotors(_ mount: Mount) -> [String] {
    mount.nodes.flatMap { node in
      node.details.rotors.map { rotor in
        let entries = rotor.entries.map { entry in
          let target = mount.nodes.first { $0.id == entry.target }?.label ?? "?"
          return "\(entry.label)→\(target)" + (entry.textRange.map { " \($0)" } ?? "")
        }
        return "\(node.role.rawValue) \(rotor.name.words): \(entries.joined(separator: ", "))"
      }
    }
  }

  @Test func entriesLeadToTheViewsOfTheirIdentities() {
    let mount = Mount {
      ScrollView {
        ForEach(Self.messages(0..<4)) { Text($0.title) }
        Text("last").id("last")
      }
      .accessibilityRotor("Urgent") {
        ForEach(Self.messages(0..<4)) { message in
          if message.isUrgent { AccessibilityRotorEntry(message.title, id: message.id) }
        }
        AccessibilityRotorEntry("the end", id: "last")
        AccessibilityRotorEntry("gone", id: 17)
      }
      .accessibilityRotor(.headings, entries: Self.messages(1..<2), entryLabel: \.title)
    }
    #expect(
      rotors(mount) == ["scrollArea Urgent: m0→m0, m2→m2, the end→last", "scrollArea headings: m1→m1"])
  }

  @Test func onWhatIsNoElementARotorHasAPlainContainerOfItsOwn() {
    let mount = Mount {
      VStack {
        Text("a").id(1)
        VStack {
          Text("b"); Text("c")
        }.accessibilityElement(children: .combine).id(2)
        Text("hidden").id(3).accessibilityHidden(true)
      }
      .accessibilityRotor(Text("Letters")) {
        AccessibilityRotorEntry("A", id: 1)
        AccessibilityRotorEntry("B", id: 2)
        AccessibilityRotorEntry("C", id: 3)
      }
      Text("beyond")
    }
    #expect(mount.outline == "generic\n  text \"a\"\n  element \"b, c\"\ntext \"beyond\"")
    #expect(rotors(mount) == ["generic Letters: A→a, B→b, c"])
  }

  @Test func partsOfATextAreCountedInCharacters() {
    let text = "e\u{301}👨‍👩‍👧 one two"
    let range = text.range(of: "two") ?? text.startIndex..<text.endIndex
    let mount = Mount(width: 60) {
      Text(text).padding().accessibilityRotor("Words", textRanges: [range, text.startIndex..<text.endIndex])
      TextField("Name", text: .constant("ab")).accessibilityRotor(.misspelledWords) {
        AccessibilityRotorEntry("typo", textRange: "ab".startIndex..<"ab".endIndex)
      }
    }
    #expect(
      rotors(mount) == [
        "text Words: →\(text) 7..<10, →\(text) 0..<10", "textField Misspelled Words: typo→Name 0..<2",
      ])
  }

  @Test func aNamedViewIsFoundAnywhere() {
    struct Page: View {
      @Namespace private var names
      let isShown: Bool
      var body: some View {
        VStack {
          Text("list").accessibilityRotor("Places") {
            AccessibilityRotorEntry("here", "x", in: names)
            AccessibilityRotorEntry("there", id: "y", in: names)
          }
          Text("target").accessibilityRotorEntry(id: "x", in: names)
          if isShown { Text("late").accessibilityRotorEntry(id: "y", in: names) }
        }
      }
    }
    let isShown = Handle(false)
    let mount = Mount { Driven(isShown) { $isShown in Page(isShown: isShown) } }
    #expect(rotors(mount) == ["text Places: here→target"])
    mount.turn { isShown.value = true }
    #expect(rotors(mount) == ["text Places: here→target, there→late"])
    mount.turn { isShown.value = false }
    #expect(rotors(mount) == ["text Places: here→target"])
  }

  @Test func entriesFollowTheirOwnStateAndTheListInside() {
    let shown = Handle(2)
    let urgent = Handle([0, 3])
    let mount = Mount {
      Driven(urgent) { $urgent in
        VStack {
          ScrollView {
            Driven(shown) { $shown in ForEach(Self.messages(0..<shown)) { Text($0.title) } }
          }
        }
        .accessibilityRotor("Urgent") { ForEach(urgent, id: \.self) { AccessibilityRotorEntry("!", id: $0) } }
      }
    }
    #expect(rotors(mount) == ["scrollArea Urgent: !→m0"])
    mount.turn { shown.value = 5 }
    #expect(rotors(mount) == ["scrollArea Urgent: !→m0, !→m3"])
    mount.turn { urgent.value = [4] }
    #expect(rotors(mount) == ["scrollArea Urgent: !→m4"])
    mount.turn { shown.value = 1 }
    #expect(rotors(mount) == ["scrollArea Urgent: "])
  }

  @Test(arguments: [10, 100, 1000]) func whatIsElsewhereHasNoEntryLookedUpAnew(count: Int) {
    let title = Handle("title")
    let name = Handle("name")
    let mount = Mount {
      Driven(title) { $title in Text(title) }
      ScrollView {
        Driven(name) { $name in Text(name) }
        ForEach(Self.messages(0..<count)) { Text($0.title) }
      }
      .accessibilityRotor("All", entries: Self.messages(0..<count), entryLabel: \.title)
    }
    #expect(mount.turn { title.value = "other" }.recordsComputed == 1)
    #expect(mount.turn { name.value = "other" }.recordsComputed == 1)
  }
}

extension CustomRotor.Name {
  fileprivate var words: String {
    switch self {
    case .custom(let name): name
    case .system(let kind): "\(kind)"
    }
  }
}
