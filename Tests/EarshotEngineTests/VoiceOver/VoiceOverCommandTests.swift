import EarshotAccessibility
import EarshotEngine
import Testing

@Suite struct VoiceOverCommandTests {
  let stage = Stage([.text("a"), .group("g", [.text("b"), .text("c")]), .text("d")])

  func request(
    _ action: ActionRequest.Action, _ label: String, on element: String? = nil, _ stage: Stage
  ) -> ActionRequest {
    ActionRequest(
      target: stage.id(label), action: action, technology: .voiceOver, element: element.map(stage.id))
  }

  @Test func nextAndPreviousWalkInReadingOrder() {
    var visited: [String?] = []
    for _ in 1...3 {
      stage.perform(.next)
      visited.append(stage.voiceOver)
    }
    for _ in 1...3 {
      stage.perform(.previous)
      visited.append(stage.voiceOver)
    }
    #expect(visited == ["b", "c", "d", "c", "b", "a"])
  }

  @Test func aLandingTellsWhereFromAndAsksForTheElementToBeShown() {
    let outcome = stage.perform(.next)
    #expect(outcome.move == CursorMove(technology: .voiceOver, from: stage.id("a"), to: stage.id("b")))
    #expect(outcome.requests == [request(.scrollToVisible, "b", stage)])
    #expect(outcome.sound == nil)
  }

  @Test("design §11, 35: at the ends the cursor stays, with a sound and no words")
  func atTheEndsTheCursorStays() {
    stage.listen()
    #expect(stage.perform(.previous).sound == .boundary)
    stage.perform(.last)
    let outcome = stage.perform(.next)
    #expect(outcome.hitBoundary)
    #expect(outcome.move == nil)
    #expect(outcome.requests == [])
    #expect(stage.voiceOver == "d")
    #expect(stage.spoken == ["d"])
  }

  @Test func firstAndLastJumpToTheEnds() {
    stage.perform(.last)
    #expect(stage.voiceOver == "d")
    stage.perform(.first)
    #expect(stage.voiceOver == "a")
  }

