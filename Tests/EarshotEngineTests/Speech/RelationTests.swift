import EarshotAccessibility
import EarshotEngine
import Testing

/// Nodes that label others, describe them, and say what is wrong with them.
@Suite struct RelationTests {
  /// A form with a label, a field and two texts about it; the cursor is on the label.
  func form(_ isInvalid: Bool = false, error: String = "Too short", _ more: Sketch...) -> [Sketch] {
    [
      .text("Name"),
      field(isInvalid).relating(to: ["Name"], describedBy: ["help"], error: ["error"]),
      Sketch.text("As in your passport.").named("help"), Sketch.text(error).named("error"),
    ] + more
  }

  func field(_ isInvalid: Bool) -> Sketch {
    Sketch.field("").named("field").with { $0.details.isInvalid = isInvalid }
  }

  func spoken(on label: String, of sketches: [Sketch], settings: EngineSettings = EngineSettings())
    -> String?
  {
    let stage = Stage(sketches, settings: settings)
    stage.move(to: label)
    return stage.engine.utterances.last?.caption
  }

  @Test func aFieldIsCalledByItsLabelAndDescribedBehindThePause() {
    let stage = Stage(form())
    stage.move(to: "field")
    let utterance = stage.engine.utterances.last
    #expect(utterance?.description == "Name, Text field")
    #expect(utterance?.hint == "As in your passport, Double tap to edit")
    #expect(utterance?.label == "Name")
    #expect(stage.engine.items.stops.last?.label == "Name")
  }

  @Test func theErrorIsSpokenOnlyWhileTheFieldIsInvalid() {
    #expect(spoken(on: "field", of: form(true))?.hasPrefix("Name, Text field, Too short, As in") == true)
    #expect(spoken(on: "field", of: form(false))?.contains("Too short") == false)
    var silent = EngineSettings()
    silent.verbosity.hints = false
    #expect(spoken(on: "field", of: form(true), settings: silent) == "Name, Text field, Too short")
  }

  @Test func labelsAreReadInTheirOrderAndWinOverTheNodesOwn() {
    let texts: [Sketch] = [.text("First"), .text("Second")]
    let button = Sketch.button("Own").named("it")
    #expect(
      spoken(on: "it", of: texts + [button.relating(to: ["Second", "First"])]) == "Second First, Button")
    #expect(spoken(on: "it", of: texts + [button.relating(to: ["it", "First"])]) == "Own First, Button")
    #expect(spoken(on: "it", of: texts + [button.relating(to: ["nowhere"])]) == "Own, Button")
  }

  @Test func aNodeWithoutALabelLabelsByItsValueUnlessThatIsASecret() {
    let it = Sketch.button("").named("it").relating(to: ["other"])
    let value = Sketch.field("", value: "42").named("other")
    #expect(spoken(on: "it", of: [value, it]) == "42, Button")
    #expect(spoken(on: "it", of: [Sketch.secret("", count: 5).named("other"), it]) == "Button")
    #expect(spoken(on: "it", of: [Sketch.toggle("", value: "1").named("other"), it]) == "Button")
  }

  @Test func hiddenNodesLabelToo() {
    let hidden = Sketch.text("Hidden").with { $0.isHidden = true }
    #expect(
      spoken(on: "it", of: [hidden, Sketch.button("").named("it").relating(to: ["Hidden"])])
        == "Hidden, Button")
  }

  @Test func labelsOfLabelsAreNotFollowedSoCirclesAreSafe() {
    let a = Sketch.button("A").relating(to: ["B"], describedBy: ["A"], error: ["B"])
    let b = Sketch.button("B").relating(to: ["A"], describedBy: ["B"])
    #expect(spoken(on: "A", of: [a, b]) == "B, Button, A")
    #expect(spoken(on: "B", of: [a, b]) == "A, Button, B")
  }

  @Test func aLongChainCostsOneStep() {
    let chain = (0..<100).map { Sketch.text("t\($0)").relating(to: ["t\($0 + 1)"]) }
    #expect(spoken(on: "t0", of: chain + [.text("t100")]) == "t1")
  }

  @Test func aChangedLabelIsSpokenTheNextTimeAndUnderTheCursor() {
    let stage = Stage(form())
    stage.move(to: "field")
    stage.listen()
    func rename(_ text: String) {
      stage.engine.beginTurn(.other)
      stage.show([Sketch.text(text).named("Name")] + form().dropFirst())
      stage.settle()
      stage.engine.endTurn()
    }
    rename("Surname")
    #expect(stage.spoken == ["Surname"])
    stage.move(to: "help")
    rename("Family name")
    stage.listen()
    stage.move(to: "field")
    #expect(stage.spoken.first?.hasPrefix("Family name, Text field") == true)
  }

  @Test func aFieldThatBecomesInvalidUnderTheCursorSaysSoEvenWhileTyping() {
    let stage = Stage(form())
    stage.move(to: "field")
    stage.listen()
    for next in [form(true), form(true, error: "Too long"), form(true, error: "Too long"), form(false)] {
      stage.engine.beginTurn(.typing)
      stage.show(next)
      stage.settle()
      stage.engine.endTurn()
    }
    #expect(stage.spoken == ["Too short", "Too long"])
  }

  @Test func aContainerIsCalledByItsHeading() {
    let group = Sketch.group("", [.text("Address"), .field("Street")]).named("group")
    let stage = Stage([.text("before"), group.relating(to: ["Address"])])
    stage.listen()
    stage.move(to: "Street")
    #expect(stage.spoken.first?.hasPrefix("Address, Street") == true)
  }

  @Test func theScannerTheItemChooserAndSearchByNameUseTheSameLabel() {
    let stage = Stage(form(), on: [.voiceOver, .switchControl])
    #expect(stage.engine.words(for: .element(stage.id("field"))) == "Name")
    #expect(stage.engine.items(matching: "Name, Text").map(\.element) == [stage.id("field")])
    #expect(stage.engine.tree.label(of: stage.id("field")) == "Name")
    #expect(stage.engine.tree.label(of: NodeID(99)) == "")
  }

  @Test func theRotorReadsTheLabelByCharacters() {
    let stage = Stage([.text("Hi"), Sketch.button("").named("it").relating(to: ["Hi"])])
    stage.move(to: "it")
    stage.listen()
    stage.perform(.move(.characters, forward: true))
    #expect(stage.spoken == ["H"])
  }
}

