import Foundation
import Testing

@testable import EarshotUI

private struct Doubled: FormatStyle {
  func format(_ value: Int) -> String { "\(2 * value)" }
}

@MainActor @Suite struct TextTests {
  @Test func aLabelledTextIsShownAsItIsAndHeardAsItsLabel() {
    let mount = Mount { Text("5 kg").accessibilityLabel("five kilograms") }
    #expect(mount.screen == "5 kg")
    #expect(mount.outline == "text \"five kilograms\"")
  }

  @Test(arguments: [
    (Text("a").accessibilityLabel("b") + Text("c"), "ac", "b c"),
    (Text("a") + Text("c").accessibilityLabel("d"), "ac", "a d"),
    (Text("Hi").accessibilityLabel("Hello") + Text("!"), "Hi!", "Hello!"),
    (Text("5").accessibilityLabel("five") + Text(" km"), "5 km", "five km"),
    (Text("a") + Text("c"), "ac", "ac"),
    (Text("a").accessibilityLabel("b").accessibilityLabel("c"), "a", "c"),
    (Text("x").accessibilityLabel(Text("a").accessibilityLabel("b")), "x", "b"),
    (Text("\(Text("5").accessibilityLabel("five")) km"), "5 km", "five km"),
    (Text(AttributedString("plain")), "plain", "plain"),
    (Text(7, format: Doubled()), "14", "14"),
    (Text("twice \(7, format: Doubled())"), "twice 14", "twice 14"),
    (Text("\(AttributedString("plain")) text"), "plain text", "plain text"),
  ])
  func joinedTextsAreShownAndHeardTogether(_ text: Text, _ shown: String, _ spoken: String) {
    let mount = Mount { text }
    #expect(mount.screen == shown)
    #expect(mount.outline == "text \"\(spoken)\"")
  }

  @Test func anotherLabelIsSentButNotDrawn() {
    let label = Handle("one")
    let mount = Mount { Driven(label) { $label in Text("1").accessibilityLabel(label) } }
    let work = mount.turn { label.value = "two" }
    #expect(mount.outline == "text \"two\"")
    #expect(work.recordsEmitted == 1)
    #expect(work.layoutsComputed == 0)
    #expect(work.nodesPainted == 0)
  }

  @Test func labelsOfTextsAreHeardWhereTextsAreGivenToModifiers() {
    let text = Text("1").accessibilityLabel("one")
    let mount = Mount {
      Text("t").accessibilityHint(text).accessibilityValue(text).accessibilityAction(named: text) {}
      TextField("f", text: .constant(""), prompt: text)
    }
    #expect(
      mount.outline == """
        text "t" = "one" hint "one" actions ["one"]
        textField "f" = "one"
        """)
    #expect(mount.screen.contains("[1 "))
  }

  @Test func aTableIsLookedUpWhereOneIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID().uuidString).bundle")
    let language = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("\"title\" = \"The title\";".utf8).write(to: language.appending(path: "Localizable.strings"))
    try Data("\"title\" = \"Another\";".utf8).write(to: language.appending(path: "Other.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(Text("title", bundle: bundle) == Text(verbatim: "The title"))
    #expect(Text("title", tableName: "Other", bundle: bundle) == Text(verbatim: "Another"))
    #expect(Text("unknown", bundle: bundle) == Text(verbatim: "unknown"))
    #expect(Text("title", comment: "no table") == Text(verbatim: "title"))
  }
}
