import EarshotAccessibility
import EarshotEngine
import Testing

@Suite struct ReachTests {
  func reachable(_ stage: Stage, _ labels: String...) -> [String] {
    labels.filter { stage.engine.tree.isReachable(stage.id($0)) }
  }

  @Test func whatIsInsideAnElementIsNotVisited() {
    let stage = Stage([
      Sketch(role: .button, label: "row", children: [.text("inner")]), .text("after"),
    ])
    #expect(stage.order == ["row", "after"])
    #expect(reachable(stage, "row", "inner", "after") == ["row", "after"])
  }

  @Test func hiddenNodesAreOutOfReachWithAllBelowThem() {
    let stage = Stage([.text("a"), .group("g", [.text("b"), .group("h", [.text("c")])]).hidden, .text("d")])
    #expect(stage.order == ["a", "d"])
    #expect(reachable(stage, "a", "b", "c", "d", "g") == ["a", "d"])
  }

  @Test func amongSiblingsOnlyTheLastModalOneIsWalked() {
    let stage = Stage([
      .text("a"), .dialog("first", [.text("b")]), .dialog("second", [.text("c")]), .text("d"),
    ])
    #expect(stage.order == ["c"])
    #expect(reachable(stage, "a", "b", "c", "d", "first", "second", "window") == ["c", "second", "window"])
  }

  @Test func aModalNodeCoversOnlyItsSiblings() {
    let stage = Stage([.text("a"), .group("g", [.text("b"), .dialog("m", [.text("c")])]), .text("d")])
    #expect(stage.order == ["a", "c", "d"])
  }

  @Test func aHiddenModalNodeCoversNothing() {
    let stage = Stage([.text("a"), .dialog("m", [.text("b")]).hidden])
    #expect(stage.order == ["a"])
  }

  @Test func emptyContainersArePassedOver() {
    let stage = Stage([.group("e", []), .text("a"), .group("f", [.group("g", [])]), .text("b")])
    #expect(stage.order == ["a", "b"])
    #expect(stage.perform(.next).move?.to == stage.id("b"))
    #expect(stage.perform(.previous).move?.to == stage.id("a"))
    #expect(stage.perform(.previous).hitBoundary)
  }

  @Test("voiceover.md 3.1: what takes no space is no stop; what is inside it is walked")
  func whatTakesNoSpaceIsNoStop() {
    let wrapper = Sketch(role: .button, label: "wrapper", children: [.text("inner")])
    let sketches: [Sketch] = [
      .text("a"), .text("narrow").at(0, 0, width: 0), .text("flat").at(0, 0, height: 0),
      wrapper.at(0, 0, width: 0, height: 0), .group("g", [.text("b")]).at(0, 0, width: 0, height: 0),
    ]
    let stage = Stage(sketches, on: [.voiceOver, .switchControl])
    #expect(stage.order == ["a", "inner", "b"])
    #expect(stage.visited(all: .next) == ["inner", "b"])
    #expect(throws: EngineError.notReachable(stage.id("flat"))) {
      try stage.engine.perform(.voiceOver(.item(stage.id("flat"))))
    }
    #expect(stage.scanner == nil)
  }

  @Test func anElementThatLosesItsSpaceLosesTheCursor() {
    let stage = Stage([.text("a").at(0, 0), .text("b").at(0, 1)])
    stage.show([.text("a").at(0, 0, width: 0), .text("b").at(0, 1)])
    stage.settle()
    #expect(stage.voiceOver == "b")
    stage.show([.text("a").at(0, 0), .text("b").at(0, 1)])
    #expect(stage.order == ["a", "b"])
    #expect(stage.engine.tree.position(of: stage.id("b")) == ElementPosition(index: 2, count: 2))
  }

  @Test func aTreeMayBeOneElement() throws {
    let engine = Engine()
    try engine.apply(TreeUpdate(nodes: [leaf(1, "only")], root: NodeID(1)))
    #expect(Array(engine.tree.elements) == [NodeID(1)])
    #expect(engine.tree.position(of: NodeID(1)) == nil)
  }

  @Test func positionsCountTheElementsOfTheContainer() {
    let stage = Stage([
      .text("a"), .group("g", [.text("b"), .text("c")]), .text("hidden").hidden, .text("d"),
    ])
    let positions = ["a", "b", "c", "d", "hidden", "g"].map { stage.engine.tree.position(of: stage.id($0)) }
    #expect(
      positions == [
        ElementPosition(index: 1, count: 2), ElementPosition(index: 1, count: 2),
        ElementPosition(index: 2, count: 2), ElementPosition(index: 2, count: 2), nil, nil,
      ])
  }

  @Test func positionsFollowInsertionsAndHiding() {
    let stage = Stage([.text("a"), .text("b")])
    stage.show([.text("n"), .text("a").hidden, .text("b")])
    #expect(stage.engine.tree.position(of: stage.id("b")) == ElementPosition(index: 2, count: 2))
    #expect(stage.engine.tree.position(of: stage.id("a")) == nil)
  }

  @Test func anElementIsFoundByItsLabelElseByItsIdentifier() {
    let named = Sketch.text("x").with { $0.identifier = "b" }
    let stage = Stage([named, .group("g", [.text("b"), .text("other").with { $0.identifier = "id" }])])
    let tree = stage.engine.tree
    #expect(tree.firstElement(named: "b") == stage.id("b"))
    #expect(tree.firstElement(named: "id") == stage.id("other"))
    #expect(tree.firstElement(named: "g") == nil)
    #expect(tree.firstElement(named: "B") == nil)
  }
}
