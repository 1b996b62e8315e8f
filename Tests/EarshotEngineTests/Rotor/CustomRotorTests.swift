import EarshotAccessibility
import EarshotEngine
import Testing

/// Rotors of the author's (`voiceover.md` 4.4).
@Suite struct CustomRotorTests {
  /// Node ids are given out in the order in which labels are first asked for.
  func stage(_ sketches: (Stage) -> [Sketch]) -> Stage {
    let stage = Stage()
    stage.show(sketches(stage))
    stage.settle()
    stage.place()
    return stage
  }

  func entry(_ stage: Stage, _ label: String, _ range: Range<Int>? = nil) -> CustomRotor.Entry {
    CustomRotor.Entry(target: stage.id(label), textRange: range)
  }

  func errors() -> Stage {
    stage { stage in
      [
        .text("before"),
        .group("form", [.text("a"), .text("b"), .group("c", [.text("c1"), .text("c2")]), .text("d")])
          .rotor(.custom("Errors"), ["a", "gone", "c", "d"].map { entry(stage, $0) }),
        .text("after"),
      ]
    }
  }

  @Test func itIsOfferedToTheElementsInsideUnderItsOwnName() {
    let stage = errors()
    #expect(!stage.engine.rotorKinds.contains(.custom("Errors")))
    stage.perform(.next)
    #expect(stage.engine.rotorKinds == [.characters, .words, .containers, .custom("Errors")])
    stage.listen()
    stage.perform(.setRotor(.custom("Errors")))
    #expect(stage.spoken == ["Errors"])
    stage.perform(.last)
    #expect(stage.engine.rotorKind == .characters)
    stage.perform(.previous)
    #expect(stage.engine.rotorKind == .custom("Errors"))
  }

  @Test func entriesAreVisitedInOrderAndUnreachableOnesSkipped() {
    let stage = errors()
    stage.perform(.next)
    stage.perform(.setRotor(.custom("Errors")))
    stage.listen()
    #expect(stage.visited(all: .rotorNext) == ["c1", "d"])
    #expect(stage.spoken == ["c, c1", "d"])
    #expect(stage.visited(all: .rotorPrevious) == ["c1", "a"])
  }

  @Test func fromBetweenEntriesTheNearestOneIsTaken() {
    let stage = errors()
    stage.perform(.item(stage.id("b")))
    #expect(stage.visited(.move(.custom("Errors"), forward: true)) == ["c1"])
    stage.perform(.item(stage.id("c2")))
    #expect(stage.visited(.move(.custom("Errors"), forward: false)) == ["c1"])
  }

  @Test func theRotorsOwnOrderCounts() {
    let stage = stage { stage in
      [
        .group("g", [.text("a"), .text("b"), .text("c")])
          .rotor(.custom("Best"), ["c", "a", "b"].map { entry(stage, $0) })
      ]
    }
    stage.perform(.item(stage.id("c")))
    #expect(stage.visited(all: .move(.custom("Best"), forward: true)) == ["a", "b"])
  }

  @Test func theInnermostOfOneNameCounts() {
    let stage = stage { stage in
      [
        .group(
          "outer",
          [.text("a"), .group("inner", [.text("b"), .text("c")]).rotor(.custom("R"), [entry(stage, "c")])]
        )
        .rotor(.custom("R"), [entry(stage, "a")])
      ]
    }
    stage.perform(.item(stage.id("b")))
    #expect(stage.engine.rotorKinds.filter { $0 == .custom("R") }.count == 1)
    #expect(stage.visited(.move(.custom("R"), forward: true)) == ["c"])
  }

  @Test func itCanTakeThePlaceOfAKindOfTheSystem() {
    let stage = stage { stage in
      [
        .group("g", [.text("a"), .heading("b"), .text("c")])
          .rotor(.system(.headings), [entry(stage, "c")])
          .rotor(.system(.links), [entry(stage, "a")])
      ]
    }
    #expect(stage.engine.rotorKinds == [.characters, .words, .headings, .links, .containers])
    #expect(stage.visited(.move(.headings, forward: true)) == ["c"])
    #expect(stage.visited(.move(.links, forward: false)) == ["a"])
  }

  @Test func aRangeOfTextIsReadAfterTheElementAndReadingGoesOnFromIt() {
    let stage = stage { stage in
      [
        .group("g", [.text("start"), .text("a mispeled word and an eror")])
          .rotor(
            .custom("Spelling"),
            [
              entry(stage, "a mispeled word and an eror", 2..<10),
              entry(stage, "a mispeled word and an eror", 23..<27),
              entry(stage, "a mispeled word and an eror", 40..<50),
            ])
      ]
    }
    stage.listen()
    stage.perform(.move(.custom("Spelling"), forward: true))
    stage.perform(.move(.custom("Spelling"), forward: true))
    stage.perform(.move(.characters, forward: true))
    #expect(
      stage.spoken == [
        "a mispeled word and an eror", "mispeled", "a mispeled word and an eror", "eror", "e",
      ])
    stage.listen()
    stage.perform(.move(.custom("Spelling"), forward: false))
    #expect(stage.spoken == ["a mispeled word and an eror", "mispeled"])
    for _ in 1...2 { stage.perform(.move(.custom("Spelling"), forward: true)) }
    #expect(stage.perform(.move(.custom("Spelling"), forward: true)).hitBoundary)
  }

  @Test func aRotorWithoutEntriesIsNotOffered() {
    let stage = stage { _ in [.text("a").rotor(.custom("None"), [])] }
    #expect(stage.engine.rotorKinds == [.characters, .words])
    #expect(stage.perform(.move(.custom("None"), forward: true)).hitBoundary)
  }
}