/// Going from an element to what says something about it, and back.
@Suite struct RelationJumpTests {
  let sketches = RelationTests().form(true)

  @Test(arguments: [(NodeRelation.label, "Name"), (.description, "help"), (.errorMessage, "error")])
  func theCursorGoesToWhatIsRelatedAndBack(_ relation: NodeRelation, _ target: String) {
    let stage = Stage(sketches)
    stage.move(to: "field")
    #expect(stage.visited(.relation(relation), .relationSource) == [target, "field"])
  }

  @Test func anErrorOfAValidFieldIsNotGoneTo() {
    let stage = Stage(RelationTests().form(false))
    stage.move(to: "field")
    #expect(stage.perform(.relation(.errorMessage)).sound == .empty)
    #expect(stage.voiceOver == "field")
  }

  @Test func backLeadsToTheFieldThatTheCursorCameFromElseToTheFirst() {
    let stage = Stage([
      .text("Both"), Sketch.field("One").relating(to: ["Both"]), Sketch.field("Two").relating(to: ["Both"]),
    ])
    #expect(stage.visited(.relationSource) == ["One"])
    stage.move(to: "Two")
    #expect(stage.visited(.relation(.label), .relationSource) == ["Both", "Two"])
  }

  @Test func aGroupIsEnteredAndBackLeadsOutOfIt() {
    let box = Sketch.group("box", [.text("Two things are wrong"), .text("Nothing else")])
    let stage = Stage([
      Sketch.field("Name").relating(error: ["box"]).with { $0.details.isInvalid = true }, box,
    ])
    #expect(
      stage.visited(.relation(.errorMessage), .next, .relationSource) == [
        "Two things are wrong", "Nothing else", "Name",
      ])
  }

  @Test func whatIsUnknownOutOfReachOrTheElementItselfIsNoPlaceToGo() {
    let hidden = Sketch.text("hidden").with { $0.isHidden = true }
    for target in ["nowhere", "hidden", "it"] {
      let stage = Stage([Sketch.button("it").relating(to: [target]), hidden])
      let outcome = stage.perform(.relation(.label))
      #expect(outcome == CommandOutcome(sound: .empty))
      #expect(stage.perform(.relationSource).sound == .empty)
      #expect(stage.voiceOver == "it")
    }
  }

  @Test func relationsThatEndedLeadNowhereBack() {
    let stage = Stage(sketches)
    stage.show([.text("Name"), Sketch.field("").named("field")])
    #expect(stage.perform(.relationSource).sound == .empty)
    stage.show(sketches)
    #expect(stage.visited(.relationSource) == ["field"])
    stage.show([.text("Name")])
    stage.settle()
    #expect(stage.perform(.relationSource).sound == .empty)
  }
}

extension Sketch {
  func relating(to labels: [String] = [], describedBy: [String] = [], error: [String] = []) -> Sketch {
    var sketch = self
    sketch.related = (labels, describedBy, error)
    return sketch
  }
}
