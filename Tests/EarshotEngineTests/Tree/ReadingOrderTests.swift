import EarshotAccessibility
import EarshotEngine
import Testing

/// The examples of `voiceover.md` 3.2, by number. A row tolerance of 7 stands for a phone (rows differ from 8
/// points on), 12 for a tablet.
@Suite struct ReadingOrderTests {
  func order(_ sketches: [Sketch], rowTolerance: Int = 0, readsRightToLeft: Bool = false) -> [String] {
    Stage(sketches, rowTolerance: rowTolerance, readsRightToLeft: readsRightToLeft).order
  }

  func staircase(_ step: Int) -> [Sketch] {
    [
      .text("A").at(0, step), .text("B").at(10, 0), .text("C").at(20, -step), .text("D").at(30, -step),
    ]
  }

  let square: [Sketch] = [
    .text("D").at(10, 10), .text("C").at(0, 10), .text("B").at(10, 0), .text("A").at(0, 0),
  ]

  @Test("voiceover.md 3.2, example 1")
  func rowsComeBeforeColumns() {
    #expect(order(square) == ["A", "B", "C", "D"])
  }

  @Test("voiceover.md 3.2, example 2")
  func fromRightToLeftOnlyTheColumnsAreMirrored() {
    #expect(order(square, readsRightToLeft: true) == ["B", "A", "D", "C"])
  }

  @Test("voiceover.md 3.2, examples 3 and 4")
  func aStaircaseDependsOnTheTolerance() {
    #expect(order(staircase(8), rowTolerance: 7) == ["C", "D", "B", "A"])
    #expect(order(staircase(8), rowTolerance: 12) == ["A", "B", "C", "D"])
    #expect(order(staircase(25), rowTolerance: 12) == ["C", "D", "B", "A"])
  }

  @Test("voiceover.md 3.2, example 5")
  func aContainerStandsWhereItsFirstElementStands() {
    let sketches: [Sketch] = [
      .group("A", [.text("A1").at(0, 50, width: 200, height: 40), .text("A2").at(0, 300, width: 200)]),
      .group("B", [.text("B1").at(0, 0, width: 200, height: 40)]),
    ]
    #expect(order(sketches) == ["B1", "A1", "A2"])
  }

  @Test("voiceover.md 3.2, example 6")
  func elementsOfContainersInOneRowGoByColumn() {
    let sketches: [Sketch] = [
      .group("A", [.text("A1").at(200, 0)]), .group("B", [.text("B1").at(0, 5)]),
    ]
    #expect(order(sketches, rowTolerance: 7) == ["B1", "A1"])
  }

  @Test("voiceover.md 3.2, examples 7 and 8: an explicit order is kept whatever frames and priorities say")
  func anExplicitOrderIsKept() {
    let cells = Sketch.group("cells", [.text("cell").at(0, 100)])
    let header = Sketch.group("header", [.text("title").at(0, 0)])
    #expect(order([.group("list", [cells, header]).keepingOrder]) == ["cell", "title"])
    #expect(order([.group("list", [cells, header])]) == ["title", "cell"])
    let element = Sketch.text("element").at(0, 100)
    let group = Sketch.group("group", [.text("inner").at(0, 0)]).priority(1)
    #expect(order([.group("list", [element, group]).keepingOrder]) == ["element", "inner"])
  }

  @Test func anExplicitOrderComesAndGoes() {
    let sketches: [Sketch] = [.text("low").at(0, 9), .text("high").at(0, 0)]
    let stage = Stage([.group("g", sketches)])
    #expect(stage.order == ["high", "low"])
    stage.show([.group("g", sketches).keepingOrder])
    #expect(stage.order == ["low", "high"])
    stage.show([.group("g", sketches)])
    #expect(stage.order == ["high", "low"])
  }

  @Test func aContainerWithAnExplicitOrderStandsWhereTheFirstOfThatStands() {
    let kept = Sketch.group("kept", [.text("late").at(0, 20), .text("early").at(0, 0)]).keepingOrder
    #expect(order([kept, .text("middle").at(0, 10)]) == ["middle", "late", "early"])
  }

  @Test func siblingsWithoutFramesKeepTheHostsOrder() {
    let cells = Sketch.group("cells", [.text("cell")])
    let header = Sketch.group("header", [.text("title").at(0, 0)])
    #expect(order([cells, header]) == ["cell", "title"])
    #expect(order([.text("element"), .group("group", [.text("inner").at(0, 0)])]) == ["element", "inner"])
  }

  @Test("voiceover.md 3.2, example 9")
  func higherPriorityComesFirstWithinItsContainer() {
    let inner: [Sketch] = [
      .text("C").priority(2), .text("D").priority(3), .text("E").priority(1),
    ]
    #expect(order([.text("A"), .text("B"), .group("box", inner)]) == ["A", "B", "D", "C", "E"])
  }

  @Test func priorityGoesBeforeTheFrame() {
    let sketches: [Sketch] = [.text("top").at(0, 0), .text("low").at(0, 9).priority(1)]
    #expect(order(sketches) == ["low", "top"])
  }

  @Test func aTabBarStandsByItsOwnFrame() {
    let bar = Sketch(role: .tabBar, label: "bar", children: [.text("tab").at(0, 0)]).at(0, 20)
    #expect(order([bar, .text("content").at(0, 10)]) == ["content", "tab"])
  }

  @Test func aContainerFollowsItsFirstElement() {
    func sketches(_ row: Int) -> [Sketch] {
      [
        .text("a").at(0, 5),
        .group("outer", [.group("inner", [.text("b").at(0, row)])]),
      ]
    }
    let stage = Stage(sketches(9))
    #expect(stage.order == ["a", "b"])
    stage.show(sketches(1))
    #expect(stage.order == ["b", "a"])
  }

  @Test func aLongListStandsByItsOwnFrameWhicheverRowsAreHere() {
    func sketches(_ window: Range<Int>) -> [Sketch] {
      let rows = window.map { Sketch.text("row \($0)").at(0, $0 + 1) }
      let list = Sketch(role: .list, label: "list", children: rows).at(0, 1).with {
        $0.details.virtualChildren = VirtualChildren(firstIndex: window.lowerBound, count: 100)
      }
      return [.text("status").at(0, 20), list, .text("title").at(0, 0)]
    }
    let stage = Stage(sketches(0..<2))
    #expect(stage.order == ["title", "row 0", "row 1", "status"])
    stage.show(sketches(30..<32))
    #expect(stage.order == ["title", "row 30", "row 31", "status"])
  }

  @Test func aChangedPriorityReordersSiblings() {
    let stage = Stage([.text("a"), .text("b")])
    stage.show([.text("a"), .text("b").priority(1)])
    #expect(stage.order == ["b", "a"])
    #expect(stage.engine.tree.children(of: stage.id("window")) == [stage.id("b"), stage.id("a")])
  }
}
