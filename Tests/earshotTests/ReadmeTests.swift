import EarshotCLI
import EarshotScript
import Foundation
import Testing

@testable import earshot

/// What the README shows is what the program does.
@Suite("README")
@MainActor struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The code blocks that begin with these words.
  private func blocks(beginning words: String) throws -> [String] {
    try text("README.md").components(separatedBy: "```\n").filter { $0.hasPrefix(words) }
  }

  private func outcome(of script: String, named file: String) throws -> ScriptOutcome {
    ScriptRunner(screens: .gallery).run(try Script(parsing: script, file: file))
  }

  @Test("The transcript is the beginning of the tour's")
  func transcript() throws {
    let shown = try blocks(beginning: "screen signin\nvoiceover on\n  0.000 s")
    #expect(shown.count == 1)
    let tour = try outcome(of: text("Examples/Scripts/tour.keys"), named: "tour.keys")
    #expect(tour.transcript.description.hasPrefix(shown.first ?? "none"))
  }

  @Test("The transcript of signing in with one switch is what the script gives")
  func oneSwitch() throws {
    let page = try text("Sources/EarshotEngine/EarshotEngine.docc/OneSwitch.md")
    let shown = page.components(separatedBy: "```\n").dropFirst().first
    let outcome = try outcome(of: text("Examples/Scripts/one-switch.keys"), named: "one-switch.keys")
    #expect(outcome.verdict == .passed)
    #expect(shown == outcome.transcript.description)
  }

  @Test(
    "The Swift examples stand in tests",
    arguments: [
      ("import SwiftUI", "Tests/EarshotTestingTests/ReadmeExampleTests.swift"),
      ("import EarshotTesting", "Tests/EarshotTestingTests/ReadmeExampleTests.swift"),
      ("import EarshotAccessibility", "Tests/EarshotEngineTests/ReadmeExampleTests.swift"),
    ])
  func examples(beginning: String, file: String) throws {
    let shown = try text("README.md").components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }.filter { $0.hasPrefix(beginning) }
    #expect(shown.count == 1)
    let tested = Set(lines(of: try text(file)))
    let missing = lines(of: shown.first ?? "").filter { !tested.contains($0) && !$0.hasPrefix("print(") }
    #expect(missing.filter { $0 != "@testable import MyApp" } == [])
  }

  /// Without indentation, and without what a test adds to a declaration.
  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " }).replacing("private struct SignInView", with: "struct SignInView")
    }
  }

  @Test("What is spoken of a screen is what the command prints")
  func speak() throws {
    let shown = try blocks(beginning: "$ swift run earshot speak inbox\n")
    var text = "$ swift run earshot speak inbox\n"
    let program = EarshotProgram(screens: .gallery)
    let status = program.run(["speak", "inbox"], output: { text += $0 }, errors: { text += $0 })
    #expect(status == 0)
    #expect(shown == [text])
  }

  @Test("The script holds")
  func script() throws {
    let shown = try blocks(beginning: "screen signin\nvoiceover on\npress")
    #expect(shown.count == 1)
    #expect(try outcome(of: shown.first ?? "", named: "README.md").verdict == .passed)
  }
}

/// Same input, same bytes.
@Suite("Determinism")
@MainActor struct DeterminismTests {
  @Test("Every example script has the same transcript each time")
  func transcripts() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Examples/Scripts").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "keys" }
    #expect(files.count >= 8)
    for file in files {
      let script = try Script(
        parsing: String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
      let first = ScriptRunner(screens: .gallery).run(script).transcript.description
      for _ in 0..<20 {
        #expect(ScriptRunner(screens: .gallery).run(script).transcript.description == first)
      }
    }
  }
}
