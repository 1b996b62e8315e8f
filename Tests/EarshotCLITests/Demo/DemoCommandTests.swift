import Testing

@testable import EarshotCLI

/// What goes wrong before the terminal is taken; the rest needs one.
@Suite("The demo command")
@MainActor struct DemoCommandTests {
  @Test("An unknown screen is a usage error that lists the screens")
  func unknownScreen() {
    let result = earshot("demo", "nope")
    #expect(result.status == 2)
    #expect(result.errors == "error: there is no screen `nope`; the screens are `hello`, `rows`\n")
  }

  @Test("An unknown technology is a usage error")
  func unknownTechnology() {
    let result = earshot("demo", "--technology", "braille")
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "error: `braille` is not a value of `--technology`; give voiceover, switchcontrol, both or none\n"))
  }

  @Test(
    "An unknown language or profile is a usage error",
    arguments: [("language", "xx", "en"), ("profile", "iOS", "ios or macos")])
  func unknownWords(option: String, value: String, expected: String) {
    let result = earshot("demo", "--\(option)", value)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("error: `\(value)` is not a value of `--\(option)`; give "))
    #expect(result.errors.contains(expected))
    #expect(result.errors.contains("\nusage: earshot demo [SCREEN] "))
  }

  @Test("A wrong number of items is a usage error")
  func wrongItems() {
    let result = earshot("demo", "rows", "--items", "many")
    #expect(result.status == 2)
    #expect(
      result.errors == "error: `many` is not a value of `--items`; give a whole number from 0 on\n")
  }

  @Test("Items for a screen without any are a usage error")
  func superfluousItems() {
    let result = earshot("demo", "hello", "--items", "3")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "error: `--items` is not an option of the screen `hello`, which has none; leave it out\n")
  }

  @Test("The linear mode says that it is not there, with the status for a wrong environment")
  func linear() {
    let result = earshot("demo", "--linear")
    #expect(result.status == 3)
    #expect(
      result.errors
        == "error: --linear is not in this version. Scripts need no terminal: earshot run PATH\n")
  }
}
