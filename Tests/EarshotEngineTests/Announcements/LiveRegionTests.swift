import EarshotAccessibility
import EarshotEngine
import Testing

/// Live regions of embedders (design §11, 39).
@Suite("Live regions (design §11, 39)") struct LiveRegionTests {
  private func region(_ kind: LiveRegion, _ texts: String...) -> Sketch {
    Sketch.group("Region", texts.map { .text($0) }).with { $0.details.liveRegion = kind }
  }

  /// What is said when the region comes to hold these.
  private func heard(_ kind: LiveRegion, _ before: Sketch, _ after: Sketch) -> [String] {
    let stage = Stage([.button("Send"), before])
    stage.listen()
    stage.engine.beginTurn(.other)
    stage.show([.button("Send"), after])
    stage.settle()
    stage.engine.endTurn()
    return stage.log
  }

  @Test func assertiveOnesInterrupt() {
    #expect(heard(.assertive, region(.assertive), region(.assertive, "Sent")) == ["0 Sent"])
  }

  @Test func politeOnesWait() {
    let stage = Stage([.button("Send"), region(.polite)])
    stage.listen()
    stage.show([.button("Send"), region(.polite, "Sent")])
    stage.settle()
    #expect(stage.spoken == [])
    stage.advance(by: .seconds(2))
    #expect(stage.log == ["720 Sent"])
  }

  @Test func aLaterChangeTakesThePlaceOfOneThatWaits() {
    func percent(_ number: Int) -> Sketch {
      Sketch(role: .text, label: "Loading").with { $0.value = "\(number) percent" }
    }
    func screen(_ number: Int) -> [Sketch] {
      [.button("Send"), .group("Region", [percent(number)]).with { $0.details.liveRegion = .polite }]
    }
    let stage = Stage(screen(0))
    stage.listen()
    for number in 1...300 {
      stage.show(screen(number))
      stage.settle()
    }
    stage.advance(by: .seconds(20))
    #expect(stage.log == ["720 Loading, 300 percent"])
    let results = stage.engine.takeAnnouncementResults()
    #expect(results.count == 300 && results.count(where: \.wasSuccessful) == 1)
    #expect(results.last == AnnouncementResult(text: "Loading, 300 percent", wasSuccessful: true))
  }

  @Test func whatIsAsItWasAtTheEndOfTheTurnIsNotAnnounced() {
    let stage = Stage([.button("Send"), region(.assertive, "Ready")])
    stage.listen()
    stage.engine.beginTurn(.other)
    for value in ["1", ""] {
      let text = Sketch.text("Ready").with { $0.value = value }
      stage.show([.button("Send"), .group("Region", [text]).with { $0.details.liveRegion = .assertive }])
      stage.settle()
    }
    stage.engine.endTurn()
    #expect(stage.spoken == [])
  }

  @Test func withoutAKindNothingIsAnnounced() {
    #expect(heard(.off, region(.off), region(.off, "Sent")) == [])
  }

  @Test func whatComesWithItsRegionIsNotAnnounced() {
    #expect(heard(.assertive, .text("Nothing"), region(.assertive, "Old news")) == [])
  }

  @Test func aChangedTextIsAnnouncedAndAnEqualOneIsNot() {
    let value: (String) -> Sketch = { value in
      Sketch.group("Region", [Sketch.text("Progress").with { $0.value = value }])
        .with { $0.details.liveRegion = .assertive }
    }
    #expect(heard(.assertive, value("10%"), value("20%")) == ["0 Progress, 20%"])
    #expect(heard(.assertive, value("10%"), value("10%")) == [])
  }

  @Test func whatTheCursorIsOnIsSpokenOnce() {
    let live: (String) -> Sketch = { value in
      Sketch.text("Progress").with {
        $0.value = value
        $0.details.liveRegion = .assertive
      }
    }
    let stage = Stage([live("10%")])
    stage.listen()
    stage.show([live("20%")])
    stage.settle()
    #expect(stage.spoken == ["20%"])
  }

  @Test func secretsAndHiddenThingsAreNot() {
    let secret: (String) -> Sketch = { value in
      Sketch.group("Region", [Sketch(role: .secureTextField, label: "Password").with { $0.value = value }])
        .with { $0.details.liveRegion = .assertive }
    }
    #expect(heard(.assertive, secret("3"), secret("4")) == [])
    #expect(heard(.assertive, region(.assertive), region(.assertive, "Sent").hidden) == [])
  }

  @Test func aTreeWithoutRegionsRemembersNothing() {
    let stage = Stage([.text("One")])
    for number in 0..<10 { stage.show([.text("One"), .text("\(number)")]) }
    stage.settle()
    #expect(stage.spoken == ["One"])
  }
}
