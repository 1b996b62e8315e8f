import Testing

@testable import EarshotHost

@Suite("The status line")
@MainActor struct StatusLineTests {
  private func line(_ states: [String], width: Int) -> String {
    StatusLine(
      technologies: "VoiceOver", message: "3 of 7", states: states, time: "1.500 s", width: width
    ).facts
  }

  @Test("It says how VoiceOver stands")
  func states() {
    #expect(line([], width: 80) == "VoiceOver · 3 of 7 · 1.500 s")
    #expect(
      line(["Headings", "paused", "muted", "curtain"], width: 80)
        == "VoiceOver · 3 of 7 · Headings · paused · muted · curtain · 1.500 s")
  }

  @Test("What doesn't fit gives way at the end")
  func narrow() {
    #expect(line(["Headings", "muted"], width: 30) == "VoiceOver · 3 of 7 · Headings…")
  }
}
