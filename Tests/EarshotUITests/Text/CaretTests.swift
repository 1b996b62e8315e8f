import EarshotTerminal
import TestSupport
import Testing

@testable import EarshotUI

/// Whatever is typed, the caret stays inside the field and what is shown fits.
@MainActor @Suite struct CaretTests {
  private static let pieces = ["a", "word ", "\u{301}", "界", "👩‍👧", "\n", " ", "e\u{301}"]

  private static func command(_ random: inout SplitMix64) -> EditCommand {
    let move = CaretMove.allCases.randomElement(using: &random) ?? .left
    let all: [EditCommand] = [
      .deleteBackward, .deleteForward, .deleteWordBackward, .move(move), .move(move), .select(move),
      .selectAll,
      .undo, .redo, .newLine,
    ]
    if Bool.random(using: &random) { return .insert(pieces.randomElement(using: &random) ?? "a") }
    return all.randomElement(using: &random) ?? .undo
  }

  private func check<V: View>(
    _ seed: UInt64, height: Int, @ViewBuilder field: @escaping (Binding<String>) -> V
  ) throws {
    var random = SplitMix64(seed: seed)
    let text = Handle("")
    let width = Int.random(in: 4...12, using: &random)
    let mount = Mount(width: width, height: height) { Driven(text) { $text in field($text) } }
    mount.press("field")
    for _ in 0..<60 {
      if Int.random(in: 0..<12, using: &random) == 0 {
        mount.turn { text.value = String(text.value.prefix(Int.random(in: 0..<9, using: &random))) }
      } else {
        mount.edit(Self.command(&random))
      }
      let caret = try #require(mount.graph.caretPosition)
      #expect((1...width - 2).contains(caret.column))
      #expect((0..<height).contains(caret.row))
      #expect(mount.screen.split(separator: "\n").allSatisfy { GlyphWidth.of($0) <= width })
    }
  }

  @Test(arguments: 0..<40) func inAFieldOfOneLine(seed: UInt64) throws {
    try check(seed, height: 1) { TextField("field", text: $0) }
  }

  @Test(arguments: 0..<40) func inASecureField(seed: UInt64) throws {
    try check(seed, height: 1) { SecureField("field", text: $0) }
  }

  @Test(arguments: 0..<40) func inAnEditor(seed: UInt64) throws {
    try check(seed, height: 3) { TextEditor(text: $0).accessibilityLabel("field") }
  }
}
