import EarshotAccessibility
import EarshotEngine
import Testing

/// The item chooser (`voiceover.md` 4.1).
@Suite struct ItemChoiceTests {
  let stage = Stage([
    .heading("Log in"),
    .group("form", [.field("Email", value: "ada@example.org"), .secret("PIN", count: 4)]),
    .button("Log in now").offering("Delete"), .text("hidden").hidden,
  ])

  func texts(_ text: String) -> [String] { stage.engine.items(matching: text).map(\.text) }

  @Test func allElementsAreListedInOrderWithoutHintsAndContainers() {
    #expect(
      texts("") == [
        "Log in, Heading", "Email, ada@example.org, Text field", "PIN, 4 characters, Secure text field",
        "Log in now, Button",
      ])
    #expect(stage.engine.items().map(\.element) == Array(stage.engine.tree.elements))
  }

  @Test func theDescriptionIsSearchedWhateverTheCase() {
    #expect(texts("LOG") == ["Log in, Heading", "Log in now, Button"])
    #expect(texts("field") == ["Email, ada@example.org, Text field", "PIN, 4 characters, Secure text field"])
    #expect(texts("form") == [])
    #expect(texts("double tap") == [])
  }

  @Test func nothingIsSpoken() {
    stage.listen()
    _ = texts("")
    #expect(stage.spoken == [])
  }
}
