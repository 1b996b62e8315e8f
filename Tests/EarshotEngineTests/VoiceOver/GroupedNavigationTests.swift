import EarshotAccessibility
import EarshotEngine
import Testing

/// Containers as stops (`voiceover.md` 4.3, 7; design §11, 36).
@Suite struct GroupedNavigationTests {
  static var sketches: [Sketch] {
    [
      .text("a"),
      .group("g", [.text("b"), .container(.form, "plain", [.text("c")]), .group("inner", [.text("d")])]),
      .container(.list, "l", [.text("e")]), .container(.list, "empty", []), .text("f"),
    ]
  }

  let stage = Stage(Self.sketches, settings: .grouped)

  @Test func nextAndPreviousStayAtOneLevel() {
    #expect(stage.visited(all: .next) == ["g", "l", "f"])
    #expect(stage.visited(all: .previous) == ["l", "g", "a"])
  }

  @Test func containersAreEnteredAndLeft() {
    stage.perform(.next)
    #expect(
      stage.visited(.moveIn, .next, .next, .moveIn, .next, .moveOut, .previous, .moveOut, .next)
        == ["b", "c", "inner", "d", "d", "inner", "c", "g", "l"])
  }

  @Test func aContainerIsSpokenByItsNameAndWhatItIsAndThenNotAgain() {
    stage.listen()
    for command in [
      VoiceOverCommand.next, .moveIn, .next, .next, .moveIn, .moveOut, .moveOut, .next, .moveIn,
    ] {
      stage.perform(command)
    }
    #expect(
      stage.spoken == [
        "g, group", "b", "c", "inner, group", "d", "inner, group", "g, group", "l, list", "e, List start",
      ])
  }

  @Test func whereThereIsNothingToEnterOrLeaveTheCursorStays() {
    for command in [VoiceOverCommand.moveIn, .moveOut] {
      #expect(stage.perform(command) == CommandOutcome(sound: .boundary))
    }
    #expect(stage.voiceOver == "a")
  }

  @Test("design §11, 36: with flat navigation there is nothing to enter")
  func flatNavigationHasNothingToEnter() {
    let stage = Stage(Self.sketches)
    stage.perform(.item(stage.id("b")))
    for command in [VoiceOverCommand.moveIn, .moveOut] {
      #expect(stage.perform(command) == CommandOutcome(sound: .boundary))
    }
    #expect(stage.voiceOver == "b")
  }

  @Test func theMacsProfileImpliesIt() {
    var settings = EngineSettings()
    settings.profile = .macOS
    #expect(Stage(Self.sketches, settings: settings).visited(all: .next) == ["g", "l", "f"])
  }

  @Test func kindsOfContainersHaveWords() {
    let roles: [(Role, String)] = [
      (.tabBar, "Tab bar"), (.toolbar, "Toolbar"), (.landmark, "landmark"), (.table, "table"),
      (.menu, "menu"),
    ]
    let sketches = roles.map { role, label in
      Sketch.container(role, label, [.text("in \(label)")]).with {
        $0.traits.remove(.isModal)
        if role != .menu { $0.label = "" }
      }
    }
    let stage = Stage(sketches, settings: .grouped)
    _ = stage.visited(all: .next)
    #expect(stage.spoken == ["Tab bar", "Toolbar", "Landmark", "table", "menu, group"])
  }

  @Test func aContainerIsAskedForByItem() {
    stage.perform(.item(stage.id("inner")))
    #expect(stage.voiceOver == "inner")
    #expect(stage.engine.currentSpeech == "inner, group")
    stage.listen()
    stage.perform(.whereAmI)
    #expect(stage.spoken == ["inner, group"])
    #expect(throws: EngineError.notReachable(stage.id("empty"))) {
      try stage.engine.perform(.voiceOver(.item(stage.id("empty"))))
    }
    #expect(throws: EngineError.notReachable(stage.id("plain"))) {
      try stage.engine.perform(.voiceOver(.item(stage.id("plain"))))
    }
  }

  @Test("R5: a request for an element inside a container lands there")
  func aRequestLandsInside() {
    let flag = stage.flag("f", on: "d")
    flag.value = true
    #expect(stage.settle() == ["f=true"])
    #expect(stage.spoken.last == "g, inner, d")
    #expect(stage.visited(.next, .moveOut) == ["d", "inner"])
    #expect(stage.settle() == ["f=false"])
  }

  @Test("R37: a binding on a container is true on it and inside it")
  func aBindingOnAContainer() {
    let flag = stage.flag("f", on: "g")
    stage.perform(.next)
    #expect(stage.settle() == ["f=true"])
    stage.perform(.moveIn)
    #expect(stage.settle() == [])
    #expect(flag.value)
    stage.perform(.moveOut)
    stage.perform(.next)
    #expect(stage.settle() == ["f=false"])
  }

  @Test("R40: a container that goes leaves the cursor on the next element")
  func aContainerThatGoes() {
    stage.perform(.next)
    stage.show([.text("a"), .container(.list, "l", [.text("e")]), .text("f")])
    stage.settle()
    #expect(stage.voiceOver == "e")
    #expect(stage.visited(.moveOut, .next) == ["l", "f"])
  }

  @Test func aContainerThatBecomesEmptyOrPlainIsLeft() {
    stage.perform(.next)
    stage.show([.text("a"), .group("g", []), .text("f")])
    stage.settle()
    #expect(stage.voiceOver == "f")
    stage.show([.group("f", [.text("x")])])
    stage.settle()
    #expect(stage.voiceOver == "f")
    stage.show([.container(.form, "f", [.text("x")])])
    stage.settle()
    #expect(stage.voiceOver == "x")
  }

  @Test("R6: the place of a dismissed cursor is at the level it was on")
  func theLevelOutlivesTheElement() {
    let flag = stage.flag("f", on: "b")
    flag.value = true
    stage.settle()
    flag.value = false
    stage.settle()
    stage.show([.text("a"), .group("g", [.text("c"), .text("d")]), .text("f")])
    stage.settle()
    #expect(stage.visited(.previous, .next, .next, .next) == [nil, "c", "d", "d"])
  }

  @Test func anEmptyModalContainerLeavesNothingToBeOn() {
    stage.show([.text("a"), .dialog("nothing", [])])
    stage.settle()
    #expect(stage.voiceOver == nil)
    for command in [VoiceOverCommand.first, .last, .next, .previous] {
      #expect(stage.perform(command) == CommandOutcome(sound: .boundary))
    }
  }

  @Test func switchedBackToFlatTheCursorGoesIntoTheContainer() {
    stage.perform(.next)
    stage.engine.settings = EngineSettings()
    stage.settle()
    #expect(stage.voiceOver == "b")
  }

  @Test("R42: a modal container takes the cursor in")
  func aModalContainerTakesTheCursorIn() {
    stage.show(Self.sketches + [.dialog("d1", [.text("x"), .text("y")])])
    stage.settle()
    #expect(stage.visited(.next, .next, .moveOut, .next, .previous) == ["y", "y", "d1", "d1", "d1"])
  }

  @Test func firstAndLastAreTheEndsOfTheScreen() {
    let stage = Stage(
      [.group("g", [.text("a"), .text("b")]), .text("c"), .group("h", [.text("d")])], settings: .grouped)
    #expect(stage.voiceOver == "g")
    #expect(stage.visited(.moveIn, .last, .moveIn, .first) == ["a", "h", "d", "g"])
  }

  @Test func rotorSearchesGoThroughAllLevelsAndStopAtContainersThemselves() {
    let stage = Stage(
      [.text("a"), .group("g", [.heading("h"), .container(.list, "l", [.heading("i")])]), .heading("j")],
      settings: .grouped)
    #expect(stage.visited(all: .move(.headings, forward: true)) == ["h", "i", "j"])
    #expect(stage.visited(all: .move(.containers, forward: false)) == ["l", "g"])
    #expect(stage.visited(all: .move(.containers, forward: true)) == ["l"])
    #expect(stage.visited(.move(.headings, forward: true), .move(.headings, forward: false)) == ["i", "h"])
  }

  @Test func wrappingStaysAtTheLevel() {
    var settings = EngineSettings.grouped
    settings.wrapsAround = true
    let stage = Stage(Self.sketches, settings: settings)
    #expect(
      stage.visited(.previous, .next, .next, .moveIn, .next, .next, .next) == [
        "f", "a", "g", "b", "c", "inner", "b",
      ])
  }
}