  @Test func anItemIsReachedDirectlyButOnlyIfItIsAReachableElement() {
    stage.perform(.item(stage.id("c")))
    #expect(stage.voiceOver == "c")
    for label in ["g", "nobody"] {
      #expect(throws: EngineError.notReachable(stage.id(label))) {
        try stage.engine.perform(.voiceOver(.item(stage.id(label))))
      }
    }
    #expect(stage.voiceOver == "c")
  }

  @Test func commandsToATechnologyThatIsOffAreRefused() {
    let stage = Stage([.button("a")])
    #expect(throws: EngineError.technologyOff(.switchControl)) {
      try stage.engine.perform(.switchControl(.next))
    }
    stage.engine.disable(.voiceOver)
    #expect(throws: EngineError.technologyOff(.voiceOver)) { try stage.engine.perform(.voiceOver(.next)) }
    #expect(stage.engine.takeActionRequests().count == 1)
  }

  @Test func activatingAsksTheElementElseWhatIsAroundIt() {
    let row = Sketch.group("row", [.text("label"), .button("inner")]).with { $0.actions = .activate }
    let stage = Stage([row, .text("plain")])
    #expect(stage.perform(.activate).requests == [request(.activate, "row", on: "label", stage)])
    stage.perform(.next)
    #expect(stage.perform(.activate).requests == [request(.activate, "inner", stage)])
    stage.perform(.next)
    let outcome = stage.perform(.activate)
    #expect(outcome.requests == [])
    #expect(outcome.sound == .empty)
  }

  @Test func aDisabledElementIsNotActivated() {
    let row = Sketch.group("row", [.button("a").disabled]).with { $0.actions = .activate }
    #expect(Stage([row]).perform(.activate).requests == [])
  }

  @Test func adjustingNeedsAnElementThatTakesIt() {
    let slider = Sketch(role: .slider, label: "s").with { $0.actions = .adjust }
    let group = Sketch.group("g", [.text("t")]).with { $0.actions = .adjust }
    let stage = Stage([slider, group, slider.disabled.named("off")])
    #expect(stage.perform(.increment).requests == [request(.increment, "s", stage)])
    #expect(stage.perform(.decrement).requests == [request(.decrement, "s", stage)])
    stage.perform(.next)
    #expect(stage.perform(.increment).sound == .empty)
    stage.perform(.next)
    #expect(stage.perform(.increment).sound == .empty)
  }

  @Test func escapeAndMagicTapAskFromTheElementOutwards() {
    let sheet = Sketch.group("sheet", [.text("t"), .text("u").with { $0.actions = .magicTap }])
      .with { $0.actions = [.escape, .magicTap] }
    let stage = Stage([sheet, .text("outside")])
    #expect(stage.perform(.escape).requests == [request(.escape, "sheet", on: "t", stage)])
    #expect(stage.perform(.magicTap).requests == [request(.magicTap, "sheet", on: "t", stage)])
    stage.perform(.next)
    #expect(stage.perform(.magicTap).requests == [request(.magicTap, "u", stage)])
    stage.perform(.next)
    #expect(stage.perform(.escape).sound == .empty)
  }

  @Test("voiceover.md 4.1, 4.5: scrolling and a long press ask from the element outwards")
  func scrollingAndALongPressAskFromTheElementOutwards() {
    let inner = Sketch.container(.scrollArea, "inner", [.text("a")]).with { $0.actions = .scroll }
    let outer = Sketch.container(.scrollArea, "outer", [inner, .text("b").with { $0.actions = .secondary }])
      .with { $0.actions = [.scroll, .secondary] }
    let stage = Stage([outer, .text("c")])
    #expect(stage.perform(.scroll(.down)).requests == [request(.scroll(.down), "inner", on: "a", stage)])
    #expect(stage.perform(.secondaryAction).requests == [request(.secondary, "outer", on: "a", stage)])
    stage.perform(.next)
    #expect(stage.perform(.scroll(.left)).requests == [request(.scroll(.left), "outer", on: "b", stage)])
    #expect(stage.perform(.secondaryAction).requests == [request(.secondary, "b", stage)])
    stage.perform(.next)
    #expect(stage.perform(.scroll(.up)).sound == .empty)
    #expect(stage.perform(.secondaryAction).sound == .empty)
  }

  @Test("voiceover.md 3.4: the user may choose to go on at the other end")
  func wrappingGoesOnAtTheOtherEnd() {
    let stage = Stage([.text("a"), .group("g", [.text("b"), .text("c")])], settings: .wrapping)
    #expect(stage.visited(.previous, .next, .next, .next, .next) == ["c", "a", "b", "c", "a"])
    let only = Stage([.text("a")], settings: .wrapping)
    #expect(only.perform(.next) == CommandOutcome(sound: .boundary))
    #expect(only.spoken == ["a"])
  }

  @Test func customActionsAreAskedForByName() {
    let stage = Stage([.text("row").with { $0.customActions = ["Reply", "Delete"] }])
    #expect(stage.perform(.customAction("Delete")).requests == [request(.custom("Delete"), "row", stage)])
    #expect(throws: EngineError.unknownAction("Archive", offered: ["Reply", "Delete"])) {
      try stage.engine.perform(.voiceOver(.customAction("Archive")))
    }
  }

  @Test func aCursorThatIsNowhereActivatesNothing() {
    let stage = Stage([.button("a")])
    let flag = stage.flag("f", on: "a")
    flag.value = false
    stage.settle()
    #expect(stage.voiceOver == nil)
    #expect(stage.perform(.activate).requests == [])
  }

  @Test func landingsOutsideCommandsAreShownToo() {
    let stage = Stage([.button("a"), .button("b")])
    let flag = stage.flag("f", on: "b")
    flag.value = true
    stage.settle()
    #expect(
      stage.engine.takeActionRequests()
        == [request(.scrollToVisible, "a", stage), request(.scrollToVisible, "b", stage)])
    #expect(stage.engine.takeActionRequests() == [])
  }
}
