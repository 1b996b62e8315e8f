import EarshotScript
import SwiftUI
import Testing

@testable import EarshotCLI

@Suite("The speak command")
@MainActor struct SpeakCommandTests {
  @Test("What VoiceOver says is printed in order, one utterance a line, with numbers in front")
  func numbered() {
    #expect(earshot("speak", "hello") == ProgramResult(status: 0, output: "1  Hello\n"))
    let rows = earshot("speak", "rows", "--items", "10")
    #expect(rows.output.hasPrefix(" 1  Row 1\n 2  Row 2\n"))
    #expect(rows.output.hasSuffix("\n 9  Row 9\n10  Row 10\n"))
  }

  @Test("A screen without elements says nothing")
  func empty() {
    #expect(earshot("speak", "rows", "--items", "0") == ProgramResult(status: 0))
  }

  @Test("Plain output has no numbers, and hints can be left out")
  func plain() {
    #expect(
      earshot("speak", "door", "--plain", screens: doors).output == """
        Two lines
        Code, Text field, Double tap to edit
        Open, Button

        """)
    #expect(
      earshot("speak", "door", "--no-hints", screens: doors).output == """
        1  Two lines
        2  Code, Text field
        3  Open, Button

        """)
  }

  @Test("Another language has other words")
  func language() {
    let output = earshot("speak", "door", "--language", "de", "--plain", "--no-hints", screens: doors).output
    #expect(output.hasPrefix("Two lines\nCode, "))
    #expect(!output.contains("Text field") && !output.contains("Button"))
  }

  @Test("Nothing is activated on the way")
  func nothingActivated() {
    #expect(earshot("speak", "door", screens: doors).status == 0)
    #expect(earshot("tree", "door", screens: doors).output.contains("\"Open\" button"))
  }

  @Test("A screen that takes the cursor back has no end, which is a failure")
  func endless() {
    let result = earshot("speak", "trap", screens: doors)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "error: the last element was not reached in 130 moves: the screen takes the cursor back\n")
  }

  @Test(
    "Mistakes are usage errors",
    arguments: [
      (["speak"], "error: SCREEN is missing\nusage: earshot speak SCREEN "),
      (["speak", "nope"], "error: there is no screen `nope`; the screens are `hello`, `rows`\n"),
      (
        ["speak", "hello", "--items", "3"],
        "error: `--items` is not an option of the screen `hello`, which has none; leave it out\n"
      ),
      (["speak", "hello", "--language", "xx"], "error: `xx` is not a value of `--language`; give "),
      (
        ["speak", "hello", "--profile", "mac"],
        "error: `mac` is not a value of `--profile`; give ios or macos\nusage: earshot speak SCREEN "
      ),
      (["tree"], "error: SCREEN is missing\nusage: earshot tree SCREEN [--items N]\n"),
      (["tree", "nope"], "error: there is no screen `nope`; the screens are `hello`, `rows`\n"),
    ])
  func mistakes(arguments: [String], message: String) {
    var result = ProgramResult()
    result.status = EarshotProgram(screens: .small).run(
      arguments, output: { result.output += $0 }, errors: { result.errors += $0 })
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(message), "\(result.errors)")
  }

  @Test("The tree is an outline")
  func tree() {
    #expect(
      earshot("tree", "rows", "--items", "2")
        == ProgramResult(status: 0, output: "window\n  \"Row 1\" text\n  \"Row 2\" text\n"))
  }

  private let doors = ScreenCatalog([
    Screen("door", "A door") { DoorView() },
    Screen("trap", "No way out") { TrapView() },
  ])
}

private struct DoorView: View {
  @State private var code = ""
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("Two\nlines")
      TextField("Code", text: $code)
      Button(isOpen ? "Opened" : "Open") { isOpen = true }
    }
  }
}

private struct TrapView: View {
  @AccessibilityFocusState private var place: Int?

  var body: some View {
    VStack {
      Text("One").accessibilityFocused($place, equals: 1)
      Text("Two").accessibilityFocused($place, equals: 2)
      Text("Three")
    }
    .onChange(of: place) { if place == 2 { place = 1 } }
  }
}
