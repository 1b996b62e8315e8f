import Testing

@testable import EarshotHost

@MainActor @Suite struct ClientTests {
  @Test func aScreenOfEverythingRunsUnderBothTechnologies() {
    let stage = Stage(on: [.voiceOver, .switchControl], width: 60, height: 40) { WholeScreen() }
    stage.perform(.first)
    var heard: [String] = []
    for _ in 0..<60 {
      heard.append(stage.voiceOver ?? "")
      stage.perform(.next)
    }
    let expected = [
      "Title", "Email", "Next", "1", "remembered", "No note", "Clear note", "none", "Header", "a", "Go on",
      "erased!",
    ]
    #expect(expected.filter { !heard.contains($0) } == [])
    #expect(stage.app {}.diagnostics == [])
  }

  @Test func everyOverloadIsShownAndSpokenWithoutComplaint() {
    let stage = Stage(width: 60, height: 100) { OverloadScreen() }
    let expected = [
      "attributed", "five kilograms", "string!", "nine a 1.50", "title", "label, two", "header", "Ada",
    ]
    #expect(expected.filter { stage.session.engine.tree.firstElement(named: $0) == nil } == [])
    #expect(stage.app {}.diagnostics == [])
  }

  @Test func everyDetailForTechnologiesIsThereWithoutComplaint() {
    let mount = Mount(width: 60, height: 100) { DetailScreen() }
    let rotors = mount.nodes.flatMap(\.details.rotors)
    #expect(rotors.map(\.entries.count) == [1, 7, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0])
    #expect(mount.node("fact").details.customContent.map(\.label) == ["Length", "a", "c", "e", "g", "value"])
    #expect(mount.node("Page 1").customActions == ["Again", "Copy", "Share"])
    #expect(mount.diagnostics == [])
  }

  @Test func everyKindOfStatementBuildsWhatItSays() {
    let mount = Mount(width: 40, height: 100) { BuilderScreen() }
    let texts = [
      "failed", "reason", "named name", "grouped", "available", "w", "trailing", "line", "narrow", "12",
    ]
    let missing = texts.filter { !mount.outline.contains("text \"\($0)\"") }
    #expect(missing == [])
    #expect(mount.outline.contains("toggle \"bound\" = \"0\""))
    #expect(mount.outline.contains("text \"1/1\""))
    #expect(mount.outline.contains("text \"0: x\"\ntext \"1: y\""))
  }
}
