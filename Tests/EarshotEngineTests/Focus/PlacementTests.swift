import EarshotAccessibility
import EarshotEngine
import Testing

/// Where technologies begin (design §11, 13 and 30).
@Suite struct PlacementTests {
  @Test func voiceOverBeginsOnTheFirstElementWithItsContainers() {
    let stage = Stage([.group("g", [.text("a")]), .text("b")])
    #expect(stage.spoken == ["g, a"])
    #expect(stage.engine.items.stops.map(\.cause) == [.placement])
  }

  @Test func voiceOverBeginsOnTheSummaryElement() {
    let summary = { (label: String) in Sketch.text(label).with { $0.traits.insert(.isSummaryElement) } }
    let stage = Stage([.text("a"), summary("off").hidden, summary("s"), summary("t")])
    #expect(stage.voiceOver == "s")
  }

  @Test func theScannerBeginsOnItsFirstCandidate() {
    let stage = Stage([.text("a"), .button("b")], on: [.switchControl])
    #expect(stage.scanner == "b")
  }

  @Test func aRequestBeforeThePlacementSparesIt() {
    let stage = Stage()
    let flag = stage.flag("f", on: "b")
    stage.show([.text("a"), .text("b")])
    flag.value = true
    #expect(stage.settle() == ["f=true"])
    #expect(stage.place() == [])
    #expect(stage.spoken == ["b"])
  }

  @Test func aRequestForAnotherTechnologyDoesNotDelayThePlacement() {
    let stage = Stage()
    let flag = stage.flag("f", on: "b", for: .switchControl)
    stage.show([.text("a"), .button("b")])
    stage.settle()
    flag.value = true
    stage.place()
    #expect(stage.voiceOver == "a")
  }

  @Test func bindingsFollowThePlacement() {
    let stage = Stage()
    _ = stage.flag("f", on: "a")
    stage.show([.text("a")])
    #expect(stage.settle() == [])
    #expect(stage.place() == ["f=true"])
    #expect(stage.place() == [])
  }

  @Test func enablingWhatIsOnChangesNothing() {
    let stage = Stage([.text("a"), .text("b")])
    stage.move(to: "b")
    stage.engine.enable(.voiceOver)
    stage.place()
    #expect(stage.voiceOver == "b")
    #expect(stage.engine.isEnabled(.voiceOver) && !stage.engine.isEnabled(.switchControl))
  }
}
