import EarshotAccessibility
import EarshotEngine
import Testing

/// Jumps by kind (`voiceover.md` 4.4).
@Suite struct RotorSearchTests {
  let stage = Stage([
    .text("a"), .heading("h1", level: 1), .group("g", [.text("b"), .link("l"), .heading("h2", level: 2)]),
    .field("f"), .group("hidden", [.heading("h3")]).hidden, .text("c"), .heading("h4", level: 1), .image("i"),
  ])

  @Test func theCursorGoesToTheNextAndPreviousOfTheKind() {
    stage.perform(.setRotor(.headings))
    stage.listen()
    #expect(stage.visited(all: .rotorNext) == ["h1", "h2", "h4"])
    #expect(stage.spoken == ["h1, Heading, level 1", "g, h2, Heading, level 2", "h4, Heading, level 1"])
    #expect(stage.visited(all: .rotorPrevious) == ["h2", "h1"])
  }

  @Test("design §11, 35: nothing further: the cursor stays, with a sound and no words")
  func nothingFurther() {
    stage.perform(.setRotor(.images))
    stage.perform(.last)
    stage.listen()
    #expect(stage.perform(.rotorNext) == CommandOutcome(sound: .boundary))
    #expect(stage.voiceOver == "i")
    #expect(stage.spoken == [])
  }

  @Test func aJumpAsksForItsElementToBeShown() {
    let outcome = stage.perform(.move(.links, forward: true))
    #expect(outcome.move == CursorMove(technology: .voiceOver, from: stage.id("a"), to: stage.id("l")))
    #expect(outcome.requests == [stage.request(.scrollToVisible, "l")])
  }

  @Test func moveJumpsWhateverTheRotorIsSetTo() {
    #expect(
      stage.visited(
        .move(.textFields, forward: true), .move(.headingLevel(1), forward: true),
        .move(.headingLevel(1), forward: false), .move(.formControls, forward: true),
        .move(.links, forward: false), .move(.tables, forward: true)) == ["f", "h4", "h1", "f", "l", "l"])
    #expect(stage.engine.rotorKind == .characters)
  }

  @Test func headingsWithoutALevelAreHeadings() {
    let stage = Stage([.text("a"), .heading("h"), .text("b").with { $0.headingLevel = 1 }])
    #expect(stage.visited(all: .move(.headings, forward: true)) == ["h"])
  }

  @Test func disabledControlsAreFoundToo() {
    let stage = Stage([.text("a"), .button("b").disabled, .toggle("c", value: "0"), .slider("d"), .link("e")])
    #expect(stage.visited(all: .move(.formControls, forward: true)) == ["b", "c", "d"])
  }

  @Test func containersAreReachedAtTheirFirstElement() {
    let stage = Stage([
      .text("a"), .container(.list, "one", [.text("b"), .text("c")]),
      .container(.landmark, "two", [.container(.list, "three", [.text("d"), .text("e")]), .text("f")]),
      .container(.list, "empty", []), .text("g"),
    ])
    #expect(stage.visited(all: .move(.containers, forward: true)) == ["b", "d"])
    stage.perform(.last)
    #expect(stage.visited(all: .move(.containers, forward: false)) == ["d", "b"])
    stage.perform(.item(stage.id("e")))
    #expect(stage.visited(.move(.lists, forward: false), .move(.lists, forward: false)) == ["d", "b"])
    #expect(stage.visited(.move(.landmarks, forward: true)) == ["d"])
  }

  @Test func aSearchStaysInsideWhatIsModal() {
    let stage = Stage([.heading("h"), .dialog("d", [.text("a"), .heading("i"), .text("b")])])
    #expect(stage.visited(all: .move(.headings, forward: true)) == ["i"])
    #expect(stage.visited(all: .move(.headings, forward: false)) == [])
  }

  @Test("R6: after focus was dismissed the search goes on from the place")
  func aSearchGoesOnFromThePlaceOfADismissedCursor() {
    let stage = Stage([.heading("a"), .text("b"), .heading("c")])
    let flag = stage.flag("f", on: "b")
    flag.value = true
    stage.settle()
    flag.value = false
    stage.settle()
    #expect(stage.voiceOver == nil)
    #expect(stage.visited(.move(.headings, forward: true)) == ["c"])
  }

  @Test func bindingsFollowAJump() {
    let stage = Stage([.text("a"), .heading("b")])
    let flag = stage.flag("f", on: "b")
    stage.perform(.move(.headings, forward: true))
    #expect(stage.settle() == ["f=true"])
    #expect(flag.value)
  }
}
