import Foundation
import Testing

@testable import EarshotEngine

/// The table of utterances in the fixture, and the one that `EARSHOT_CASES` names, if set; both have the same format.
@Suite("Descriptions (voiceover.md 2)") struct DescriptionTests {
  private static let fixture = Bundle.module.url(
    forResource: "Fixtures/voiceover-descriptions", withExtension: "json")

  @Test func everyCaseIsSpokenAsRecorded() throws {
    let cases = try DescriptionCase.load(#require(Self.fixture))
    #expect(cases.count == 134)
    #expect(Set(cases.map(\.id)).count == 134)
    #expect(failures(of: cases) == [])
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["EARSHOT_CASES"] != nil))
  func casesFromOutsideAreSpokenAsRecorded() throws {
    let path = try #require(ProcessInfo.processInfo.environment["EARSHOT_CASES"])
    let cases = try DescriptionCase.load(URL(filePath: path))
    #expect(!cases.isEmpty)
    #expect(failures(of: cases) == [])
  }

  /// The two parts around the pause are the texts of the table as well.
  @Test func descriptionAndHintAreToldApart() throws {
    let cases = try DescriptionCase.load(#require(Self.fixture)).filter { $0.accept == nil }
    for line in cases {
      let tokens = try line.tokens()
      let description = tokens.joined { !$0.isAfterPause && $0 != .trailer && $0 != .container }
      let containers = line.properties.entering ?? []
      let expected = line.expectedDescription
      let cut =
        containers.isEmpty ? expected : String(expected.dropFirst(containers.joined(separator: ", ").count))
      if line.properties.context?.type != "dataTableCell" {
        #expect(normalizedSpeech(description) == normalizedSpeech(cut), "\(line.id)")
      }
      #expect(
        normalizedSpeech(tokens.joined(where: \.isAfterPause)) == normalizedSpeech(line.expectedHint),
        "\(line.id)")
      #expect(tokens.filter { $0.kind == .trailer }.map(\.text) == line.trailer, "\(line.id)")
    }
  }

  private func failures(of cases: [DescriptionCase]) -> [String] {
    cases.compactMap { line in
      do {
        let spoken = try line.tokens().joined()
        let form = normalizedSpeech(spoken)
        if ([line.normalized] + (line.accept ?? [])).contains(form) { return nil }
        return "\(line.id): spoken \"\(spoken)\", expected \"\(line.expected)\""
      } catch {
        return "\(line.id): \(error)"
      }
    }
  }

  @Test func renderingsOfOneElementHaveOneNormalForm() {
    let forms = [
      "Label, Switch button, on, Double tap to toggle setting",
      "Label. Switch Button. On. “Double-tap” to toggle setting.",
      "label switch button ON  double tap to\ttoggle setting",
    ]
    #expect(Set(forms.map(normalizedSpeech)) == ["label switch button on double tap to toggle setting"])
    #expect(normalizedSpeech("12 o’clock") == "12 o clock")
  }
}
