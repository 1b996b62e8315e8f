import EarshotAccessibility
import EarshotEngine
import Testing

/// Actions of a group, offered on the elements within it.
@Suite struct OfferedActionTests {
  func list(_ rows: Sketch...) -> Sketch {
    Sketch.container(.list, "list", rows).offering("Sort", "Delete").offeringOnChildren
  }

  func onRow(_ rows: Sketch..., settings: EngineSettings = EngineSettings()) -> Stage {
    let list = Sketch.container(.list, "list", rows).offering("Sort", "Delete").offeringOnChildren
    return Stage([list, .text("outside")], settings: settings)
  }

  func request(_ name: String, by owner: String, on element: String, in stage: Stage) -> ActionRequest {
    ActionRequest(
      target: stage.id(owner), action: .custom(name), technology: .voiceOver, element: stage.id(element))
  }

  @Test func theRotorOffersTheElementsActionsThenThoseAround() {
    let outer = Sketch.container(.generic, "outer", [list(Sketch.button("row").offering("Reply", "Delete"))])
    let stage = Stage([outer.offering("Sort", "Archive").offeringOnChildren])
    #expect(stage.engine.rotorKind == .actions)
    stage.listen()
    while !stage.perform(.rotorNext).hitBoundary {}
    #expect(stage.spoken == ["Activate, Default", "Reply", "Delete", "Sort", "Archive"])
  }

  @Test func activatingRunsTheChosenActionOfTheGroupOnTheElement() {
    let stage = onRow(.button("one"), .button("two"))
    stage.perform(.next)
    for _ in 1...3 { stage.perform(.rotorNext) }
    #expect(stage.perform(.activate).action == request("Delete", by: "list", on: "two", in: stage))
  }

  @Test func anActionIsChosenByItsNameTheInnerOneFirst() throws {
    let stage = onRow(Sketch.text("one").offering("Delete"), .text("two"))
    #expect(stage.perform(.customAction("Delete")).action == stage.request(.custom("Delete"), "one"))
    #expect(stage.perform(.customAction("Sort")).action == request("Sort", by: "list", on: "one", in: stage))
    #expect(throws: EngineError.unknownAction("Fly", offered: ["Delete", "Sort"])) {
      try stage.engine.perform(.voiceOver(.customAction("Fly")))
    }
  }

  @Test func whatStandsOutsideOrInAGroupThatOffersNothingHasNoActions() {
    let stage = onRow(.text("one"))
    stage.move(to: "outside")
    #expect(!stage.engine.rotorKinds.contains(.actions))
    let silent = Stage([Sketch.container(.list, "list", [.text("row")]).offering("Sort")])
    #expect(!silent.engine.rotorKinds.contains(.actions))
    let nameless = Stage([Sketch.container(.list, "list", [.text("row")]).offeringOnChildren])
    #expect(!nameless.engine.rotorKinds.contains(.actions))
  }

  @Test func theHintSaysThatThereAreActions() {
    var settings = EngineSettings()
    settings.verbosity.actions = true
    let stage = onRow(.text("one"), .text("two"), settings: settings)
    stage.listen()
    stage.perform(.next)
    stage.perform(.next)
    #expect(stage.engine.utterances.utterances.suffix(2).map(\.trailer) == ["Actions available", ""])
  }

  @Test func whatAGroupOffersFollowsUpdates() {
    let stage = onRow(.text("one"))
    stage.show([.container(.list, "list", [.text("one")]), .text("outside")])
    #expect(!stage.engine.rotorKinds.contains(.actions))
    stage.show([list(.text("one")), .text("outside")])
    #expect(stage.engine.rotorKinds.contains(.actions))
    stage.show([.text("one"), .text("outside")])
    #expect(!stage.engine.rotorKinds.contains(.actions))
  }

  @Test func theScannersMenuOffersThemAndTellsWhichElementIsMeant() {
    let stage = Stage([list(.button("one"), .button("two"))], on: [.switchControl])
    stage.press(.select)
    stage.scan(to: "two")
    stage.press(.menu)
    #expect(stage.engine.scanner.menu?.entries.prefix(3) == [.tap, .action("Sort"), .action("Delete")])
    for _ in 1...2 { stage.press(.next) }
    let outcome = stage.press(.select)
    #expect(
      outcome.action
        == ActionRequest(
          target: stage.id("list"), action: .custom("Delete"), technology: .switchControl,
          element: stage.id("two")))
  }

  @Test func anyRequestSaysOnWhichElementItWasMade() {
    let stage = Stage([Sketch.group("group", [.text("inside")]).with { $0.actions = [.activate, .escape] }])
    #expect(stage.perform(.activate).action?.element == stage.id("inside"))
    #expect(stage.perform(.escape).action?.element == stage.id("inside"))
    #expect(stage.perform(.escape).action?.target == stage.id("group"))
  }
}

extension Sketch {
  var offeringOnChildren: Sketch { with { $0.details.offersActionsOnChildren = true } }
}
