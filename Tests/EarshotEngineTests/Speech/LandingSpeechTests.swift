import EarshotAccessibility
import EarshotEngine
import Testing

@Suite struct LandingSpeechTests {
  @Test func eachLandingIsSpokenWhole() {
    let stage = Stage([.text("Welcome"), .field("Email"), .button("Log in").disabled])
    stage.perform(.next)
    stage.perform(.next)
    #expect(
      stage.spoken == ["Welcome", "Email, Text field, Double tap to edit", "Log in, dimmed, Button"])
  }

  @Test func containersAreNamedWhenTheCursorEntersThemOutermostFirst() {
    let stage = Stage([
      .text("a"), .group("outer", [.group("inner", [.text("b"), .text("c")]), .text("d")]), .text("e"),
    ])
    for _ in 1...4 { stage.perform(.next) }
    stage.perform(.previous)
    #expect(stage.spoken == ["a", "outer, inner, b", "c", "d", "e", "outer, d"])
  }

  @Test func plainContainersAreNeverNamed() {
    let stage = Stage([Sketch(role: .scrollArea, label: "scrolls", children: [.text("a")])])
    #expect(stage.spoken == ["a"])
  }

  @Test func barsWithoutLabelHaveTheSystemsName() {
    let tabs = Sketch(
      role: .tabBar, label: "tabs",
      children: [.button("Home"), .button("Search").with { $0.traits = .isTab }])
    let bar = Sketch(role: .toolbar, label: "tools", children: [.button("Cut")])
    let stage = Stage([tabs.with { $0.label = "" }, bar.with { $0.label = "" }])
    stage.perform(.next)
    stage.perform(.next)
    #expect(stage.spoken == ["Tab bar, Home, Tab, 1 of 2", "Search, Tab, 2 of 2", "Toolbar, Cut, Button"])
  }

  @Test func hintsCanBeTurnedOff() {
    let stage = Stage([.text("a"), .field("Email")])
    stage.engine.settings.verbosity.hints = false
    stage.perform(.next)
    #expect(stage.spoken == ["a", "Email, Text field"])
  }

  @Test func aSilentElementTakesTheCursorWithoutAWord() {
    let stage = Stage([.text("a"), Sketch(role: .element, label: "x").with { $0.label = "" }, .text("b")])
    stage.perform(.next)
    #expect(stage.voiceOver == "x")
    #expect(stage.spoken == ["a"])
    #expect(stage.engine.items.stops.count == 2)
  }

  @Test func whereAmIGivesTheDescriptionAndThePlace() throws {
    let stage = Stage([.text("a"), .field("Email", value: "x@y"), .button("b")])
    stage.perform(.next)
    stage.listen()
    stage.perform(.whereAmI)
    #expect(stage.spoken == ["Email, x@y, Text field, 2 of 3"])
    #expect(stage.engine.utterances.last?.cause == .whereAmI)
  }

  @Test func whereAmIIsSilentWhileTheCursorIsNowhere() {
    let stage = Stage([])
    #expect(stage.perform(.whereAmI).sound == .empty)
    #expect(stage.spoken == [])
  }

  @Test func withVoiceOverOffNothingIsSpoken() {
    let stage = Stage([.button("a"), .button("b")], on: [.switchControl])
    stage.press(.next)
    stage.engine.post(.announcement(Announcement("hello")))
    #expect(stage.engine.utterances.utterances.isEmpty)
    #expect(stage.scanner == "b")
  }

  @Test func announcementsAreSpokenAsTheyAre() {
    let stage = Stage([.text("a")])
    stage.engine.post(.announcement(Announcement("Saved")))
    stage.engine.post(.announcement(Announcement("")))
    #expect(stage.spoken == ["a", "Saved"])
    #expect(stage.engine.utterances.last?.cause == .announcement)
    #expect(stage.engine.utterances.last?.element == nil)
  }
}
